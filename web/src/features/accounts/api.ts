import type * as accounts from '@home-pulse/contract/features/accounts/accounts'
import type * as emails from '@home-pulse/contract/features/accounts/email'
import type * as passwords from '@home-pulse/contract/features/accounts/passwords'
import { queryOptions } from '@tanstack/react-query'
import { type CallData, dataOf, endpoint } from '../../platform/calls/api.ts'
import { accountKeys } from '../../platform/calls/query-keys.ts'

export const signUp = endpoint<typeof accounts.signup>('POST', '/v1/customers/signup')
export const signIn = endpoint<typeof accounts.login>('POST', '/v1/customers/login')
export const signOut = endpoint<typeof accounts.logout>('POST', '/v1/customers/logout')
export const updateProfile = endpoint<typeof accounts.updateProfile>('PUT', '/v1/customers/profile')

export const forgetPassword = endpoint<typeof passwords.forgetPassword>(
  'POST',
  '/v1/customers/forgot-password',
)
export const resetPassword = endpoint<typeof passwords.resetPassword>('POST', '/v1/customers/reset-password')
export const changePassword = endpoint<typeof passwords.changePassword>('PUT', '/v1/customers/password')
export const signOutEverywhere = endpoint<typeof passwords.signOutEverywhere>(
  'POST',
  '/v1/customers/sign-out-everywhere',
)

export type Account = CallData<typeof emails.readAccount>

const readAccount = endpoint<typeof emails.readAccount>('GET', '/v1/customers/account')
export const sendConfirmation = endpoint<typeof emails.sendConfirmation>(
  'POST',
  '/v1/customers/email-confirmation',
)
export const confirmEmail = endpoint<typeof emails.confirmEmail>('POST', '/v1/customers/confirm-email')
export const requestEmailChange = endpoint<typeof emails.requestEmailChange>(
  'PUT',
  '/v1/customers/pending-email',
)
export const withdrawEmailChange = endpoint<typeof emails.withdrawEmailChange>(
  'DELETE',
  '/v1/customers/pending-email',
)
export const confirmEmailChange = endpoint<typeof emails.confirmEmailChange>(
  'POST',
  '/v1/customers/pending-email/confirm',
)

/** The account's email address, whether it is confirmed, and the new address if a change was requested. */
export const accountQuery = (userId: string) =>
  queryOptions({
    queryKey: accountKeys.account(userId),
    queryFn: async ({ signal }) => dataOf(await readAccount({ signal })),
  })
