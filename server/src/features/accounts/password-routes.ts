import * as contract from '@home-pulse/contract/features/accounts-passwords'
import { networkOf } from '../../platform/network.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Refusal, refuse } from '../../platform/refusal.ts'
import { visitOf } from '../../platform/visit.ts'
import {
  changePassword,
  type EndCalendarFeeds,
  forgetPassword,
  resetPassword,
  signOutEverywhere,
} from './password-commands.ts'

/** Names the field and the reason, so that a screen can show it there. */
export const refuseWeakPassword = (fault: string): Refusal =>
  refuse('weak_password', {
    message: `The password ${fault}.`,
    issues: [{ path: 'password', message: fault }],
  })

/** The ways back in, and out. */
export function registerPasswords(platform: Platform, endCalendarFeeds: EndCalendarFeeds): void {
  const { bind } = platform

  bind(contract.forgetPassword, async ({ body, request }) => {
    const result = await forgetPassword(platform, body.email, networkOf(request.ip))
    return result.outcome === 'too_many' ? refuse('too_many_requests', result) : { error: null }
  })

  bind(contract.resetPassword, async ({ body, request }) => {
    const result = await resetPassword(platform, body, visitOf(request), endCalendarFeeds)
    if (result.outcome === 'too_many') return refuse('too_many_requests', result)
    if (result.outcome === 'weak_password') return refuseWeakPassword(result.fault)
    if (result.outcome !== 'set') return refuse(result.outcome)
    return { token: result.token, ...(result.isRestored && { restored: true as const }) }
  })

  bind(contract.changePassword, async ({ body, session }) => {
    const result = await changePassword(platform, session, body, endCalendarFeeds)
    if (result.outcome === 'too_many') return refuse('too_many_requests', result)
    if (result.outcome === 'wrong')
      return refuse('invalid_request', { issues: [{ path: 'currentPassword', message: 'is not right' }] })
    if (result.outcome === 'weak_password') return refuseWeakPassword(result.fault)
    return { token: result.token }
  })

  bind(contract.signOutEverywhere, async ({ session }) => ({
    token: await signOutEverywhere(platform, session, endCalendarFeeds),
  }))
}
