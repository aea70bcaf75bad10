import type { World } from '../../harness/harness.ts'

/**
 * Returns the names of all tables with customers' rows. Reads them from the database's catalogue, which includes tables
 * that are added later.
 */
export const ownedTables = ({ store }: World): Promise<string[]> =>
  store.asSuperuser(async ({ query }) => {
    const rows = await query<{ name: string }>({
      name: 'attack_owned_tables',
      text: `select c.relname::text as name from pg_class c
        join pg_attribute a on a.attrelid = c.oid and a.attname = 'customer_id' and not a.attisdropped
        where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`,
    })
    return rows.map(({ name }) => name)
  })

/**
 * Returns all rows of a customer by table, each row as text. Reads them with a single query, because tests call this
 * often.
 */
export async function rowsOf(world: World, customerId: string): Promise<Record<string, string[]>> {
  const tables = await ownedTables(world)
  const text = tables
    .map((table) => `select '${table}' as name, t::text as row from "${table}" t where customer_id = $1`)
    .join(' union all ')
  const rows = await world.store.asSuperuser(({ query }) =>
    query<{ name: string; row: string }>({ name: 'attack_owned_rows', text: `${text} order by 1, 2` }, [
      customerId,
    ]),
  )
  const found: Record<string, string[]> = Object.fromEntries(tables.map((table) => [table, []]))
  for (const { name, row } of rows) found[name]?.push(row)
  return found
}
