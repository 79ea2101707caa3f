import { months } from '#contracts/calendar.ts'
import { type Finding } from './finding.ts'

interface BannerDates {
  dates: string
  showUntil?: string
}

const written = new RegExp(`(${months.join('|')}) (\\d{1,2}), (\\d{4})`, 'g')

/** A banner whose last date is over. `today` is YYYY-MM-DD, as `showUntil` is. */
export function findOutOfDateBanner({ dates, showUntil }: BannerDates, today: string): Finding[] {
  const ends = [...dates.matchAll(written)].map(([, month = '', day = '', year = '']) =>
    [year, String(months.indexOf(month) + 1).padStart(2, '0'), day.padStart(2, '0')].join('-'),
  )
  // A period that is written out is over when its last date is, whatever `showUntil` says.
  const last = [ends.sort().at(-1), showUntil].filter((date) => date !== undefined).sort()[0]
  if (last === undefined || today <= last) return []
  return [{ kind: 'out-of-date banner', where: 'banner', what: `its dates ended on ${last}: ${dates}` }]
}
