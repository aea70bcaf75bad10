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
import { tellOfStanding } from '../mail/commands.ts'
import { findCustomer, findSubscription, replaceStanding, type Subscription } from '../queries.ts'
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
 * Asks a provider and keeps what it says. The asking stands outside every transaction; whoever was overtaken meanwhile asks
 * again, so that an older answer never takes the place of a newer one. Nothing is written where nothing changed.
 * `ask` answers undefined where what is held shall stay.
 */
export async function settleStanding(
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
      replaceStanding(sql, owner, held, next, nowDate(clock)),
    )
    if (settled) return settled
  }
  throw apiError('unavailable', { retryAfterSeconds: 2 })
}

/** A period whose money went back in full ends with its subscription; one that was paid may be used to its end. */
function withoutReturned(next: Settled, returned: readonly (string | null)[]): Settled {
  const { status, invoiceRef, endedAt, paidUntil } = next
  if (status !== 'cancelled' || !endedAt || endedAt > paidUntil) return next
  if (invoiceRef === null || !returned.includes(invoiceRef)) return next
  return { ...next, paidUntil: endedAt, accessUntil: endedAt }
}

/**
 * Reads a subscription in its provider's books and keeps how it stands, whatever news led here and in whatever order it came.
 * What was not sold by us, or to a customer who is gone, is left alone.
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
  // Somebody who read later may have found nothing to change, and left no mark: what was written is read once more.
  for (let tries = 0; tries < maxTries; tries += 1) {
    const settled = await settleStanding(services, owner, { userId: customerId, action }, async (held) => {
      revision = held?.revision
      const report = await readWanted(books, ref, leftAt)
      if (!report) return undefined
      const otherRef = held?.provider === payments.name ? held.subscriptionRef : null
      const other = otherRef && otherRef !== ref ? await books.readSubscription(otherRef) : undefined
      return { ...(other ? await keepOne(books, other, report) : report), provider: payments.name }
    })
    if (settled?.revision === revision) {
      if (settled) await tellOfStanding(services, owner, settled)
      return
    }
  }
}

/** What was bought by whoever had left before is not wanted: they get their money back. */
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
 * Whether a subscription that was read in a list is held as it stands there, or is over and another one is held: then nothing
 * needs to be asked again.
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
  // Access ends by the clock alone, which no event tells.
  await tellOfStanding(services, owner, held)
  // It is over for good, and what went back since is told by events.
  if (held.status === 'cancelled' && report.status === 'cancelled') return true
  return isSame(held, withoutReturned({ ...report, provider: payments.name }, returned))
}

const rank = { active: 0, past_due: 1, cancelled: 2 }

/**
 * Of two subscriptions of one customer the one that is paid counts, and of two that are paid the older. The other one is a
 * payment too many: it is given back and ended, so that nobody is charged twice.
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
