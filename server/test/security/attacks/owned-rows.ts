import type { World } from '../../harness/harness.ts'

/**
 * Reads the names of all tables with customers' rows from the database's catalogue, so that new tables are included.
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

/** Returns all rows of a customer, by table, each as text. */
export async function rowsOf(world: World, customerId: string): Promise<Record<string, string[]>> {
  const tables = await ownedTables(world)
  return world.store.asSuperuser(async ({ query }) => {
    const found: Record<string, string[]> = {}
    for (const table of tables) {
      const rows = await query<{ row: string }>(
        {
          name: `attack_rows_of_${table}`,
          text: `select t::text as row from "${table}" t where customer_id = $1 order by 1`,
        },
        [customerId],
      )
      found[table] = rows.map(({ row }) => row)
    }
    return found
  })
}
