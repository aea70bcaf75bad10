import type { Owner } from '../../platform/gate.ts'
import type { Platform } from '../../platform/platform.ts'
import { sendLetter } from '../../platform/post.ts'
import { keptLetter } from './departure-present.ts'
import { restoreCustomer } from './departure-queries.ts'
import type { SignIn } from './queries.ts'

/** Keeps an account that was to be deleted, and tells its owner. Whether there was something to take back. */
export async function takeBackDeletion(
  platform: Platform,
  owner: Owner,
  { user_id: userId, email, first_name: firstName }: SignIn,
): Promise<boolean> {
  const { clock, gate } = platform
  const isKept = await gate.write(owner, { userId, action: 'restoreAccount' }, (sql) =>
    restoreCustomer(sql, owner, clock.nowMs()),
  )
  if (isKept) tellOfKeeping(platform, { email, firstName })
  return isKept
}

/** Mails an owner that a deletion was taken back. */
export function tellOfKeeping(
  platform: Platform,
  { email, firstName }: { readonly email: string; readonly firstName: string },
): void {
  const { config, errands } = platform
  const letter = keptLetter({ firstName, origin: config.mail.origin, supportEmail: config.support.email })
  errands.run('a mail about a deletion taken back', () => sendLetter(platform, email, letter))
}
