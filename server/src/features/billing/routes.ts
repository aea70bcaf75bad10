import * as contract from '@home-pulse/contract/features/billing'
import { nowDate } from '../../platform/clock.ts'
import { publicOrigin } from '../../platform/origin.ts'
import type { Platform } from '../../platform/platform.ts'
import { refuse } from '../../platform/refusal.ts'
import { outstandingCheckout } from './checkout-commands.ts'
import { cancelSubscription } from './commands.ts'
import { presentSubscription } from './present.ts'
import { findSubscription } from './queries.ts'
import { registerSandbox } from './sandbox-routes.ts'

export function registerBilling(platform: Platform): void {
  const { bind, clock, config, gate } = platform

  bind(contract.retrieveSubscription, async ({ params, session }) => {
    if (params.id !== session.userId) return refuse('not_found')
    const subscription = await gate.read(session.owner, (sql) => findSubscription(sql, session.owner))
    return presentSubscription(subscription, nowDate(clock))
  })

  bind(contract.openCheckout, async ({ params, session, request }) => {
    if (params.id !== session.userId) return refuse('not_found')
    const { owner, actor, email } = session
    const payer = { email, origin: publicOrigin(config, request) }
    return { customerCheckoutSession: await outstandingCheckout(platform, owner, actor, payer) }
  })

  bind(contract.cancelSubscription, async ({ params, session }) => {
    if (params.id !== session.userId) return refuse('not_found')
    const subscription = await cancelSubscription(platform, session)
    return subscription ? presentSubscription(subscription, nowDate(clock)) : refuse('no_subscription')
  })

  if (platform.payments.name === 'sandbox') registerSandbox(platform)
}
