import { type SectionOf } from '#content/section.ts'
import { SectionFrame } from './SectionFrame.tsx'
import { SourceLine } from './SourceLine.tsx'
import '#ui/table.css'
import './table-section.css'

/**
 * A comparison. Three columns and more turn into blocks on a phone, each value under its column's name; amounts stay a table,
 * and one of two columns stands beside its heading.
 */
export function TableSection({ section }: { section: SectionOf<'table'> }) {
  const { columns, rows, title, amounts, note, source } = section
  const wide = columns.length > 2
  const stacks = wide && !amounts
  const number = amounts ? 'num' : undefined
  return (
    <SectionFrame section={section} head={wide ? 'over' : 'beside'}>
      <div className="sheet">
        <table className={[stacks ? 'stack' : wide ? '' : 'pair', amounts && 'amounts'].filter(Boolean).join(' ')}>
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              {columns.map((column, index) =>
                column ? (
                  <th key={column} scope="col" className={index > 0 ? number : undefined}>
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
                  <td key={columns[index + 1]} className={number} data-label={stacks ? columns[index + 1] : undefined}>
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {note && <p className="table-note">{note}</p>}
      {source && <SourceLine of={source} />}
    </SectionFrame>
  )
}
