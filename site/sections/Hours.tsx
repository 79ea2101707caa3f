import { type HoursLine } from '#content/agency.ts'
import '#ui/table.css'
import './hours.css'

/** One of the agency's schedules as a small table. */
export function Hours({ title, lines }: { title: string; lines: readonly HoursLine[] }) {
  return (
    <table className="hours">
      <caption>{title}</caption>
      <tbody>
        {lines.map(({ days, hours }) => (
          <tr key={days}>
            <th scope="row">{days}</th>
            <td>{hours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
