import { and, desc, eq, inArray, sql as raw } from 'drizzle-orm'
import type { Sql } from '../../../platform/database/database.ts'
import type { Incident } from '../../../platform/integrations/payments/payments.ts'
import type { Owner } from '../../../platform/tenancy/gate.ts'
import { paymentIncidents } from '../tables.ts'

/** Refunds and disputes, the newest first. */
export const listIncidents = (sql: Sql, { customerId }: Owner) =>
  sql
    .select()
    .from(paymentIncidents)
    .where(eq(paymentIncidents.customerId, customerId))
    .orderBy(desc(paymentIncidents.happenedAt), desc(paymentIncidents.id))

/** The invoices whose money went back to the customer in full. */
export async function listReturned(sql: Sql, { customerId }: Owner): Promise<(string | null)[]> {
  const rows = await sql
    .select({ invoiceRef: paymentIncidents.invoiceRef })
    .from(paymentIncidents)
    .where(
      and(eq(paymentIncidents.customerId, customerId), inArray(paymentIncidents.status, ['full', 'lost'])),
    )
  return rows.map(({ invoiceRef }) => invoiceRef)
}

/** Keeps an incident as it stands. What is decided stays so, and what went back does not return, whatever comes later. */
export async function upsertIncident(
  sql: Sql,
  { customerId }: Owner,
  { id, kind, status, amountCents, invoiceRef, happenedAt }: Incident,
): Promise<void> {
  await sql
    .insert(paymentIncidents)
    .values({ customerId, id, kind, status, amountCents, invoiceRef, happenedAt })
    .onConflictDoUpdate({
      target: [paymentIncidents.customerId, paymentIncidents.id],
      set: { status, amountCents },
      setWhere: raw`(payment_incidents.status, payment_incidents.amount_cents) is distinct from (excluded.status, excluded.amount_cents)
        and (payment_incidents.status = 'open' or excluded.amount_cents > payment_incidents.amount_cents)`,
    })
}
