import {
  login,
  logout,
  postPaymentLogin,
  signup,
  updateProfile,
} from '@home-pulse/contract/features/accounts'
import type { FastifyRequest } from 'fastify'
import { networkOf } from '../../platform/network.ts'
import { publicOrigin } from '../../platform/origin.ts'
import type { Platform } from '../../platform/platform.ts'
import { refuse } from '../../platform/refusal.ts'
import { logIn, logInAfterPayment, logOut, nameUser, signUp } from './commands.ts'
import { registerPasswords } from './password-routes.ts'

export function registerAccounts(platform: Platform): void {
  const { bind, config } = platform
  const visitOf = (request: FastifyRequest) => ({
    address: networkOf(request.ip),
    origin: publicOrigin(config, request),
  })
  registerPasswords(platform)

  bind(signup, async ({ body, request }) => {
    const result = await signUp(platform, body, visitOf(request))
    if (result.outcome === 'too_many') return refuse('too_many_requests', result)
    if (result.outcome !== 'created') return refuse(result.outcome)
    return { token: result.token, customerCheckoutSession: result.checkoutUrl }
  })

  bind(login, async ({ body, request }) => {
    const result = await logIn(platform, body, visitOf(request))
    if (result.outcome === 'too_many') return refuse('too_many_requests', result)
    if (result.outcome === 'wrong') return refuse('invalid_credentials')
    const checkout = result.checkoutUrl && { customerCheckoutSession: result.checkoutUrl }
    if (result.outcome === 'payment_required') return refuse('payment_required', checkout || {})
    return { token: result.token, ...checkout, ...(result.isRestored && { restored: true as const }) }
  })

  bind(logout, async ({ session }) => {
    await logOut(platform, session)
    return { error: null }
  })

  bind(postPaymentLogin, async ({ body }) => {
    const result = await logInAfterPayment(platform, body.sessionId)
    if (result.outcome === 'unknown') return refuse('checkout_not_found')
    if (result.outcome === 'paid') return { is_paid: true, token: result.token, jwt: result.token }
    return { is_paid: result.outcome === 'paid_long_ago' }
  })

  bind(updateProfile, async ({ body, session }) => ({
    user_id: session.userId,
    email: session.email,
    first_name: body.firstName,
    last_name: body.lastName,
    token: await nameUser(platform, session, body),
  }))
}
