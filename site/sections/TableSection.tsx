import { type SectionOf } from '#content/section.ts'
import { SectionFrame } from './SectionFrame.tsx'
import { SourceLine } from './SourceLine.tsx'
import '#ui/table.css'
import './table-section.css'

/** A comparison. Three columns and more turn into blocks on a phone, each value under its column's name. */
export function TableSection({ section }: { section: SectionOf<'table'> }) {
  const { columns, rows, title, caption, note, source } = section
  const wide = columns.length > 2
  return (
    <SectionFrame section={section}>
      <table className={wide ? 'stack' : 'pair'}>
        <caption className={caption ? undefined : 'sr-only'}>{caption ?? title}</caption>
        <thead>
          <tr>
            {columns.map((column) =>
              column ? (
                <th key={column} scope="col">
                  {column}
                </th>
              ) : (
                <td key="corner" />
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...values]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, index) => (
                <td key={columns[index + 1]} data-label={wide ? columns[index + 1] : undefined}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note && <p className="table-note">{note}</p>}
      {source && <SourceLine of={source} />}
    </SectionFrame>
  )
}
