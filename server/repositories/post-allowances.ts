import { sql } from 'kysely'
import { type Connection } from '#server/database/tables.ts'

interface Taking {
  visitor: string
  now: Date
  /** A full allowance. */
  size: number
  /** Seconds until one post comes back. */
  refillSeconds: number
}

/** Takes one post from a visitor's allowance, if there is one, and returns how many were there; PostgreSQL only. */
export async function takeFromAllowance(
  connection: Connection,
  { visitor, now, size, refillSeconds }: Taking,
): Promise<number> {
  const available = sql`least(${size}::double precision, kept.tokens
    + greatest(0, extract(epoch from (excluded.at - kept.at))::double precision) / ${refillSeconds})`
  const { rows } = await sql<{ before: number }>`
    insert into post_allowances as kept (visitor, tokens, before, at) values (${visitor}, ${size - 1}, ${size}, ${now})
    on conflict (visitor) do update set
      before = ${available},
      tokens = case when ${available} >= 1 then ${available} - 1 else ${available} end,
      at = excluded.at
    returning before`.execute(connection)
  return rows[0]?.before ?? 0
}

export async function deleteOldAllowances(connection: Connection, before: Date): Promise<void> {
  await connection.deleteFrom('postAllowances').where('at', '<', before).execute()
}
