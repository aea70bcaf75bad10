import { nowDate } from '../../../platform/config/clock.ts'
import { PaymentFault } from '../../../platform/errors/payment-fault.ts'
import type { Session } from '../../../platform/http/session.ts'
import type { PaymentProvider } from '../../../platform/integrations/payments/payments.ts'
import { sandboxProvider } from '../../../platform/integrations/payments/sandbox.ts'
import type { Services } from '../../../platform/services.ts'
import type { Actor, Owner } from '../../../platform/tenancy/gate.ts'
import { findSubscription, type Subscription } from '../queries.ts'
import { refreshSubscriptionState } from './status-commands.ts'

/**
 * Returns the provider that holds a subscription. One from the sandbox stays there after real payments are
 * configured.
 */
function providerOf({ payments }: Services, { provider }: Subscription): PaymentProvider {
  if (provider === payments.name) return payments
  if (provider === 'sandbox') return sandboxProvider
  throw new PaymentFault('refused', `a subscription of ${provider} is held, which is not configured`)
}

/**
 * Returns true if the subscription is not cancelled. A sandbox subscription is charged only once, so it also
 * ends with its paid period.
 */
export const isRunning = (
  { clock }: Pick<Services, 'clock'>,
  { provider, status, paidUntil }: Subscription,
): boolean => status !== 'cancelled' && (provider !== 'sandbox' || paidUntil > nowDate(clock))

const changeRunning = (
  services: Services,
  owner: Owner,
  actor: Actor,
  change: 'cancel' | 'resume' | 'end',
): Promise<Subscription | undefined> =>
  refreshSubscriptionState(services, owner, actor, async (held) => {
    if (!held || !isRunning(services, held)) return undefined
    return { ...(await providerOf(services, held)[change](held)), provider: held.provider }
  })

/**
 * Cancels the subscription at the end of its paid period. Idempotent. Returns undefined if there is nothing
 * to cancel.
 */
export async function cancelSubscription(
  services: Services,
  { owner, actor }: Session,
): Promise<Subscription | undefined> {
  const subscription = await changeRunning(services, owner, actor, 'cancel')
  return subscription?.cancelsAtPeriodEnd || subscription?.status === 'cancelled' ? subscription : undefined
}

/** Undoes a cancellation during the paid period. Idempotent. Returns undefined if the period is over. */
export async function resumeSubscription(
  services: Services,
  { owner, actor }: Session,
): Promise<Subscription | undefined> {
  const subscription = await changeRunning(services, owner, actor, 'resume')
  return subscription && isRunning(services, subscription) ? subscription : undefined
}

/**
 * Cancels the subscription at its provider immediately, so that it is never charged again. Access lasts until
 * the end of the paid period. Idempotent. Throws a `PaymentFault` if the provider is unreachable. Must not be
 * called in a transaction.
 */
export async function endSubscription(services: Services, owner: Owner, actor: Actor): Promise<void> {
  await changeRunning(services, owner, actor, 'end')
}

/** Deletes the customer at the payment provider. Throws a `PaymentFault` if the provider is unreachable. */
export async function forgetPayer(
  { gate, payments }: Pick<Services, 'gate' | 'payments'>,
  owner: Owner,
): Promise<void> {
  const held = await gate.read(owner, (sql) => findSubscription(sql, owner))
  if (held?.customerRef && held.provider === payments.name) await payments.forgetCustomer(held.customerRef)
}
