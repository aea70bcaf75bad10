import { nowDate } from '../../../platform/config/clock.ts'
import { apiError } from '../../../platform/errors/api-error.ts'
import type {
  PaymentProvider,
  ProviderBooks,
  ProviderState,
  ProviderSubscription,
  SubscriptionState,
} from '../../../platform/integrations/payments/payments.ts'
import type { Services } from '../../../platform/services.ts'
import type { Actor, Owner } from '../../../platform/tenancy/gate.ts'
import { mailSubscriptionState } from '../mail/commands.ts'
import { findCustomer, findSubscription, replaceSubscriptionState, type Subscription } from '../queries.ts'
import { listReturned } from '../webhook/incident-queries.ts'

type Settled = ProviderState & { readonly provider: PaymentProvider['name'] }

const heldFields = [
  'customerRef',
  'subscriptionRef',
  'invoiceRef',
  'status',
  'paidUntil',
  'accessUntil',
  'cancelsAtPeriodEnd',
] as const satisfies (keyof SubscriptionState)[]

const isSame = (held: Subscription, next: Settled) =>
  held.provider === next.provider &&
  heldFields.every((field) => held[field]?.valueOf() === next[field]?.valueOf())

const maxTries = 5

/**
 * Fetches the subscription's state by `ask`, outside any transaction, and stores it if the stored state is
 * unchanged since then. On a conflict it fetches again, so that an older state never replaces a newer one.
 * Writes nothing if the states are equal or `ask` returns undefined.
 */
export async function refreshSubscriptionState(
  { clock, gate }: Services,
  owner: Owner,
  actor: Actor,
  ask: (held: Subscription | undefined) => Promise<Settled | undefined>,
): Promise<Subscription | undefined> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const { held, returned } = await gate.read(owner, async (sql) => ({
      held: await findSubscription(sql, owner),
      returned: await listReturned(sql, owner),
    }))
    const answer = await ask(held)
    if (!answer) return held
    const next = withoutReturned(answer, returned)
    if (held && isSame(held, next)) return held
    const settled = await gate.write(owner, actor, (sql) =>
      replaceSubscriptionState(sql, owner, held, next, nowDate(clock)),
    )
    if (settled) return settled
  }
  throw apiError('unavailable', { retryAfterSeconds: 2 })
}

/**
 * A cancelled subscription stays usable until the end of its paid period. If that period was refunded in
 * full, access ends with the subscription.
 */
function withoutReturned(next: Settled, returned: readonly (string | null)[]): Settled {
  const { status, invoiceRef, endedAt, paidUntil } = next
  if (status !== 'cancelled' || !endedAt || endedAt > paidUntil) return next
  if (invoiceRef === null || !returned.includes(invoiceRef)) return next
  return { ...next, paidUntil: endedAt, accessUntil: endedAt }
}

/**
 * Fetches a subscription from the provider and stores its state, whatever the order of events. Ignores
 * subscriptions of other products and of erased customers.
 */
export async function followSubscription(services: Services, ref: string, action: string): Promise<void> {
  const { gate, payments } = services
  const { books } = payments
  const customerId = (await books?.readSubscription(ref))?.customerId
  if (!books || !customerId) return
  const owner = gate.createOwner(customerId)
  const customer = await gate.read(owner, (sql) => findCustomer(sql, owner))
  if (!customer) return
  const { archivedAt: leftAt } = customer
  let revision: number | undefined
  // Repeats until a fetch needs no write. A concurrent request may have fetched later than this one and found
  // nothing to write. Then this one has just stored an older state.
  for (let tries = 0; tries < maxTries; tries += 1) {
    const settled = await refreshSubscriptionState(
      services,
      owner,
      { userId: customerId, action },
      async (held) => {
        revision = held?.revision
        const report = await readWanted(books, ref, leftAt)
        if (!report) return undefined
        const otherRef = held?.provider === payments.name ? held.subscriptionRef : null
        const other = otherRef && otherRef !== ref ? await books.readSubscription(otherRef) : undefined
        return { ...(other ? await keepOne(books, other, report) : report), provider: payments.name }
      },
    )
    if (settled?.revision === revision) {
      if (settled) await mailSubscriptionState(services, owner, settled)
      return
    }
  }
}

/**
 * Reads a subscription. If it was bought after the account's deletion was requested, refunds and cancels it
 * first.
 */
async function readWanted(
  books: ProviderBooks,
  ref: string,
  leftAt: Date | null,
): Promise<ProviderSubscription | undefined> {
  const report = await books.readSubscription(ref)
  if (!report || !leftAt || report.status === 'cancelled' || report.startedAt <= leftAt) return report
  await books.undo(report)
  return books.readSubscription(ref)
}

/**
 * Returns true if a subscription from the provider's list need not be fetched: it is stored in this state, or
 * it has ended and another one is stored.
 */
export async function isFollowed(services: Services, report: ProviderSubscription): Promise<boolean> {
  const { gate, payments } = services
  if (!report.customerId) return true
  const owner = gate.createOwner(report.customerId)
  const { held, returned } = await gate.read(owner, async (sql) => ({
    held: await findSubscription(sql, owner),
    returned: await listReturned(sql, owner),
  }))
  if (!held) return false
  if (held.subscriptionRef !== report.subscriptionRef) return report.status === 'cancelled'
  // No event reports the end of a grace period, so the email about it is sent here.
  await mailSubscriptionState(services, owner, held)
  // Both are cancelled, so only refunds can follow, and these have their own events.
  if (held.status === 'cancelled' && report.status === 'cancelled') return true
  return isSame(held, withoutReturned({ ...report, provider: payments.name }, returned))
}

const rank = { active: 0, past_due: 1, cancelled: 2 }

/**
 * Keeps one of two subscriptions of a customer: the one in good standing, and of two equal ones the older.
 * Cancels and refunds the other, so that the customer is not charged twice.
 */
async function keepOne(
  books: ProviderBooks,
  held: ProviderSubscription,
  other: ProviderSubscription,
): Promise<ProviderSubscription> {
  const claim = (a: ProviderSubscription, b: ProviderSubscription) =>
    rank[a.status] - rank[b.status] ||
    (a.status === 'cancelled'
      ? b.paidUntil.getTime() - a.paidUntil.getTime()
      : a.startedAt.getTime() - b.startedAt.getTime())
  const [kept, surplus] = claim(held, other) <= 0 ? [held, other] : [other, held]
  if (surplus.status !== 'cancelled') await books.undo(surplus)
  return kept
}
