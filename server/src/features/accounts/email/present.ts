import type { Account } from '@home-pulse/contract/features/accounts/email'
import { isMailAddress } from '../../../platform/mail/mail.ts'
import type { Person } from '../queries.ts'
import type { EmailChange } from './queries.ts'

export const presentAccount = (
  { email, emailConfirmedAt }: Pick<Person, 'email' | 'emailConfirmedAt'>,
  change: EmailChange | undefined,
): Account => ({
  email,
  email_state: isMailAddress(email) ? (emailConfirmedAt ? 'confirmed' : 'unconfirmed') : 'not_an_address',
  pending_email: change ? { email: change.email, expires_at: change.expiresAt.toISOString() } : null,
})
