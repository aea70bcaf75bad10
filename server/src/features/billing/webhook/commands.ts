import { nowDate } from '../../../platform/config/clock.ts'
import { PaymentFault } from '../../../platform/errors/payment-fault.ts'
import type { Incident, PaymentEvent } from '../../../platform/integrations/payments/payments.ts'
import type { Services } from '../../../platform/services.ts'
import { refreshCheckout } from '../checkout/commands.ts'
import { findCheckout } from '../checkout/queries.ts'
import { mailIncident } from '../mail/commands.ts'
import { findCustomer } from '../queries.ts'
import { followSubscription, isFollowed } from '../subscription/status-commands.ts'
import { upsertIncident } from './incident-queries.ts'
import { forgetEvents, isEventHandled, keepEvent } from './queries.ts'

const dayMs = 24 * 60 * 60_000

/**
 * Handles an event once, by its id, with the provider's current records instead of the event's content. The event is marked as
 * handled at the end, so that a failed one is delivered again.
 */
export async function receiveEvent(services: Services, event: PaymentEvent, action: string): Promise<void> {
  const { clock, gate } = services
  if (await gate.withoutOwner((connection) => isEventHandled(connection, event.id))) return
  const { about } = event
  if (about.kind === 'checkout') {
    const checkout = await gate.withoutOwner((connection) => findCheckout(connection, about.id))
    if (checkout) await refreshCheckout(services, checkout, about.id, action)
  } else if (about.kind === 'subscription') await followSubscription(services, about.ref, action)
  else if (about.kind !== 'nothing') await recordIncident(services, about.kind, about.id, action)
  await gate.withoutOwner((connection) => keepEvent(connection, event, nowDate(clock)))
}

/** Notifies the customer of a refund or dispute. After a lost dispute the subscription is cancelled. */
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
  await mailIncident(services, owner, incident)
  if (incident.status === 'lost') {
    const report = await payments.books?.readSubscription(incident.subscriptionRef)
    if (report) await payments.end(report)
  }
  await followSubscription(services, incident.subscriptionRef, action)
}

/** The time for which Stripe keeps its events. */
const rememberedMs = 30 * dayMs

/**
 * Reconciles with the provider after lost webhooks: reads the events since the last run, then all subscriptions. A refused
 * call is logged; if the provider is unreachable, the whole run is repeated.
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
      app.log.error({ err: error }, 'failed to reconcile a payment')
    }
  }
  const longAgo = dueAt.getTime() - rememberedMs
  // One more day than missed, because an event is dated by its occurrence, not by its availability.
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
