import * as contract from '@home-pulse/contract/features/billing/billing'
import { screenPaths } from '@home-pulse/contract/screens'
import { nowDate } from '../../platform/config/clock.ts'
import { apiError } from '../../platform/errors/api-error.ts'
import { publicOrigin } from '../../platform/http/public-origin.ts'
import type { Session } from '../../platform/http/session.ts'
import { findOrOpenCheckout, refreshOpenCheckouts } from './checkout/commands.ts'
import { findOpenCheckout } from './checkout/queries.ts'
import { presentSubscription } from './present.ts'
import { findSubscription } from './queries.ts'
import { registerSandbox } from './sandbox/routes.ts'
import type { BillingServices } from './services.ts'
import { cancelSubscription, resumeSubscription } from './subscription/commands.ts'
import { isRunning } from './subscription/rules.ts'
import { reconciliationJob } from './webhook/commands.ts'
import { listIncidents } from './webhook/incident-queries.ts'
import { registerEvents } from './webhook/routes.ts'

export function registerBilling(services: BillingServices): void {
  const { bind, clock, config, gate, payments } = services
  const { records } = payments

  const findOwn = ({ owner }: Session) => gate.read(owner, (sql) => findSubscription(sql, owner))
  const portalOf = (stored: Awaited<ReturnType<typeof findOwn>>) =>
    records && stored?.provider === payments.name ? stored.customerRef : null

  /** Returns the response about the customer's subscription. */
  const answer = ({ owner, token }: Session) =>
    gate.read(owner, async (sql) => {
      const now = nowDate(clock)
      const subscription = await findSubscription(sql, owner)
      const account = {
        subscription,
        hasOpenCheckout:
          (await findOpenCheckout(sql, owner, payments.name, now, token.tokenVersion)) !== undefined,
        incidents: await listIncidents(sql, owner),
        isRunning: subscription !== undefined && isRunning(subscription, now),
        hasPortal: portalOf(subscription) !== null,
      }
      return presentSubscription(account, now)
    })

  bind(contract.retrieveSubscription, async ({ params, session }) =>
    params.id === session.userId ? answer(session) : apiError('not_found'),
  )

  bind(contract.openCheckout, async ({ params, session, request }) => {
    if (params.id !== session.userId) return apiError('not_found')
    const { owner, actor, email, token } = session
    const payer = { email, origin: publicOrigin(config, request), tokenVersion: token.tokenVersion }
    if (records && (await refreshOpenCheckouts(services, owner, actor))) {
      const stored = await findOwn(session)
      if (stored && stored.status === 'active' && isRunning(stored, nowDate(clock)))
        return apiError('already_subscribed')
    }
    return { customerCheckoutSession: await findOrOpenCheckout(services, owner, actor, payer) }
  })

  bind(contract.cancelSubscription, async ({ params, session }) => {
    if (params.id !== session.userId) return apiError('not_found')
    return (await cancelSubscription(services, session)) ? answer(session) : apiError('no_subscription')
  })

  bind(contract.resumeSubscription, async ({ params, session }) => {
    if (params.id !== session.userId) return apiError('not_found')
    return (await resumeSubscription(services, session)) ? answer(session) : apiError('nothing_to_resume')
  })

  bind(contract.openBillingPortal, async ({ params, session, request }) => {
    if (params.id !== session.userId) return apiError('not_found')
    const returnUrl = `${publicOrigin(config, request)}${screenPaths.profile}#subscription`
    const stored = await findOwn(session)
    const customerRef = portalOf(stored)
    if (!records || !customerRef) return apiError('no_billing_portal')
    const purpose = stored?.status === 'past_due' ? 'card' : 'all'
    return { url: await records.openPortal(customerRef, returnUrl, purpose) }
  })

  registerEvents(services)
  if (records) services.jobs.add(reconciliationJob(services))
  else registerSandbox(services)
}
