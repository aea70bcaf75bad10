import type { Account } from '@home-pulse/contract/features/accounts/email'
import { nowDate } from '../../../platform/config/clock.ts'
import { apiError } from '../../../platform/errors/api-error.ts'
import type { Session } from '../../../platform/http/session.ts'
import { selectPerson } from '../queries.ts'
import type { AccountsServices } from '../services.ts'
import { presentAccount } from './present.ts'
import { selectEmailChange } from './queries.ts'

/** Returns the email address of the signed-in user, its state, and a requested change. */
export async function readAccount(
  { clock, gate }: AccountsServices,
  { owner, userId }: Session,
): Promise<Account> {
  return gate.read(owner, async (sql) => {
    const person = await selectPerson(sql, owner, userId)
    if (!person) throw apiError('unauthenticated')
    return presentAccount(person, await selectEmailChange(sql, owner, userId, nowDate(clock)))
  })
}
