import {
  login,
  logout,
  postPaymentLogin,
  signup,
  updateProfile,
} from '@home-pulse/contract/features/accounts/accounts'
import { apiError } from '../../platform/errors/api-error.ts'
import { publicOrigin } from '../../platform/http/public-origin.ts'
import { logIn, logInAfterPayment, logOut, signUp, updateUserNames } from './commands.ts'
import { registerEmail } from './email/routes.ts'
import type { EndCalendarFeeds } from './password/commands.ts'
import { registerPasswords, weakPasswordError } from './password/routes.ts'
import type { AccountsServices } from './services.ts'
import { fingerprintOf } from './sign-in/client-fingerprint.ts'
import { expiredDevicesJob } from './sign-in/commands.ts'

export function registerAccounts(services: AccountsServices, endCalendarFeeds: EndCalendarFeeds): void {
  const { bind, config, jobs } = services
  registerPasswords(services, endCalendarFeeds)
  registerEmail(services)
  jobs.add(expiredDevicesJob(services))

  bind(signup, async ({ body, request }) => {
    const origin = publicOrigin(config, request)
    const result = await signUp(services, body, fingerprintOf(request), origin)
    if (result.outcome === 'too_many') return apiError('too_many_requests', result)
    if (result.outcome === 'weak_password') return weakPasswordError(result.fault)
    if (result.outcome !== 'created') return apiError(result.outcome)
    return { token: result.token, customerCheckoutSession: result.checkoutUrl }
  })

  bind(login, async ({ body, request }) => {
    const origin = publicOrigin(config, request)
    const result = await logIn(services, body, fingerprintOf(request), origin)
    if (result.outcome === 'too_many') return apiError('too_many_requests', result)
    if (result.outcome === 'wrong') return apiError('invalid_credentials')
    if (result.outcome === 'leaving') return apiError('account_leaving')
    const { token, checkoutUrl, isRestored } = result
    const answer = {
      token,
      ...(checkoutUrl && { customerCheckoutSession: checkoutUrl }),
      ...(isRestored && { restored: true as const }),
    }
    if (result.outcome === 'signed_in') return answer
    return apiError('payment_required', { ...answer, ...(result.hasLapsed && { lapsed: true }) })
  })

  bind(logout, async ({ session }) => {
    await logOut(services, session)
    return { error: null }
  })

  bind(postPaymentLogin, async ({ body, request }) => {
    const result = await logInAfterPayment(services, body.sessionId, fingerprintOf(request))
    if (result.outcome === 'unknown') return apiError('checkout_not_found')
    if (result.outcome === 'leaving') return apiError('account_leaving')
    const token = result.outcome === 'paid' ? result.token : undefined
    request.hasNoToken = token === undefined
    return { is_paid: result.outcome === 'paid', ...(token && { token, jwt: token }) }
  })

  bind(updateProfile, async ({ body, session }) => ({
    user_id: session.userId,
    email: session.email,
    first_name: body.firstName,
    last_name: body.lastName,
    token: await updateUserNames(services, session, body),
  }))
}
