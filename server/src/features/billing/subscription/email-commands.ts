import type { Services } from '../../../platform/services.ts'
import type { Owner } from '../../../platform/tenancy/gate.ts'
import { findSubscription } from '../queries.ts'

/** Sends a customer's new email address to the payment provider, if the customer exists there. */
export async function updateEmailAtProvider(
  { gate, payments }: Pick<Services, 'gate' | 'payments'>,
  owner: Owner,
  email: string,
): Promise<void> {
  const subscription = await gate.read(owner, (sql) => findSubscription(sql, owner))
  if (subscription?.customerRef && subscription.provider === payments.name)
    await payments.changeEmail(subscription.customerRef, email)
}
