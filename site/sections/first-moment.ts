/** When a calendar date (YYYY-MM-DD) begins in a time zone, in milliseconds since 1970. */
export function firstMoment(date: string, timeZone: string): number {
  const utc = Date.parse(`${date}T00:00:00Z`)
  // Twice: the first guess may lie on the other side of a change of the clocks.
  return utc - offset(utc - offset(utc, timeZone), timeZone)
}

/** When a calendar date is over: the first moment of the next one. */
export function lastMoment(date: string, timeZone: string): number {
  const next = new Date(date)
  next.setUTCDate(next.getUTCDate() + 1)
  return firstMoment(next.toISOString().slice(0, 10), timeZone)
}

/** How far the clocks of a time zone are ahead of UTC at a moment, in milliseconds. */
function offset(moment: number, timeZone: string): number {
  const local = new Date(moment).toLocaleString('sv-SE', { timeZone })
  return Date.parse(`${local.replace(' ', 'T')}Z`) - moment
}
