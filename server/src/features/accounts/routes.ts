import {
  login,
  logout,
  postPaymentLogin,
  signup,
  updateProfile,
} from '@home-pulse/contract/features/accounts'
import { publicOrigin } from '../../platform/origin.ts'
import type { Platform } from '../../platform/platform.ts'
import { refuse } from '../../platform/refusal.ts'
import { visitOf } from '../../platform/visit.ts'
import { logIn, logInAfterPayment, logOut, nameUser, signUp } from './commands.ts'
import { registerEmail } from './email-routes.ts'
import type { EndCalendarFeeds } from './password-commands.ts'
import { refuseWeakPassword, registerPasswords } from './password-routes.ts'
import { forgettingJob } from './sign-in-commands.ts'

export function registerAccounts(platform: Platform, endCalendarFeeds: EndCalendarFeeds): void {
  const { bind, config, jobs } = platform
  registerPasswords(platform, endCalendarFeeds)
  registerEmail(platform)
  jobs.add(forgettingJob(platform))

  bind(signup, async ({ body, request }) => {
    const origin = publicOrigin(config, request)
    const result = await signUp(platform, body, visitOf(request), origin)
    if (result.outcome === 'too_many') return refuse('too_many_requests', result)
    if (result.outcome === 'weak_password') return refuseWeakPassword(result.fault)
    if (result.outcome !== 'created') return refuse(result.outcome)
    return { token: result.token, customerCheckoutSession: result.checkoutUrl }
  })

  bind(login, async ({ body, request }) => {
    const origin = publicOrigin(config, request)
    const result = await logIn(platform, body, visitOf(request), origin)
    if (result.outcome === 'too_many') return refuse('too_many_requests', result)
    if (result.outcome === 'wrong') return refuse('invalid_credentials')
    if (result.outcome === 'leaving') return refuse('account_leaving')
    const { token, checkoutUrl, isRestored } = result
    const answer = {
      token,
      ...(checkoutUrl && { customerCheckoutSession: checkoutUrl }),
      ...(isRestored && { restored: true as const }),
    }
    if (result.outcome === 'signed_in') return answer
    return refuse('payment_required', { ...answer, ...(result.hasLapsed && { lapsed: true }) })
  })

  bind(logout, async ({ session }) => {
    await logOut(platform, session)
    return { error: null }
  })

  bind(postPaymentLogin, async ({ body, request }) => {
    const result = await logInAfterPayment(platform, body.sessionId, visitOf(request))
    if (result.outcome === 'unknown') return refuse('checkout_not_found')
    if (result.outcome === 'leaving') return refuse('account_leaving')
    const token = result.outcome === 'paid' ? result.token : undefined
    request.hasNoToken = token === undefined
    return { is_paid: result.outcome === 'paid', ...(token && { token, jwt: token }) }
  })

  bind(updateProfile, async ({ body, session }) => ({
    user_id: session.userId,
    email: session.email,
    first_name: body.firstName,
    last_name: body.lastName,
    token: await nameUser(platform, session, body),
  }))
}
