import { sql as raw } from 'drizzle-orm'
import type { Gate, Owner } from '../../src/platform/tenancy/gate.ts'

/**
 * Parts of the SQL statements that change one table for one customer. No other statement in the same transaction raises
 * the data version.
 */
interface Change {
  readonly table: string
  /**
   * SQL for the columns whose values differ when the customer's first row is copied. Absent if a customer has only one
   * row in this table.
   */
  readonly copyWith?: string
  /** The values of the customer's only row, without the customer's id. */
  readonly onlyRow?: string
  /** The columns that an update changes. The change is visible to the customer. */
  readonly touch: string
}

// The id of an inserted copy begins with `ffffffff`, so that the delete finds it. No other row refers to a copy.
const copyId = `'ffffffff' || substr(gen_random_uuid()::text, 9)`
const newId = `jsonb_build_object('id', ${copyId})`

export const changes: readonly Change[] = [
  { table: 'customers', touch: `created_at = created_at + interval '1 second'` },
  { table: 'users', copyWith: newId, touch: 'first_name = gen_random_uuid()::text' },
  {
    table: 'subscriptions',
    onlyRow: `'sandbox', null, null, 'active', '2030-01-01', false, '2026-01-01', '2030-01-01'`,
    touch: `updated_at = updated_at + interval '1 second'`,
  },
  {
    table: 'checkout_sessions',
    copyWith: `jsonb_build_object('id', ${copyId}, 'status', 'expired')`,
    touch: 'amount_cents = amount_cents + 1',
  },
  { table: 'payment_incidents', copyWith: newId, touch: 'amount_cents = amount_cents + 1' },
  { table: 'properties', copyWith: newId, touch: `built_year = built_year - 1` },
  { table: 'units', copyWith: newId, touch: 'unit_number = gen_random_uuid()::text' },
  {
    table: 'components',
    copyWith: newId,
    touch: `type = case type when 'stove' then 'dryer' else 'stove' end`,
  },
  {
    table: 'installations',
    copyWith: `jsonb_build_object('id', ${copyId}, 'removed_on', '2020-01-01')`,
    touch: 'brand = gen_random_uuid()::text',
  },
  { table: 'tenants', copyWith: newId, touch: 'first_name = gen_random_uuid()::text' },
  { table: 'leases', copyWith: newId, touch: 'rent_cents = rent_cents + 100' },
  { table: 'notes', copyWith: newId, touch: 'content = gen_random_uuid()::text' },
  { table: 'files', copyWith: newId, touch: 'size_bytes = size_bytes + 1' },
  { table: 'maintenance_events', copyWith: newId, touch: 'note = gen_random_uuid()::text' },
  {
    table: 'saved_views',
    onlyRow: `gen_random_uuid(), gen_random_uuid()::text, '', '2026-01-01'`,
    touch: 'search = gen_random_uuid()::text',
  },
  { table: 'own_tasks', copyWith: newId, touch: 'note = gen_random_uuid()::text' },
  {
    table: 'calendar_feeds',
    copyWith: `jsonb_build_object('id', ${copyId}, 'token_hash', '\\x' || md5(random()::text), 'revoked_at', now())`,
    touch: `created_at = created_at + interval '1 second'`,
  },
  {
    table: 'reserve_plans',
    onlyRow: `gen_random_uuid(), null, 100000, '2026-01-01', null, null, null, null`,
    touch: 'balance_cents = balance_cents + 100',
  },
]

export const operations = ['insert', 'update', 'delete'] as const
export type Operation = (typeof operations)[number]

/**
 * Returns true if this operation on the table must raise the data version. All operations do, except inserting or
 * deleting a customer.
 */
export const isVersioned = (table: string, operation: Operation) =>
  table !== 'customers' || operation === 'update'

/**
 * Runs one statement that inserts, updates or deletes a row of a table, through the gate. A delete removes a copy that
 * was inserted before. Returns true if a row changed.
 */
export function changeTable(
  gate: Gate,
  owner: Owner,
  { table, copyWith, onlyRow, touch }: Change,
  operation: Operation,
): Promise<boolean> {
  const name = raw.identifier(table)
  const own = raw`customer_id = ${owner.customerId}`
  const oneCopy = raw`id = (select id from ${name} where ${own} and id::text like 'ffffffff%' limit 1)`
  const statements = {
    update: raw`update ${name} set ${raw.raw(touch)} where ${own}`,
    insert: copyWith
      ? raw`insert into ${name} select (jsonb_populate_record(t, ${raw.raw(copyWith)})).* from ${name} t
          where ${own} order by t.id::text limit 1`
      : raw`insert into ${name} values (${owner.customerId}, ${raw.raw(onlyRow ?? '')}) on conflict do nothing`,
    delete: copyWith
      ? raw`delete from ${name} where ${own} and ${oneCopy}`
      : raw`delete from ${name} where ${own}`,
  }
  const actor = { userId: owner.customerId, action: `${operation} ${table}` }
  return gate.write(owner, actor, async (sql) => {
    const { rows } = (await sql.execute(raw`${statements[operation]} returning 1`)) as { rows: unknown[] }
    return rows.length > 0
  })
}
