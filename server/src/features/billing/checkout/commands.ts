import { randomBytes } from 'node:crypto'
import { Temporal } from 'temporal-polyfill'
import { nowDate } from '../../../platform/config/clock.ts'
import type { Sql } from '../../../platform/database/database.ts'
import { apiError } from '../../../platform/errors/api-error.ts'
import { PaymentError } from '../../../platform/errors/payment-error.ts'
import type { Checkout } from '../../../platform/integrations/payments/payments.ts'
import type { Actor, Owner } from '../../../platform/tenancy/gate.ts'
import { findSubscription, replaceSubscriptionState } from '../queries.ts'
import type { BillingServices } from '../services.ts'
import { syncSubscription } from '../subscription/status-commands.ts'
import {
  claimPendingCheckout,
  deletePendingCheckout,
  expireCheckouts,
  type FoundCheckout,
  findCheckout,
  findOpenCheckout,
  insertCheckout,
  listOlderCheckouts,
  listOpenCheckouts,
  markCheckoutExpired,
  markCheckoutPaid,
} from './queries.ts'

/** The customer who pays, and the origin of the URLs to which the provider redirects. */
export interface Payer {
  readonly email: string
  readonly origin: string
  /**
   * The user's token version from the session. A checkout that was opened at an older version does not sign
   * the customer in.
   */
  readonly tokenVersion: number
}

/** Returns a random key. It must be unguessable, because it becomes the id of a sandbox checkout. */
const makeKey = () => randomBytes(24).toString('base64url')

/**
 * A stored idempotency key is reused for at most this long, because a provider may forget a key after a day.
 */
const keyLifetimeMs = 23 * 60 * 60_000
/** A checkout is no longer offered to the customer if it expires within this time. */
const expiryMarginMs = 60_000

/** Opens the first checkout of a new customer, before the customer is stored. */
export const openFirstCheckout = (
  { payments }: BillingServices,
  owner: Owner,
  { email, origin }: Omit<Payer, 'tokenVersion'>,
): Promise<Checkout> => payments.openCheckout({ key: makeKey(), customerId: owner.customerId, email, origin })

/** Stores an opened checkout within the caller's transaction. */
export const storeCheckout = (
  { clock, payments }: BillingServices,
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
 * Returns the absolute URL of the customer's payable checkout, and opens one if there is none. The first
 * transaction stores an idempotency key, then the provider is called with it, then the second transaction
 * stores the checkout. Two tabs or a double click therefore get the same checkout.
 */
export async function findOrOpenCheckout(
  services: BillingServices,
  owner: Owner,
  actor: Actor,
  payer: Payer,
): Promise<string> {
  const { clock, gate, payments } = services
  const now = nowDate(clock)
  const findOpen = (sql: Sql) =>
    findOpenCheckout(sql, owner, payments.name, new Date(now.getTime() + expiryMarginMs), payer.tokenVersion)
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
    return { pending: await claimPendingCheckout(sql, owner, fresh, new Date(now.getTime() - keyLifetimeMs)) }
  })
  if (claim.opened) return absolute(claim.opened)
  const { key, email, origin, tokenVersion } = claim.pending
  // The password was changed after this session was verified, so the pending checkout belongs to a newer session.
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
      await storeCheckout(services, sql, owner, checkout, tokenVersion)
      await deletePendingCheckout(sql, owner, key)
    })
    return absolute(checkout)
  } catch (error) {
    // A provider answers a repeated key with its first response, even with an error, so every retry would fail without
    // this deletion. If the response was lost, the key is kept, because a checkout may exist.
    if (error instanceof PaymentError && !error.isAnswerLost)
      await gate.write(owner, actor, (sql) => deletePendingCheckout(sql, owner, key))
    throw error
  }
}

/**
 * Fetches a checkout from the provider and stores its state. The subscription is stored before the checkout is marked
 * as paid. A customer whom the checkout signs in therefore always has a subscription.
 */
export async function refreshCheckout(
  services: BillingServices,
  { customer_id: customerId, status }: Pick<FoundCheckout, 'customer_id' | 'status'>,
  sessionId: string,
  action: string,
): Promise<void> {
  const { clock, gate, payments } = services
  if (!payments.records || status === 'paid') return
  const report = await payments.records.readCheckout(sessionId)
  if (report.status === 'open') return
  if (report.subscriptionRef) await syncSubscription(services, report.subscriptionRef, action)
  const owner = gate.createOwner(customerId)
  const now = nowDate(clock)
  const paidAt = report.paidAt && report.paidAt < now ? report.paidAt : now
  await gate.write(owner, { userId: customerId, action }, async (sql) => {
    if (report.status === 'paid') await markCheckoutPaid(sql, owner, sessionId, paidAt)
    else await markCheckoutExpired(sql, owner, sessionId)
  })
}

/** Finds a checkout by id. If it is open at the configured provider, refreshes it from there first. */
export async function findRefreshedCheckout(
  services: BillingServices,
  sessionId: string,
): Promise<FoundCheckout | undefined> {
  const { gate, payments } = services
  const find = () => gate.withoutOwner((connection) => findCheckout(connection, sessionId))
  const found = await find()
  if (!payments.records || found?.status !== 'open' || found.provider !== payments.name) return found
  await refreshCheckout(services, found, sessionId, 'postPaymentLogin')
  return find()
}

/**
 * Fetches the customer's open checkouts from the provider, because the event about a payment may be late.
 * Returns true if the customer has a paid period now. If the provider is unreachable, the stored state decides.
 */
export async function refreshOpenCheckouts(
  services: BillingServices,
  owner: Owner,
  actor: Actor,
): Promise<boolean> {
  const { app, clock, gate, payments } = services
  if (!payments.records) return false
  const openIds = await gate.read(owner, (sql) => listOpenCheckouts(sql, owner, payments.name))
  try {
    for (const id of openIds)
      await refreshCheckout(services, { customer_id: owner.customerId, status: 'open' }, id, actor.action)
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error
    app.log.warn({ err: error }, 'failed to read a checkout from the payment provider')
  }
  const stored = await gate.read(owner, (sql) => findSubscription(sql, owner))
  return stored !== undefined && stored.accessUntil > nowDate(clock)
}

/**
 * Closes all payable checkouts of a customer who deletes the account, because one may still be open in a tab.
 * If one was just paid, stores its subscription, so that the caller can cancel it as well. Throws a
 * `PaymentError` if the provider is unreachable.
 */
export async function closeCheckouts(services: BillingServices, owner: Owner, actor: Actor): Promise<void> {
  await closeEach(services, owner, actor, (sql) => listOpenCheckouts(sql, owner, services.payments.name))
}

/**
 * Closes checkouts until `list` returns no more ids. `list` returns the ids of only some open checkouts, so it is
 * called repeatedly. A closed checkout is marked, so `list` does not return it again.
 */
async function closeEach(
  services: BillingServices,
  owner: Owner,
  actor: Actor,
  list: (sql: Sql) => Promise<string[]>,
): Promise<void> {
  const { gate } = services
  for (let ids = await gate.read(owner, list); ids.length > 0; ids = await gate.read(owner, list))
    for (const id of ids) await closeCheckout(services, owner, actor, id)
}

async function closeCheckout(
  services: BillingServices,
  owner: Owner,
  actor: Actor,
  id: string,
): Promise<void> {
  const { gate, payments } = services
  try {
    await payments.closeCheckout(id)
  } catch (error) {
    // The provider refuses to close a checkout that was paid or has expired. The state of the checkout is fetched
    // below.
    if (!(error instanceof PaymentError) || error.outcome === 'unavailable') throw error
  }
  const { customerId } = owner
  await refreshCheckout(services, { customer_id: customerId, status: 'open' }, id, actor.action)
  await gate.write(owner, actor, (sql) => markCheckoutExpired(sql, owner, id))
}

/** Expires the sandbox's payable checkouts within the transaction that raises the user's token version. */
export async function expireSandboxCheckouts(
  { payments }: BillingServices,
  sql: Sql,
  owner: Owner,
): Promise<void> {
  if (!payments.records) await expireCheckouts(sql, owner, payments.name)
}

/**
 * Closes checkouts that were opened at an older token version, in a background task. Until a checkout is closed at the
 * provider, it can still be paid, but it does not sign the customer in.
 */
export function closeOlderCheckouts(
  services: BillingServices,
  owner: Owner,
  actor: Actor,
  tokenVersion: number,
): void {
  const { backgroundTasks, payments } = services
  if (!payments.records) return
  backgroundTasks.run('closing earlier checkouts', async () => {
    await closeEach(services, owner, actor, (sql) =>
      listOlderCheckouts(sql, owner, payments.name, tokenVersion),
    )
  })
}

/** Records the payment of a sandbox checkout, and starts or extends its subscription by a month. Idempotent. */
export async function recordSandboxPayment(
  { clock, gate }: BillingServices,
  checkout: FoundCheckout,
  sessionId: string,
): Promise<void> {
  const owner = gate.createOwner(checkout.customer_id)
  const actor = { userId: checkout.user_id, action: 'recordPayment' }
  await gate.write(owner, actor, async (sql) => {
    const now = nowDate(clock)
    if (!(await markCheckoutPaid(sql, owner, sessionId, now))) return
    const stored = await findSubscription(sql, owner)
    const begin = stored && stored.paidUntil > now ? stored.paidUntil : now
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
    await replaceSubscriptionState(sql, owner, stored, next, now)
  })
}

const aMonthAfter = (instant: Date): Date =>
  new Date(
    Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO('UTC').add({ months: 1 })
      .epochMilliseconds,
  )
