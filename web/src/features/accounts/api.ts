import type * as accounts from '@home-pulse/contract/features/accounts'
import { endpoint } from '../../platform/api.ts'

export const signUp = endpoint<typeof accounts.signup>('POST', '/v1/customers/signup')
export const signIn = endpoint<typeof accounts.login>('POST', '/v1/customers/login')
export const signOut = endpoint<typeof accounts.logout>('POST', '/v1/customers/logout')
export const updateProfile = endpoint<typeof accounts.updateProfile>('PUT', '/v1/customers/profile')
