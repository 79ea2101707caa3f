/**
 * Runs in the head. A page that is reloaded, come back to or opened at a place in it is laid out whole, so that the browser
 * finds that place; otherwise what lies below the first view may wait (`ui/layout.css`). Kept as text because it has to stand
 * inline.
 */
export const laidOutWhole = `if(location.hash||/^(?:reload|back)/.test(performance.getEntriesByType('navigation')[0]?.type))document.documentElement.dataset.whole=''`
