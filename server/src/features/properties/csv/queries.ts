import { and, eq, isNull, sql as raw } from 'drizzle-orm'
import type { Sql } from '../../../platform/database/database.ts'
import type { Owner } from '../../../platform/tenancy/gate.ts'
import { properties } from '../tables.ts'
import { type Address, addressKey, plain } from './address-rules.ts'

/** Maps the `addressKey` of each address to the id of the customer's home there, if there is one. */
export async function findHomesAt(
  sql: Sql,
  { customerId }: Owner,
  addresses: readonly Address[],
): Promise<Map<string, string>> {
  const streets = JSON.stringify([...new Set(addresses.map(({ street }) => plain(street)))])
  const rows = await sql
    .select({
      id: properties.id,
      street: properties.street,
      city: properties.city,
      state: properties.state,
      zip: properties.postalCode,
    })
    .from(properties)
    .where(
      and(
        eq(properties.customerId, customerId),
        isNull(properties.archivedAt),
        raw`lower(regexp_replace(${properties.street}, ' +', ' ', 'g')) in (select value from jsonb_array_elements_text(${streets}::jsonb) as value)`,
      ),
    )
  const known = new Map(rows.map((row) => [addressKey(row), row.id]))
  return new Map(
    addresses.flatMap((address) => {
      const key = addressKey(address)
      const id = known.get(key)
      return id === undefined ? [] : [[key, id]]
    }),
  )
}
