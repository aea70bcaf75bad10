import { randomBytes } from 'node:crypto'
import { Temporal } from 'temporal-polyfill'
import { nowDate } from '../../platform/clock.ts'
import type { Sql } from '../../platform/database.ts'
import type { Actor, Owner } from '../../platform/gate.ts'
import { type Checkout, PaymentFault } from '../../platform/payments.ts'
import type { Platform } from '../../platform/platform.ts'
import {
  claimOpening,
  deleteOpening,
  type FoundCheckout,
  findOpenCheckout,
  insertCheckout,
  markCheckoutPaid,
} from './checkout-queries.ts'
import { findSubscription, replaceStanding } from './queries.ts'

/** Who pays, and where this product lives for them. */
export interface Payer {
  readonly email: string
  readonly origin: string
}

/** Unguessable: the sandbox names a checkout by it. */
const makeKey = () => randomBytes(24).toString('base64url')

/** A provider keeps a key for a day at least, and the answer under it. */
const keyLastsMs = 23 * 60 * 60_000
/** A checkout that is about to close is not handed out any more. */
const marginMs = 60_000

/** Opens the first checkout of somebody who is about to become a customer, before anything of them is kept. */
export const openFirstCheckout = (
  { payments }: Platform,
  owner: Owner,
  { email, origin }: Payer,
): Promise<Checkout> => payments.openCheckout({ key: makeKey(), customerId: owner.customerId, email, origin })

/** Keeps a checkout that was opened, within a write that is under way. */
export const keepCheckout = (
  { clock, payments }: Platform,
  sql: Sql,
  owner: Owner,
  checkout: Checkout,
): Promise<void> =>
  insertCheckout(sql, owner, { ...checkout, provider: payments.name, createdAt: nowDate(clock) })

/**
 * The checkout that waits to be paid, opened anew where there is none; its absolute URL. The provider is asked between two
 * transactions, under a key that the first one keeps: two tabs, or a second press, come to the same checkout.
 */
export async function outstandingCheckout(
  platform: Platform,
  owner: Owner,
  actor: Actor,
  payer: Payer,
): Promise<string> {
  const { clock, gate, payments } = platform
  const now = nowDate(clock)
  const findOpen = (sql: Sql) =>
    findOpenCheckout(sql, owner, payments.name, new Date(now.getTime() + marginMs))
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
    return { opening: await claimOpening(sql, owner, fresh, new Date(now.getTime() - keyLastsMs)) }
  })
  if (claim.opened) return absolute(claim.opened)
  const { key, email, origin } = claim.opening
  try {
    const checkout = await payments.openCheckout({
      key,
      email,
      origin,
      customerRef,
      customerId: owner.customerId,
    })
    await gate.write(owner, actor, async (sql) => {
      await keepCheckout(platform, sql, owner, checkout)
      await deleteOpening(sql, owner, key)
    })
    return absolute(checkout)
  } catch (error) {
    // A provider answers a key as it did before, errors included; only where its answer was lost is the key asked again.
    if (error instanceof PaymentFault && !error.mayHaveHappened)
      await gate.write(owner, actor, (sql) => deleteOpening(sql, owner, key))
    throw error
  }
}

/** Records that a checkout of the sandbox was paid and starts or prolongs its subscription by a month; twice is once. */
export async function recordSandboxPayment(
  { clock, gate }: Platform,
  checkout: FoundCheckout,
  sessionId: string,
): Promise<void> {
  const owner = gate.admit(checkout.customer_id)
  const actor = { userId: checkout.user_id, action: 'recordPayment' }
  await gate.write(owner, actor, async (sql) => {
    const now = nowDate(clock)
    if (!(await markCheckoutPaid(sql, owner, sessionId, now))) return
    const held = await findSubscription(sql, owner)
    const begin = held && held.paidUntil > now ? held.paidUntil : now
    const paidUntil = aMonthAfter(begin)
    const standing = {
      provider: 'sandbox',
      customerRef: null,
      subscriptionRef: null,
      invoiceRef: null,
      status: 'active',
      paidUntil,
      accessUntil: paidUntil,
      cancelsAtPeriodEnd: false,
    } as const
    await replaceStanding(sql, owner, held, standing, now)
  })
}

const aMonthAfter = (instant: Date): Date =>
  new Date(
    Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO('UTC').add({ months: 1 })
      .epochMilliseconds,
  )
