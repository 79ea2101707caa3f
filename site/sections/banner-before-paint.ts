/**
 * Runs in the page right after the banner, before anything is painted: a banner closed during this visit, or outside its
 * dates, never flashes. Kept as text because it has to stand inline; its hash goes into the security policy at build.
 * The dates arrive as moments: asking a browser for the date in Wyoming makes it load its time zones. Last it asks for the
 * banner's height: style rules and fonts are then made ready here, in a short task, and not all in that of the first view.
 */
export const bannerBeforePaint = `{const b=document.querySelector('[data-banner]'),n=Date.now(),{banner:t,from:f,until:u}=b.dataset;let c;try{c=sessionStorage.getItem('banner-closed')}catch{}b.hidden=c===t||n<f||n>=u;b.offsetHeight}`
