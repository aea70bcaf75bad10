import { nowDate } from '../../../platform/config/clock.ts'
import { PaymentFault } from '../../../platform/errors/payment-fault.ts'
import type { Incident, PaymentEvent } from '../../../platform/integrations/payments/payments.ts'
import type { Services } from '../../../platform/services.ts'
import { settleCheckout } from '../checkout/commands.ts'
import { findCheckout } from '../checkout/queries.ts'
import { tellOfIncident } from '../mail/commands.ts'
import { findCustomer } from '../queries.ts'
import { followSubscription, isFollowed } from '../subscription/status-commands.ts'
import { upsertIncident } from './incident-queries.ts'
import { forgetEvents, isEventHandled, keepEvent } from './queries.ts'

const dayMs = 24 * 60 * 60_000

/**
 * Acts on news of the provider: once, by the event's id, and by what the provider's books say now, not by what the news
 * says. It is ticked off only when that is done, so that what failed is delivered again.
 */
export async function receiveEvent(services: Services, event: PaymentEvent, action: string): Promise<void> {
  const { clock, gate } = services
  if (await gate.withoutOwner((connection) => isEventHandled(connection, event.id))) return
  const { about } = event
  if (about.kind === 'checkout') {
    const checkout = await gate.withoutOwner((connection) => findCheckout(connection, about.id))
    if (checkout) await settleCheckout(services, checkout, about.id, action)
  } else if (about.kind === 'subscription') await followSubscription(services, about.ref, action)
  else if (about.kind !== 'nothing') await recordIncident(services, about.kind, about.id, action)
  await gate.withoutOwner((connection) => keepEvent(connection, event, nowDate(clock)))
}

/** A refund or a dispute is told to the customer. Whoever's bank took the money back is not charged again. */
async function recordIncident(
  services: Services,
  kind: Incident['kind'],
  id: string,
  action: string,
): Promise<void> {
  const { gate, payments } = services
  const incident = await payments.books?.readIncident(kind, id)
  if (!incident?.customerId) return
  const owner = gate.createOwner(incident.customerId)
  if (!(await gate.read(owner, (sql) => findCustomer(sql, owner)))) return
  await gate.write(owner, { userId: incident.customerId, action }, (sql) =>
    upsertIncident(sql, owner, incident),
  )
  await tellOfIncident(services, owner, incident)
  if (incident.status === 'lost') {
    const report = await payments.books?.readSubscription(incident.subscriptionRef)
    if (report) await payments.end(report)
  }
  await followSubscription(services, incident.subscriptionRef, action)
}

/** As far back as Stripe remembers its events. */
const rememberedMs = 30 * dayMs

/**
 * Heals what no webhook told: goes through the provider's events since the last run, and then through all its subscriptions.
 * What the provider does not accept is left for the log; where it cannot be asked the whole is tried again.
 */
export async function reconcilePayments(
  services: Services,
  { lastPeriod, dueAt, signal }: { lastPeriod: string | undefined; dueAt: Date; signal: AbortSignal },
): Promise<void> {
  const { app, gate, payments } = services
  if (!payments.books) return
  const action = 'reconcilePayments'
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      if (!(error instanceof PaymentFault) || error.outcome === 'unavailable') throw error
      app.log.error({ err: error }, 'a payment could not be reconciled')
    }
  }
  const longAgo = dueAt.getTime() - rememberedMs
  // A day more than was missed: an event is dated when it happened, not when it could first be read.
  const since = lastPeriod ? Math.max(longAgo, Date.parse(lastPeriod) - dayMs) : longAgo
  for await (const event of payments.books.listEvents(new Date(since))) {
    if (signal.aborted) return
    await attempt(() => receiveEvent(services, event, action))
  }
  for await (const report of payments.books.listSubscriptions()) {
    if (signal.aborted) return
    const { subscriptionRef } = report
    if (subscriptionRef && !(await isFollowed(services, report)))
      await attempt(() => followSubscription(services, subscriptionRef, action))
  }
  await gate.withoutOwner((connection) => forgetEvents(connection, new Date(longAgo - rememberedMs)))
}
