import { randomBytes } from 'node:crypto'
import { Temporal } from 'temporal-polyfill'
import { nowDate } from '../../../platform/config/clock.ts'
import type { Sql } from '../../../platform/database/database.ts'
import { apiError } from '../../../platform/errors/api-error.ts'
import { PaymentFault } from '../../../platform/errors/payment-fault.ts'
import type { Checkout } from '../../../platform/integrations/payments/payments.ts'
import type { Services } from '../../../platform/services.ts'
import type { Actor, Owner } from '../../../platform/tenancy/gate.ts'
import { findSubscription, replaceSubscriptionState } from '../queries.ts'
import { followSubscription } from '../subscription/status-commands.ts'
import {
  claimPendingCheckout,
  deletePendingCheckout,
  expireCheckouts,
  type FoundCheckout,
  findCheckout,
  findOpenCheckout,
  insertCheckout,
  listOutdated,
  listUnsettled,
  markCheckoutExpired,
  markCheckoutPaid,
} from './queries.ts'

/** The paying customer, and the product's origin for them. */
export interface Payer {
  readonly email: string
  readonly origin: string
  /** The user's token version from the session. A checkout with an older version gives no session. */
  readonly tokenVersion: number
}

/** Unguessable, because it is the id of a sandbox checkout. */
const makeKey = () => randomBytes(24).toString('base64url')

/** A provider keeps an idempotency key and its response for at least a day. */
const keyLastsMs = 23 * 60 * 60_000
/** A checkout that is about to expire is not returned any more. */
const marginMs = 60_000

/** Opens the first checkout of a new customer, before the customer is stored. */
export const openFirstCheckout = (
  { payments }: Services,
  owner: Owner,
  { email, origin }: Omit<Payer, 'tokenVersion'>,
): Promise<Checkout> => payments.openCheckout({ key: makeKey(), customerId: owner.customerId, email, origin })

/** Stores an opened checkout within a write. */
export const keepCheckout = (
  { clock, payments }: Services,
  sql: Sql,
  owner: Owner,
  checkout: Checkout,
  tokenVersion: number,
): Promise<void> =>
  insertCheckout(sql, owner, {
    ...checkout,
    provider: payments.name,
    createdAt: nowDate(clock),
    tokenVersion,
  })

/**
 * Returns the absolute URL of the customer's payable checkout, and opens one if there is none. The provider is called between
 * two transactions, with an idempotency key that the first one stores, so that two tabs or a double click get the same
 * checkout.
 */
export async function outstandingCheckout(
  services: Services,
  owner: Owner,
  actor: Actor,
  payer: Payer,
): Promise<string> {
  const { clock, gate, payments } = services
  const now = nowDate(clock)
  const findOpen = (sql: Sql) =>
    findOpenCheckout(sql, owner, payments.name, new Date(now.getTime() + marginMs), payer.tokenVersion)
  const absolute = ({ url }: Pick<Checkout, 'url'>) => new URL(url, payer.origin).href

  const { open, customerRef } = await gate.read(owner, async (sql) => ({
    open: await findOpen(sql),
    customerRef: (await findSubscription(sql, owner))?.customerRef,
  }))
  if (open) return absolute(open)

  const fresh = { ...payer, key: makeKey(), startedAt: now }
  const claim = await gate.write(owner, actor, async (sql) => {
    const opened = await findOpen(sql)
    if (opened) return { opened }
    return { pending: await claimPendingCheckout(sql, owner, fresh, new Date(now.getTime() - keyLastsMs)) }
  })
  if (claim.opened) return absolute(claim.opened)
  const { key, email, origin, tokenVersion } = claim.pending
  // The password was changed since this session was verified, so the newer checkout is not for it.
  if (tokenVersion > payer.tokenVersion) throw apiError('unauthenticated')
  try {
    const checkout = await payments.openCheckout({
      key,
      email,
      origin,
      customerRef,
      customerId: owner.customerId,
    })
    await gate.write(owner, actor, async (sql) => {
      await keepCheckout(services, sql, owner, checkout, tokenVersion)
      await deletePendingCheckout(sql, owner, key)
    })
    return absolute(checkout)
  } catch (error) {
    // A provider repeats its stored response for a key, including errors. The key is reused only if the response was lost.
    if (error instanceof PaymentFault && !error.isAnswerLost)
      await gate.write(owner, actor, (sql) => deletePendingCheckout(sql, owner, key))
    throw error
  }
}

/**
 * Reads a checkout from the provider and stores the purchase before marking it as paid, so that a customer who is signed in by
 * it has a subscription.
 */
export async function refreshCheckout(
  services: Services,
  { customer_id: customerId, status }: Pick<FoundCheckout, 'customer_id' | 'status'>,
  sessionId: string,
  action: string,
): Promise<void> {
  const { clock, gate, payments } = services
  if (!payments.books || status === 'paid') return
  const report = await payments.books.readCheckout(sessionId)
  if (report.status === 'open') return
  if (report.subscriptionRef) await followSubscription(services, report.subscriptionRef, action)
  const owner = gate.createOwner(customerId)
  const now = nowDate(clock)
  const paidAt = report.paidAt && report.paidAt < now ? report.paidAt : now
  await gate.write(owner, { userId: customerId, action }, async (sql) => {
    if (report.status === 'paid') await markCheckoutPaid(sql, owner, sessionId, paidAt)
    else await markCheckoutExpired(sql, owner, sessionId)
  })
}

/** Finds a checkout by id. If it is not known to be paid, the provider is asked first. */
export async function findSettledCheckout(
  services: Services,
  sessionId: string,
): Promise<FoundCheckout | undefined> {
  const { gate, payments } = services
  const find = () => gate.withoutOwner((connection) => findCheckout(connection, sessionId))
  const found = await find()
  if (!payments.books || found?.status !== 'open' || found.provider !== payments.name) return found
  await refreshCheckout(services, found, sessionId, 'postPaymentLogin')
  return find()
}

/**
 * Returns true if a customer who counts as unpaid has paid in the meantime and no event arrived. If the provider is
 * unreachable, the stored state counts.
 */
export async function hasPaidMeanwhile(services: Services, owner: Owner, actor: Actor): Promise<boolean> {
  const { app, clock, gate, payments } = services
  if (!payments.books) return false
  const unsettled = await gate.read(owner, (sql) => listUnsettled(sql, owner, payments.name))
  try {
    for (const id of unsettled)
      await refreshCheckout(services, { customer_id: owner.customerId, status: 'open' }, id, actor.action)
  } catch (error) {
    if (!(error instanceof PaymentFault)) throw error
    app.log.warn({ err: error }, 'failed to read a checkout from the payment provider')
  }
  const held = await gate.read(owner, (sql) => findSubscription(sql, owner))
  return held !== undefined && held.accessUntil > nowDate(clock)
}

/**
 * Closes the payable checkouts of a customer who deletes the account, because a tab may still be open. A purchase that was
 * just made is stored, so that its subscription is cancelled with the others. Throws a `PaymentFault` if the provider is
 * unreachable.
 */
export async function closeCheckouts(services: Services, owner: Owner, actor: Actor): Promise<void> {
  const { gate, payments } = services
  const open = await gate.read(owner, (sql) => listUnsettled(sql, owner, payments.name))
  await closeEach(services, owner, actor, open)
}

async function closeEach(
  services: Services,
  owner: Owner,
  actor: Actor,
  ids: readonly string[],
): Promise<void> {
  const { gate, payments } = services
  for (const id of ids) {
    try {
      await payments.closeCheckout(id)
    } catch (error) {
      // The checkout was paid or has expired.
      if (!(error instanceof PaymentFault) || error.outcome === 'unavailable') throw error
    }
    const { customerId } = owner
    await refreshCheckout(services, { customer_id: customerId, status: 'open' }, id, actor.action)
    await gate.write(owner, actor, (sql) => markCheckoutExpired(sql, owner, id))
  }
}

/** Expires the sandbox's payable checkouts within the write that raises the user's token version. */
export async function expireSandboxCheckouts({ payments }: Services, sql: Sql, owner: Owner): Promise<void> {
  if (!payments.books) await expireCheckouts(sql, owner, payments.name)
}

/**
 * Closes checkouts that were opened before this token version, after the response. Until the provider has closed such a
 * checkout it can be paid, but it gives no session.
 */
export function closeOlderCheckouts(
  services: Services,
  owner: Owner,
  actor: Actor,
  tokenVersion: number,
): void {
  const { backgroundTasks, gate, payments } = services
  if (!payments.books) return
  backgroundTasks.run('closing earlier checkouts', async () => {
    const open = await gate.read(owner, (sql) => listOutdated(sql, owner, payments.name, tokenVersion))
    await closeEach(services, owner, actor, open)
  })
}

/** Records the payment of a sandbox checkout, and starts or extends its subscription by a month. Idempotent. */
export async function recordSandboxPayment(
  { clock, gate }: Services,
  checkout: FoundCheckout,
  sessionId: string,
): Promise<void> {
  const owner = gate.createOwner(checkout.customer_id)
  const actor = { userId: checkout.user_id, action: 'recordPayment' }
  await gate.write(owner, actor, async (sql) => {
    const now = nowDate(clock)
    if (!(await markCheckoutPaid(sql, owner, sessionId, now))) return
    const held = await findSubscription(sql, owner)
    const begin = held && held.paidUntil > now ? held.paidUntil : now
    const paidUntil = aMonthAfter(begin)
    const next = {
      provider: 'sandbox',
      customerRef: null,
      subscriptionRef: null,
      invoiceRef: null,
      status: 'active',
      paidUntil,
      accessUntil: paidUntil,
      cancelsAtPeriodEnd: false,
      endedAt: null,
    } as const
    await replaceSubscriptionState(sql, owner, held, next, now)
  })
}

const aMonthAfter = (instant: Date): Date =>
  new Date(
    Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO('UTC').add({ months: 1 })
      .epochMilliseconds,
  )
