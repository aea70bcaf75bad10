import * as contract from '@home-pulse/contract/features/billing'
import { nowDate } from '../../platform/clock.ts'
import { publicOrigin } from '../../platform/origin.ts'
import type { Platform } from '../../platform/platform.ts'
import { refuse } from '../../platform/refusal.ts'
import type { Session } from '../../platform/session.ts'
import { hasPaidMeanwhile, outstandingCheckout } from './checkout-commands.ts'
import { findOpenCheckout } from './checkout-queries.ts'
import { cancelSubscription, isRunning, resumeSubscription } from './commands.ts'
import { reconcilePayments } from './event-commands.ts'
import { registerEvents } from './event-routes.ts'
import { listIncidents } from './incident-queries.ts'
import { presentSubscription } from './present.ts'
import { findSubscription } from './queries.ts'
import { registerSandbox } from './sandbox-routes.ts'

export function registerBilling(platform: Platform): void {
  const { bind, clock, config, gate, payments } = platform
  const { books } = payments

  const findOwn = ({ owner }: Session) => gate.read(owner, (sql) => findSubscription(sql, owner))
  const portalOf = (held: Awaited<ReturnType<typeof findOwn>>) =>
    books && held?.provider === payments.name ? held.customerRef : null

  /** How the customer stands now, after whatever was asked. */
  const answer = ({ owner, token }: Session) =>
    gate.read(owner, async (sql) => {
      const now = nowDate(clock)
      const subscription = await findSubscription(sql, owner)
      const account = {
        subscription,
        hasOpenCheckout:
          (await findOpenCheckout(sql, owner, payments.name, now, token.tokenVersion)) !== undefined,
        incidents: await listIncidents(sql, owner),
        isRunning: subscription !== undefined && isRunning(platform, subscription),
        hasPortal: portalOf(subscription) !== null,
      }
      return presentSubscription(account, now)
    })

  bind(contract.retrieveSubscription, async ({ params, session }) =>
    params.id === session.userId ? answer(session) : refuse('not_found'),
  )

  bind(contract.openCheckout, async ({ params, session, request }) => {
    if (params.id !== session.userId) return refuse('not_found')
    const { owner, actor, email, token } = session
    const payer = { email, origin: publicOrigin(config, request), tokenVersion: token.tokenVersion }
    if (books && (await hasPaidMeanwhile(platform, owner, actor))) {
      const held = await findOwn(session)
      if (held && held.status === 'active' && isRunning(platform, held)) return refuse('already_subscribed')
    }
    return { customerCheckoutSession: await outstandingCheckout(platform, owner, actor, payer) }
  })

  bind(contract.cancelSubscription, async ({ params, session }) => {
    if (params.id !== session.userId) return refuse('not_found')
    return (await cancelSubscription(platform, session)) ? answer(session) : refuse('no_subscription')
  })

  bind(contract.resumeSubscription, async ({ params, session }) => {
    if (params.id !== session.userId) return refuse('not_found')
    return (await resumeSubscription(platform, session)) ? answer(session) : refuse('nothing_to_resume')
  })

  bind(contract.openBillingPortal, async ({ params, session, request }) => {
    if (params.id !== session.userId) return refuse('not_found')
    const returnUrl = `${publicOrigin(config, request)}/profile#subscription`
    const held = await findOwn(session)
    const customerRef = portalOf(held)
    if (!books || !customerRef) return refuse('no_billing_portal')
    const purpose = held?.status === 'past_due' ? 'card' : 'all'
    return { url: await books.openPortal(customerRef, returnUrl, purpose) }
  })

  registerEvents(platform)
  if (books)
    platform.jobs.add({
      name: 'reconcile-payments',
      schedule: { every: 'day', atHour: 3 },
      clocks: 'utc',
      run: (run) => reconcilePayments(platform, run),
    })
  else registerSandbox(platform)
}
