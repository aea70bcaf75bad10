import { nowDate } from '../../../platform/config/clock.ts'
import { apiError } from '../../../platform/errors/api-error.ts'
import type {
  ProviderRecords,
  ProviderSubscription,
} from '../../../platform/integrations/payments/payments.ts'
import type { Actor, Owner } from '../../../platform/tenancy/gate.ts'
import { mailSubscriptionState } from '../mail/commands.ts'
import { findCustomer, findSubscription, replaceSubscriptionState, type Subscription } from '../queries.ts'
import type { BillingServices } from '../services.ts'
import { listRefundedInvoices } from '../webhook/incident-queries.ts'
import { endAfterFullRefund, isInSync, isSame, type StateFromProvider } from './status-rules.ts'

const maxTries = 5

/**
 * Calls `fetchState` outside any transaction, and stores the result if the stored state has not changed
 * meanwhile. On a conflict it fetches again, so that an older state never replaces a newer one. Writes nothing
 * if the states are equal or `fetchState` returns undefined.
 */
export async function refreshSubscriptionState(
  { clock, gate }: BillingServices,
  owner: Owner,
  actor: Actor,
  fetchState: (stored: Subscription | undefined) => Promise<StateFromProvider | undefined>,
): Promise<Subscription | undefined> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const { stored, refundedInvoices } = await gate.read(owner, async (sql) => ({
      stored: await findSubscription(sql, owner),
      refundedInvoices: await listRefundedInvoices(sql, owner),
    }))
    const answer = await fetchState(stored)
    if (!answer) return stored
    const next = endAfterFullRefund(answer, refundedInvoices)
    if (stored && isSame(stored, next)) return stored
    const saved = await gate.write(owner, actor, (sql) =>
      replaceSubscriptionState(sql, owner, stored, next, nowDate(clock)),
    )
    if (saved) return saved
  }
  throw apiError('unavailable', { retryAfterSeconds: 2 })
}

/**
 * Fetches a subscription from the provider and stores its state, so the order of events does not matter.
 * Ignores subscriptions of other products and of erased customers.
 */
export async function syncSubscription(
  services: BillingServices,
  ref: string,
  action: string,
): Promise<void> {
  const { gate, payments } = services
  const { records } = payments
  const customerId = (await records?.readSubscription(ref))?.customerId
  if (!records || !customerId) return
  const owner = gate.createOwner(customerId)
  const customer = await gate.read(owner, (sql) => findCustomer(sql, owner))
  if (!customer) return
  const { archivedAt } = customer
  let revision: number | undefined
  // After each change, fetches again until the fetched state equals the stored one, because the first response may have
  // been outdated. A conflict does not always show this: a simultaneous request writes nothing if the newer state is
  // already stored.
  for (let tries = 0; tries < maxTries; tries += 1) {
    const saved = await refreshSubscriptionState(
      services,
      owner,
      { userId: customerId, action },
      async (stored) => {
        revision = stored?.revision
        const report = await readAndUndoIfLeaving(records, ref, archivedAt)
        if (!report) return undefined
        const otherRef = stored?.provider === payments.name ? stored.subscriptionRef : null
        const other = otherRef && otherRef !== ref ? await records.readSubscription(otherRef) : undefined
        return {
          ...(other ? await keepBetterSubscription(records, other, report) : report),
          provider: payments.name,
        }
      },
    )
    if (saved?.revision === revision) {
      if (saved) await mailSubscriptionState(services, owner, saved)
      return
    }
  }
}

/**
 * Reads a subscription from the provider. If the customer bought it after requesting the deletion of the account, first
 * refunds and cancels it.
 */
async function readAndUndoIfLeaving(
  records: ProviderRecords,
  ref: string,
  archivedAt: Date | null,
): Promise<ProviderSubscription | undefined> {
  const report = await records.readSubscription(ref)
  if (!report || !archivedAt || report.status === 'cancelled' || report.startedAt <= archivedAt) return report
  await records.refundSurplus(report)
  return records.readSubscription(ref)
}

/**
 * Compares a subscription from the provider's list with the stored state. If they differ, fetches and stores the
 * subscription. Also sends an email about the stored state if one is due.
 */
export async function syncIfChanged(
  services: BillingServices,
  report: ProviderSubscription,
  action: string,
): Promise<void> {
  const { gate, payments } = services
  const { customerId, subscriptionRef } = report
  if (!customerId || !subscriptionRef) return
  const owner = gate.createOwner(customerId)
  const { stored, refundedInvoices } = await gate.read(owner, async (sql) => ({
    stored: await findSubscription(sql, owner),
    refundedInvoices: await listRefundedInvoices(sql, owner),
  }))
  // No event reports the end of a grace period, so the email about it is sent here.
  if (stored?.subscriptionRef === subscriptionRef) await mailSubscriptionState(services, owner, stored)
  if (!isInSync(stored, { ...report, provider: payments.name }, refundedInvoices))
    await syncSubscription(services, subscriptionRef, action)
}

const rank = { active: 0, past_due: 1, cancelled: 2 }

/**
 * Keeps the better of two subscriptions of a customer.
 * An active one is better than a past-due one, and a past-due one is better than a cancelled one.
 * Of two cancelled ones, the one that is paid for longer is kept. Of two active or two past-due ones, the older one is
 * kept.
 * If the other one still runs, it is cancelled and refunded, so that the customer is not charged twice.
 */
async function keepBetterSubscription(
  records: ProviderRecords,
  stored: ProviderSubscription,
  other: ProviderSubscription,
): Promise<ProviderSubscription> {
  const compare = (a: ProviderSubscription, b: ProviderSubscription) =>
    rank[a.status] - rank[b.status] ||
    (a.status === 'cancelled'
      ? b.paidUntil.getTime() - a.paidUntil.getTime()
      : a.startedAt.getTime() - b.startedAt.getTime())
  const [kept, surplus] = compare(stored, other) <= 0 ? [stored, other] : [other, stored]
  if (surplus.status !== 'cancelled') await records.refundSurplus(surplus)
  return kept
}
