import type * as accounts from '@home-pulse/contract/features/accounts'
import type * as passwords from '@home-pulse/contract/features/accounts-passwords'
import { endpoint } from '../../platform/api.ts'

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
