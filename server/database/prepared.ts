import { type Compilable, type CompiledQuery, type DialectAdapter } from 'kysely'
import { type Connection } from './tables.ts'

/** Stands for a value while the text of a query is made. */
class Place {
  name: string
  constructor(name: string) {
    this.name = name
  }
}

/**
 * A query whose text is made once, for each database and set of values' names, and not anew with each of its values: for
 * what every lead runs (`npm run bench`). `build` puts the values where they belong and does not look at them.
 */
export function prepared<Values extends object, Row>(
  build: (connection: Connection, values: Values) => Compilable<Row>,
): (connection: Connection, values: Values) => Promise<Row[]> {
  const made = new WeakMap<DialectAdapter, Map<string, CompiledQuery<Row>>>()
  return async (connection, values) => {
    const { adapter } = connection.getExecutor()
    const texts = made.get(adapter) ?? new Map<string, CompiledQuery<Row>>()
    made.set(adapter, texts)
    const names = Object.keys(values)
    const shape = names.join()
    const places = () => Object.fromEntries(names.map((name) => [name, new Place(name)])) as Values
    const text = texts.get(shape) ?? build(connection, places()).compile()
    texts.set(shape, text)
    const parameters = text.parameters.map((parameter) =>
      parameter instanceof Place ? values[parameter.name as keyof Values] : parameter,
    )
    const { rows } = await connection.executeQuery<Row>({ ...text, parameters })
    return rows
  }
}
