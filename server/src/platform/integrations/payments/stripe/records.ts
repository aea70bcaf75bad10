import Stripe from 'stripe'
import type { Clock } from '../../../config/clock.ts'
import type { StripeConfig } from '../../../config/config.ts'
import type { PaymentEvent, ProviderRecords, ProviderSubscription } from '../payments.ts'
import { callStripe, isMissingAtStripe } from './client.ts'
import { eventOf, eventTypes, openEvent } from './events.ts'
import { readIncident } from './incidents.ts'
import { readReport, refOf, reportOf, withInvoice } from './reports.ts'

const pageSize = 100

/** Returns the functions that read and change the records in the Stripe account. */
export function makeStripeRecords(
  stripe: Stripe,
  { graceMs, webhookSecret }: StripeConfig,
  clock: Clock,
): ProviderRecords {
  return {
    readSubscription: (ref) =>
      callStripe('read a subscription', async () => {
        const found = await unlessMissing(() => stripe.subscriptions.retrieve(ref, withInvoice))
        return found && readReport(stripe, found, graceMs)
      }),
    listSubscriptions: () => listReports(stripe, graceMs),
    readCheckout: (id) =>
      callStripe('read a checkout', async () => {
        const session = await unlessMissing(() =>
          stripe.checkout.sessions.retrieve(id, { expand: ['subscription'] }),
        )
        const nothing = { subscriptionRef: null, paidAt: null }
        if (!session || session.status === 'expired') return { ...nothing, status: 'expired' }
        const { subscription } = session
        if (session.status !== 'complete' || session.payment_status === 'unpaid')
          return { ...nothing, status: 'open' }
        const paidAt = typeof subscription === 'object' && subscription?.created
        return {
          status: 'paid',
          subscriptionRef: refOf(subscription),
          paidAt: new Date(paidAt ? paidAt * 1000 : clock.nowMs()),
        }
      }),
    readIncident: (kind, id) =>
      callStripe(`read a ${kind}`, () => unlessMissing(() => readIncident(stripe, kind, id))),
    refundSurplus: (surplus) => callStripe('undo a second payment', () => refundSurplus(stripe, surplus)),
    openPortal: (customer, returnUrl, purpose) =>
      callStripe('open the billing portal', async () => {
        const { url } = await stripe.billingPortal.sessions.create({
          customer,
          return_url: returnUrl,
          ...(purpose === 'card' && {
            flow_data: {
              type: 'payment_method_update',
              after_completion: { type: 'redirect', redirect: { return_url: returnUrl } },
            },
          }),
        })
        return url
      }),
    openEvent: (body, signature) => openEvent(body, signature, webhookSecret, clock),
    listEvents: (since) => listEvents(stripe, since),
  }
}

async function unlessMissing<T>(find: () => Promise<T>): Promise<T | undefined> {
  try {
    return await find()
  } catch (error) {
    if (isMissingAtStripe(error)) return undefined
    throw error
  }
}

async function* listReports(stripe: Stripe, graceMs: number): AsyncGenerator<ProviderSubscription> {
  const pages = pagesOf('list subscriptions', (after) =>
    stripe.subscriptions.list({ ...after, status: 'all', expand: ['data.latest_invoice'], limit: pageSize }),
  )
  for await (const subscription of pages) {
    const report = reportOf(subscription, graceMs)
    if (report) yield report
  }
}

async function* listEvents(stripe: Stripe, since: Date): AsyncGenerator<PaymentEvent> {
  const created = { gte: Math.floor(since.getTime() / 1000) }
  const types = [...eventTypes]
  const pages = pagesOf('list events', (after) =>
    stripe.events.list({ ...after, types, created, limit: pageSize }),
  )
  for await (const event of pages) yield eventOf(event)
}

/** The maximum number of pages of one list. More pages would be an error of Stripe. */
const maxPages = 5_000

async function* pagesOf<T extends { readonly id: string }>(
  what: string,
  read: (after: { starting_after?: string }) => Promise<Stripe.ApiList<T>>,
): AsyncGenerator<T> {
  let after: { starting_after?: string } = {}
  for (let page = 0; page < maxPages; page += 1) {
    const { data, has_more: hasMore } = await callStripe(what, () => read(after))
    yield* data
    const last = data.at(-1)
    if (!hasMore || !last) return
    after = { starting_after: last.id }
  }
}

/**
 * Refunds the last payment, then cancels the subscription. If the process crashes in between, a scheduled job finds the
 * subscription and repeats both.
 */
async function refundSurplus(
  stripe: Stripe,
  { subscriptionRef, invoiceRef, status }: ProviderSubscription,
): Promise<void> {
  if (!subscriptionRef) return
  if (status === 'active' && invoiceRef) {
    const { data } = await stripe.invoicePayments.list({ invoice: invoiceRef, status: 'paid', limit: 1 })
    const payment = refOf(data[0]?.payment.payment_intent)
    if (payment) await refund(stripe, payment)
  }
  await unlessMissing(() => stripe.subscriptions.cancel(subscriptionRef))
}

async function refund(stripe: Stripe, payment: string): Promise<void> {
  try {
    await stripe.refunds.create(
      { payment_intent: payment, reason: 'duplicate' },
      { idempotencyKey: `surplus-${payment}` },
    )
  } catch (error) {
    const isDone = error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded'
    if (!isDone) throw error
  }
}
