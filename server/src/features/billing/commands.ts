import { Temporal } from 'temporal-polyfill'
import { nowDate } from '../../platform/clock.ts'
import type { Sql } from '../../platform/database.ts'
import type { Actor, Owner } from '../../platform/gate.ts'
import { monthlyPriceCents } from '../../platform/payments.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Session } from '../../platform/session.ts'
import {
  activateSubscription,
  cancelAtPeriodEnd,
  type FoundCheckout,
  findOpenCheckout,
  findSubscription,
  insertCheckout,
  markCheckoutPaid,
  type Subscription,
} from './queries.ts'

/** Opens a checkout at the provider, within a write that is under way. Answers its URL. */
export async function startCheckout(
  { clock, payments }: Platform,
  sql: Sql,
  owner: Owner,
  email: string,
): Promise<string> {
  const checkout = await payments.openCheckout({ customerId: owner.customerId, email })
  await insertCheckout(sql, owner, {
    ...checkout,
    provider: payments.name,
    amountCents: monthlyPriceCents,
    createdAt: nowDate(clock),
  })
  return checkout.url
}

/** The checkout that waits to be paid, opened anew where there is none. */
export const outstandingCheckout = (
  platform: Platform,
  owner: Owner,
  actor: Actor,
  email: string,
): Promise<string> =>
  platform.gate.write(
    owner,
    actor,
    async (sql) => (await findOpenCheckout(sql, owner))?.url ?? startCheckout(platform, sql, owner, email),
  )

/** Records that a checkout was paid and starts or prolongs its subscription by a month; twice is once. */
export async function recordPayment(
  { clock, gate }: Platform,
  checkout: FoundCheckout,
  sessionId: string,
): Promise<void> {
  const owner = gate.admit(checkout.customer_id)
  const actor = { userId: checkout.user_id, action: 'recordPayment' }
  await gate.write(owner, actor, async (sql) => {
    const now = nowDate(clock)
    if (!(await markCheckoutPaid(sql, owner, sessionId, now))) return
    const paidUntil = (await findSubscription(sql, owner))?.currentPeriodEndsAt ?? now
    await activateSubscription(sql, owner, {
      provider: checkout.provider,
      currentPeriodEndsAt: aMonthAfter(paidUntil > now ? paidUntil : now),
      updatedAt: now,
    })
  })
}

/** Cancels what is paid: it stays active until its period ends. Twice is once. */
export function cancelSubscription(
  { clock, gate }: Platform,
  { owner, actor }: Session,
): Promise<Subscription | undefined> {
  return gate.write(owner, actor, async (sql) => {
    const now = nowDate(clock)
    const subscription = await findSubscription(sql, owner)
    if (!subscription || subscription.cancelAtPeriodEnd) return subscription
    if (subscription.currentPeriodEndsAt <= now) return undefined
    await cancelAtPeriodEnd(sql, owner, now)
    return findSubscription(sql, owner)
  })
}

const aMonthAfter = (instant: Date): Date =>
  new Date(
    Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO('UTC').add({ months: 1 })
      .epochMilliseconds,
  )
