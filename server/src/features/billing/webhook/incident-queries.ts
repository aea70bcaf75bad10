import { and, desc, eq, inArray, sql as raw } from 'drizzle-orm'
import type { Sql } from '../../../platform/database/database.ts'
import type { Incident } from '../../../platform/integrations/payments/payments.ts'
import type { Owner } from '../../../platform/tenancy/gate.ts'
import { paymentIncidents } from '../tables.ts'

/** Returns the customer's refunds and disputes, newest first. */
export const listIncidents = (sql: Sql, { customerId }: Owner) =>
  sql
    .select()
    .from(paymentIncidents)
    .where(eq(paymentIncidents.customerId, customerId))
    .orderBy(desc(paymentIncidents.happenedAt), desc(paymentIncidents.id))

/** Returns the ids of invoices that were paid back in full, by a refund or a lost dispute. */
export async function listRefundedInvoices(sql: Sql, { customerId }: Owner): Promise<(string | null)[]> {
  const rows = await sql
    .select({ invoiceRef: paymentIncidents.invoiceRef })
    .from(paymentIncidents)
    .where(
      and(eq(paymentIncidents.customerId, customerId), inArray(paymentIncidents.status, ['full', 'lost'])),
    )
  return rows.map(({ invoiceRef }) => invoiceRef)
}

/** Stores a refund or dispute. A decided dispute stays decided, and a refunded amount never decreases. */
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
