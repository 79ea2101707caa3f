import '#ui/table.css'

export interface ZoneRow {
  letters: string
  risk: string
  chance: string
}

/** What the zone letters mean, beside the field that asks for one. */
export function ZoneKey({ zones }: { zones: ZoneRow[] }) {
  return (
    <table className="zone-key mb-6">
      <caption>What the zone letters mean</caption>
      <thead>
        <tr>
          <th scope="col">Zone</th>
          <th scope="col">Risk</th>
          <th scope="col">Chance a year</th>
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
  )
}
