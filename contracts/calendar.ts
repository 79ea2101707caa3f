// Dates and times of day are plain text, never instants: the same day and hour in the form, the mail and the export, whatever the zone.

/** In English, January first. */
export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

export const earliestYear = 1900
export const latestYear = 2100

/** A day that exists, written YYYY-MM-DD, between the years above. */
export function isCalendarDate(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!match) return false
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  if (year < earliestYear || year > latestYear) return false
  const real = new Date(Date.UTC(year, month - 1, day))
  return real.getUTCMonth() === month - 1 && real.getUTCDate() === day
}

/** `2026-03-08` → `Sunday, March 8, 2026`. */
export function spellDate(date: string): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const weekday = weekdays[new Date(Date.UTC(year, month - 1, day)).getUTCDay()] ?? ''
  return `${weekday}, ${months[month - 1] ?? ''} ${day}, ${year}`
}

/** HH:MM on the 24-hour clock; seconds and fractions, as some browsers send them, are dropped. Anything else stays as typed. */
export function cleanTime(text: string): string {
  return text.replace(/^(\d{2}:\d{2}):\d{2}(?:\.\d+)?$/, '$1')
}

export function isTimeOfDay(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text)
}

/** `12:30` → `12:30 PM`, `00:00` → `12:00 AM`. */
export function spellTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}
