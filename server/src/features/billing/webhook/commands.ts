import { nowDate } from '../../../platform/config/clock.ts'
import { PaymentError } from '../../../platform/errors/payment-error.ts'
import type { Incident, PaymentEvent } from '../../../platform/integrations/payments/payments.ts'
import type { Job, JobRun } from '../../../platform/jobs/scheduler.ts'
import { refreshCheckout } from '../checkout/commands.ts'
import { findCheckout } from '../checkout/queries.ts'
import { mailIncident } from '../mail/commands.ts'
import { findCustomer } from '../queries.ts'
import type { BillingServices } from '../services.ts'
import { syncIfChanged, syncSubscription } from '../subscription/status-commands.ts'
import { upsertIncident } from './incident-queries.ts'
import { deleteHandledEvents, isEventHandled, markEventHandled } from './queries.ts'

const dayMs = 24 * 60 * 60_000

/**
 * Handles a webhook event, unless an event with its id was already handled. Does not trust the event's content, but
 * reads the provider's current records. Marks the event as handled at the end. If the handling fails, the provider
 * delivers the event again.
 */
export async function receiveEvent(
  services: BillingServices,
  event: PaymentEvent,
  action: string,
): Promise<void> {
  const { clock, gate } = services
  if (await gate.withoutOwner((connection) => isEventHandled(connection, event.id))) return
  const { about } = event
  if (about.kind === 'checkout') {
    const checkout = await gate.withoutOwner((connection) => findCheckout(connection, about.id))
    if (checkout) await refreshCheckout(services, checkout, about.id, action)
  } else if (about.kind === 'subscription') await syncSubscription(services, about.ref, action)
  else if (about.kind !== 'nothing') await recordIncident(services, about.kind, about.id, action)
  await gate.withoutOwner((connection) => markEventHandled(connection, event, nowDate(clock)))
}

/** Stores a refund or dispute, mails the customer, and cancels the subscription after a lost dispute. */
async function recordIncident(
  services: BillingServices,
  kind: Incident['kind'],
  id: string,
  action: string,
): Promise<void> {
  const { gate, payments } = services
  const incident = await payments.records?.readIncident(kind, id)
  if (!incident?.customerId) return
  const owner = gate.createOwner(incident.customerId)
  if (!(await gate.read(owner, (sql) => findCustomer(sql, owner)))) return
  await gate.write(owner, { userId: incident.customerId, action }, (sql) =>
    upsertIncident(sql, owner, incident),
  )
  await mailIncident(services, owner, incident)
  if (incident.status === 'lost') {
    const report = await payments.records?.readSubscription(incident.subscriptionRef)
    if (report) await payments.end(report)
  }
  await syncSubscription(services, incident.subscriptionRef, action)
}

/** The time for which Stripe keeps events in its list. */
const eventRetentionMs = 30 * dayMs

/**
 * Corrects the stored payment state after lost webhook events. Reads the events since the last run, and then all
 * subscriptions. Logs a call that the provider refuses, and continues. Throws if the provider is unreachable, so that
 * the job is repeated.
 */
async function reconcilePayments(
  services: BillingServices,
  { lastPeriod, dueAt, signal }: JobRun,
): Promise<void> {
  const { app, gate, payments } = services
  if (!payments.records) return
  const action = 'reconcilePayments'
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      if (!(error instanceof PaymentError) || error.outcome === 'unavailable') throw error
      app.log.error({ err: error }, 'failed to reconcile a payment')
    }
  }
  const oldestEventMs = dueAt.getTime() - eventRetentionMs
  // Starts one day before the last run, because Stripe may list an event later than its timestamp says.
  const since = lastPeriod ? Math.max(oldestEventMs, Date.parse(lastPeriod) - dayMs) : oldestEventMs
  for await (const event of payments.records.listEvents(new Date(since))) {
    if (signal.aborted) return
    await attempt(() => receiveEvent(services, event, action))
  }
  for await (const report of payments.records.listSubscriptions()) {
    if (signal.aborted) return
    await attempt(() => syncIfChanged(services, report, action))
  }
  await gate.withoutOwner((connection) =>
    deleteHandledEvents(connection, new Date(oldestEventMs - eventRetentionMs)),
  )
}

export const reconciliationJob = (services: BillingServices): Job => ({
  name: 'reconcile-payments',
  schedule: { every: 'day', atHour: 3 },
  timeZones: 'utc',
  run: (run) => reconcilePayments(services, run),
})
