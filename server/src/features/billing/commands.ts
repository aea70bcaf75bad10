import { nowDate } from '../../platform/clock.ts'
import type { Actor, Owner } from '../../platform/gate.ts'
import { PaymentFault, type PaymentProvider } from '../../platform/payments.ts'
import type { Platform } from '../../platform/platform.ts'
import { sandboxProvider } from '../../platform/sandbox.ts'
import type { Session } from '../../platform/session.ts'
import { findSubscription, type Subscription } from './queries.ts'
import { settleStanding } from './standing-commands.ts'

/** Who takes the money of a subscription: what was bought in the sandbox stays there when real payments begin. */
function providerOf({ payments }: Platform, { provider }: Subscription): PaymentProvider {
  if (provider === payments.name) return payments
  if (provider === 'sandbox') return sandboxProvider
  throw new PaymentFault('refused', `a subscription of ${provider} is held, which is not configured`)
}

/** Whether a subscription may be charged again. The sandbox charges once, and ends by itself. */
export const isRunning = (
  { clock }: Pick<Platform, 'clock'>,
  { provider, status, paidUntil }: Subscription,
): boolean => status !== 'cancelled' && (provider !== 'sandbox' || paidUntil > nowDate(clock))

const changeRunning = (
  platform: Platform,
  owner: Owner,
  actor: Actor,
  change: 'cancel' | 'resume' | 'end',
): Promise<Subscription | undefined> =>
  settleStanding(platform, owner, actor, async (held) => {
    if (!held || !isRunning(platform, held)) return undefined
    return { ...(await providerOf(platform, held)[change](held)), provider: held.provider }
  })

/** Cancels what is paid: it stays active until its period ends. Twice is once; undefined where there is nothing to cancel. */
export async function cancelSubscription(
  platform: Platform,
  { owner, actor }: Session,
): Promise<Subscription | undefined> {
  const subscription = await changeRunning(platform, owner, actor, 'cancel')
  return subscription?.cancelsAtPeriodEnd || subscription?.status === 'cancelled' ? subscription : undefined
}

/** Takes a cancellation back while its period lasts. Twice is once; undefined where it is over. */
export async function resumeSubscription(
  platform: Platform,
  { owner, actor }: Session,
): Promise<Subscription | undefined> {
  const subscription = await changeRunning(platform, owner, actor, 'resume')
  return subscription && isRunning(platform, subscription) ? subscription : undefined
}

/**
 * Ends this customer's subscription at its provider now: it is never charged again. What was paid stays theirs to use until
 * its period ends. Twice is once, and where there is none it does nothing. Throws a `PaymentFault` where the provider could
 * not be asked; never call it in a transaction.
 */
export async function endSubscription(platform: Platform, owner: Owner, actor: Actor): Promise<void> {
  await changeRunning(platform, owner, actor, 'end')
}

/** Lets whoever took the payments of a customer forget who that was. Throws as `endSubscription` does. */
export async function forgetPayer(
  { gate, payments }: Pick<Platform, 'gate' | 'payments'>,
  owner: Owner,
): Promise<void> {
  const held = await gate.read(owner, (sql) => findSubscription(sql, owner))
  if (held?.customerRef && held.provider === payments.name) await payments.forgetCustomer(held.customerRef)
}
