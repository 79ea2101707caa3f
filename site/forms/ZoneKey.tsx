import { zoneKeyWords as words } from '#content/words/zone-key.ts'
import '#ui/table.css'

export interface ZoneRow {
  letters: string
  risk: string
  chance: string
}

/** What the zone letters mean, beside the field that asks for one. */
export function ZoneKey({ zones }: { zones: ZoneRow[] }) {
  return (
    <div className="sheet zone-key mb-6">
      <table>
        <caption>{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.zone}</th>
            <th scope="col">{words.risk}</th>
            <th scope="col">{words.chance}</th>
          </tr>
        </thead>
        <tbody>
          {zones.map(({ letters, risk, chance }) => (
            <tr key={letters}>
              <th scope="row">{letters}</th>
              <td>{risk}</td>
              <td>{chance}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
