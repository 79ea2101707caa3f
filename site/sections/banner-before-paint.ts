/**
 * Runs in the page right after the banner, before anything is painted: a banner closed during this visit, or outside its
 * dates, never flashes. Kept as text because it has to stand inline; its hash goes into the security policy at build.
 */
export const bannerBeforePaint = `{const b=document.querySelector('[data-banner]'),d=new Date().toLocaleDateString('en-CA',{timeZone:'America/Denver'}),{banner:t,from:f,until:u}=b.dataset;let c;try{c=sessionStorage.getItem('banner-closed')}catch{}b.hidden=c===t||d<(f??'')||d>(u??'9')}`
