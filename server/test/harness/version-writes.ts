import { sql as raw } from 'drizzle-orm'
import type { Gate, Owner } from '../../src/platform/tenancy/gate.ts'

/** The SQL that changes one table for one customer. Nothing else in it raises the data version. */
interface Change {
  readonly table: string
  /** The columns to change in a copy of the customer's first row. If absent, the table has one row per customer. */
  readonly copyWith?: string
  /** The values of the customer's only row, after the customer's id. */
  readonly onlyRow?: string
  /** An update with a visible effect. */
  readonly touch: string
}

// Inserted copies have ids with this prefix, so that they can be found. No other row refers to them.
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
 * Returns true if this kind of change of the table raises the data version. Inserting or deleting a customer does
 * not.
 */
export const isVersioned = (table: string, operation: Operation) =>
  table !== 'customers' || operation === 'update'

/**
 * Changes one table with one statement through the gate. A delete removes an earlier inserted copy. Returns true if a
 * row changed.
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
