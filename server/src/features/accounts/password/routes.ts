import * as contract from '@home-pulse/contract/features/accounts/passwords'
import { networkOf } from '../../../platform/auth/client-network.ts'
import { type ApiError, apiError, fieldError } from '../../../platform/errors/api-error.ts'
import type { AccountsServices } from '../services.ts'
import { fingerprintOf } from '../sign-in/client-fingerprint.ts'
import {
  changePassword,
  type EndCalendarFeeds,
  forgetPassword,
  resetPassword,
  signOutEverywhere,
} from './commands.ts'

/** Returns a 422 error that names the field and the reason, so that the screen can show the reason at the field. */
export const weakPasswordError = (fault: string): ApiError =>
  apiError('weak_password', {
    message: `The password ${fault}.`,
    issues: [{ path: 'password', message: fault }],
  })

/** Registers the routes to reset and change the password and to sign out everywhere. */
export function registerPasswords(services: AccountsServices, endCalendarFeeds: EndCalendarFeeds): void {
  const { bind } = services

  bind(contract.forgetPassword, async ({ body, request }) => {
    const result = await forgetPassword(services, body.email, networkOf(request.ip))
    return result.outcome === 'too_many' ? apiError('too_many_requests', result) : { error: null }
  })

  bind(contract.resetPassword, async ({ body, request }) => {
    const result = await resetPassword(services, body, fingerprintOf(request), endCalendarFeeds)
    if (result.outcome === 'too_many') return apiError('too_many_requests', result)
    if (result.outcome === 'weak_password') return weakPasswordError(result.fault)
    if (result.outcome !== 'set') return apiError(result.outcome)
    return { token: result.token, ...(result.isRestored && { restored: true as const }) }
  })

  bind(contract.changePassword, async ({ body, session }) => {
    const result = await changePassword(services, session, body, endCalendarFeeds)
    if (result.outcome === 'too_many') return apiError('too_many_requests', result)
    if (result.outcome === 'wrong') return fieldError('currentPassword', 'is not right')
    if (result.outcome === 'weak_password') return weakPasswordError(result.fault)
    return { token: result.token }
  })

  bind(contract.signOutEverywhere, async ({ session }) => ({
    token: await signOutEverywhere(services, session, endCalendarFeeds),
  }))
}
