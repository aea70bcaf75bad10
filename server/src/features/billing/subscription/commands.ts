import { nowDate } from '../../../platform/config/clock.ts'
import { PaymentError } from '../../../platform/errors/payment-error.ts'
import type { Session } from '../../../platform/http/session.ts'
import type { PaymentProvider } from '../../../platform/integrations/payments/payments.ts'
import { sandboxProvider } from '../../../platform/integrations/payments/sandbox.ts'
import type { Actor, Owner } from '../../../platform/tenancy/gate.ts'
import { findSubscription, type Subscription } from '../queries.ts'
import type { BillingServices } from '../services.ts'
import { isRunning } from './rules.ts'
import { refreshSubscriptionState } from './status-commands.ts'

/**
 * Returns the provider that holds a subscription. A sandbox subscription stays in the sandbox even after real
 * payments are configured.
 */
function providerOf({ payments }: BillingServices, { provider }: Subscription): PaymentProvider {
  if (provider === payments.name) return payments
  if (provider === 'sandbox') return sandboxProvider
  throw new PaymentError('refused', `a subscription of ${provider} is held, which is not configured`)
}

const changeSubscription = (
  services: BillingServices,
  owner: Owner,
  actor: Actor,
  change: 'cancel' | 'resume' | 'end',
): Promise<Subscription | undefined> =>
  refreshSubscriptionState(services, owner, actor, async (stored) => {
    if (!stored || !isRunning(stored, nowDate(services.clock))) return undefined
    return { ...(await providerOf(services, stored)[change](stored)), provider: stored.provider }
  })

/**
 * Cancels the subscription at the end of its paid period. Idempotent. Returns undefined if there is nothing
 * to cancel.
 */
export async function cancelSubscription(
  services: BillingServices,
  { owner, actor }: Session,
): Promise<Subscription | undefined> {
  const subscription = await changeSubscription(services, owner, actor, 'cancel')
  return subscription?.cancelsAtPeriodEnd || subscription?.status === 'cancelled' ? subscription : undefined
}

/**
 * Undoes a cancellation during the paid period. Idempotent. Returns undefined if there is no subscription or it
 * has ended.
 */
export async function resumeSubscription(
  services: BillingServices,
  { owner, actor }: Session,
): Promise<Subscription | undefined> {
  const subscription = await changeSubscription(services, owner, actor, 'resume')
  return subscription && isRunning(subscription, nowDate(services.clock)) ? subscription : undefined
}

/**
 * Cancels the subscription at its provider immediately, so that it is never charged again. Access lasts until
 * the end of the paid period. Idempotent. Throws a `PaymentError` if the provider is unreachable. Must not be
 * called in a transaction.
 */
export async function endSubscription(services: BillingServices, owner: Owner, actor: Actor): Promise<void> {
  await changeSubscription(services, owner, actor, 'end')
}

/** Deletes the customer at the payment provider. Throws a `PaymentError` if the provider is unreachable. */
export async function deleteCustomerAtProvider(
  { gate, payments }: Pick<BillingServices, 'gate' | 'payments'>,
  owner: Owner,
): Promise<void> {
  const stored = await gate.read(owner, (sql) => findSubscription(sql, owner))
  if (stored?.customerRef && stored.provider === payments.name)
    await payments.forgetCustomer(stored.customerRef)
}
