/**
 * Runs in the head. A page that is reloaded or come back to is laid out whole, so that the browser finds the place where its
 * reader was; only on a first visit may what lies below wait (`ui/layout.css`). Kept as text because it has to stand inline.
 */
export const wholeWhenRestored = `if(/^(?:reload|back)/.test(performance.getEntriesByType('navigation')[0]?.type))document.documentElement.dataset.restored=''`
