import type { Connection } from '../../../platform/database/database.ts'

type Query = Pick<Connection, 'query'>

const findStatement = {
  name: 'billing_find_event',
  text: 'select 1 from payment_events where id = $1',
}
const keepStatement = {
  name: 'billing_keep_event',
  text: 'insert into payment_events (id, type, handled_at) values ($1, $2, $3) on conflict (id) do nothing',
}
const forgetStatement = {
  name: 'billing_forget_events',
  text: 'delete from payment_events where handled_at < $1',
}

export async function isEventHandled({ query }: Query, id: string): Promise<boolean> {
  return (await query(findStatement, [id])).length > 0
}

export async function markEventHandled(
  { query }: Query,
  { id, type }: { id: string; type: string },
  handledAt: Date,
): Promise<void> {
  await query(keepStatement, [id, type, handledAt])
}

export async function deleteHandledEvents({ query }: Query, before: Date): Promise<void> {
  await query(forgetStatement, [before])
}
