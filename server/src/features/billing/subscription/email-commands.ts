import type { Owner } from '../../../platform/tenancy/gate.ts'
import { findSubscription } from '../queries.ts'
import type { BillingServices } from '../services.ts'

/** Sends a customer's new email address to the payment provider, if the customer exists there. */
export async function updateEmailAtProvider(
  { gate, payments }: Pick<BillingServices, 'gate' | 'payments'>,
  owner: Owner,
  email: string,
): Promise<void> {
  const subscription = await gate.read(owner, (sql) => findSubscription(sql, owner))
  if (subscription?.customerRef && subscription.provider === payments.name)
    await payments.changeEmail(subscription.customerRef, email)
}
