import { sendEmail } from '../../../platform/mail/send-email.ts'
import type { Owner } from '../../../platform/tenancy/gate.ts'
import type { SignIn } from '../queries.ts'
import type { AccountsServices } from '../services.ts'
import { deletionCancelledEmail } from './mail.ts'
import { restoreCustomer } from './queries.ts'

/** Cancels a pending account deletion and mails the user about it. Returns true if a deletion was pending. */
export async function cancelDeletion(
  services: AccountsServices,
  owner: Owner,
  { user_id: userId, email, first_name: firstName }: SignIn,
): Promise<boolean> {
  const { clock, gate } = services
  const isKept = await gate.write(owner, { userId, action: 'restoreAccount' }, (sql) =>
    restoreCustomer(sql, owner, clock.nowMs()),
  )
  if (isKept) mailDeletionCancelled(services, { email, firstName })
  return isKept
}

export function mailDeletionCancelled(
  services: AccountsServices,
  { email, firstName }: { readonly email: string; readonly firstName: string },
): void {
  const { config, backgroundTasks } = services
  const message = deletionCancelledEmail({
    firstName,
    origin: config.mail.origin,
    supportEmail: config.support.email,
  })
  backgroundTasks.run('mail about a cancelled deletion', () => sendEmail(services, email, message))
}
