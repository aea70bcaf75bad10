import { beforeEach, describe, expect, inject, test } from 'vitest'
import type { StripeEvent } from '../../../../test/stripe/objects.ts'
import { assertFound } from '../../../../test/stripe/objects.ts'
import { type PaidCustomer, type Subscription, useStripeWorld } from '../../../../test/stripe/world.ts'

const stripeWorld = useStripeWorld()
const { world, deliver } = stripeWorld
const actions = () => stripeWorld.stripe.act
const dayMs = 24 * 60 * 60_000

/**
 * A customer with two checkouts that can be paid at Stripe. The second was opened a day later, because this
 * server treats a checkout as expired after a day.
 */
interface Subject extends PaidCustomer {
  readonly secondSession: string
}

async function withTwoCheckouts(): Promise<Subject> {
  const customer = await stripeWorld.signUp()
  world.clock.advance(dayMs)
  const { body } = await customer.api.post<{ customerCheckoutSession: string }>(
    `/v1/customers/${customer.userId}/checkout-session`,
  )
  return {
    ...customer,
    subscription: '',
    secondSession: body.customerCheckoutSession.split('/').at(-1) ?? '',
  }
}

type State = 'checkout open' | 'active' | 'ends with its period' | 'past due' | 'past its grace' | 'ended'

const states: Record<State, () => Promise<Subject>> = {
  'checkout open': withTwoCheckouts,
  active: async () => {
    const subject = await withTwoCheckouts()
    const { subscription, events } = actions().pay(subject.sessionId)
    await deliver(events)
    return { ...subject, subscription }
  },
  'ends with its period': async () => {
    const subject = await states.active()
    await deliver(actions().cancelOnPortal(subject.subscription))
    return subject
  },
  'past due': async () => {
    const subject = await states.active()
    world.clock.advance(30 * dayMs)
    await deliver(actions().renew(subject.subscription, { isDeclined: true }))
    return subject
  },
  'past its grace': async () => {
    const subject = await states['past due']()
    world.clock.advance(8 * dayMs)
    return subject
  },
  ended: async () => {
    const subject = await states['ends with its period']()
    world.clock.advance(30 * dayMs)
    await deliver(actions().end(subject.subscription))
    return subject
  },
}

/**
 * A change at Stripe for each type of event, which causes an event of this type. Stripe sends more events, but the test
 * delivers only this one.
 */
const changesAtStripe = {
  'checkout.session.completed': ({ secondSession }) => actions().pay(secondSession).events,
  'customer.subscription.created': ({ secondSession }) => actions().pay(secondSession).events,
  'customer.subscription.updated': ({ subscription, sessionId }, state) => {
    if (state === 'checkout open') {
      const paid = actions().pay(sessionId)
      return actions().cancelOnPortal(paid.subscription)
    }
    const kept = assertFound(stripeWorld.stripe.ledger.subscriptions.get(subscription))
    if (state === 'active') return actions().cancelOnPortal(subscription)
    if (state === 'ends with its period') kept.cancel_at = null
    if (kept.status === 'past_due') return actions().settle(subscription)
    return [stripeWorld.stripe.ledger.tell('customer.subscription.updated', kept)]
  },
  'customer.subscription.deleted': ({ subscription, sessionId }, state) =>
    state === 'checkout open'
      ? [stripeWorld.stripe.ledger.tell('customer.subscription.deleted', incompleteSubscription(sessionId))]
      : actions().end(subscription),
  'invoice.paid': ({ subscription, sessionId }, state) => {
    if (state === 'checkout open') return actions().pay(sessionId).events
    if (state.startsWith('past')) return actions().settle(subscription)
    if (state === 'active') {
      world.clock.advance(30 * dayMs)
      return actions().renew(subscription)
    }
    return [lateInvoice('invoice.paid', subscription)]
  },
  'invoice.payment_failed': ({ subscription, sessionId }, state) => {
    if (state === 'checkout open')
      return [lateInvoice('invoice.payment_failed', incompleteSubscription(sessionId).id)]
    if (state !== 'active') return [lateInvoice('invoice.payment_failed', subscription)]
    world.clock.advance(30 * dayMs)
    return actions().renew(subscription, { isDeclined: true })
  },
  'charge.refunded': (subject, state) => actions().refund(subscriptionOf(subject, state)),
  'charge.dispute.created': (subject, state) => actions().dispute(subscriptionOf(subject, state)).events,
  'charge.dispute.closed': (subject, state) =>
    actions().decide(actions().dispute(subscriptionOf(subject, state)).id, 'lost'),
} satisfies Record<string, (subject: Subject, state: State) => StripeEvent[]>
type ChangeType = keyof typeof changesAtStripe

const subscriptionOf = ({ subscription, sessionId }: Subject, state: State) =>
  state === 'checkout open' ? actions().pay(sessionId).subscription : subscription

function incompleteSubscription(sessionId: string) {
  const { subscription } = actions().pay(sessionId)
  return Object.assign(assertFound(stripeWorld.stripe.ledger.subscriptions.get(subscription)), {
    status: 'incomplete',
  })
}

const lateInvoice = (type: string, subscription: string) => {
  const { ledger } = stripeWorld.stripe
  return ledger.tell(
    type,
    assertFound(ledger.invoices.get(assertFound(ledger.subscriptions.get(subscription)).latest_invoice)),
  )
}

const describeState = ({ status, is_paid: isPaid, cancel_at_period_end: ends }: Subscription) => {
  if (status === 'active') return ends ? 'active, ends' : 'active'
  if (status === 'past_due') return isPaid ? 'past due' : 'past due, closed'
  return isPaid ? `${status}, but paid` : status
}

/**
 * The expected state of the subscription after one event. Each row is a state before the event. Each column is a type
 * of event, in the order of `changesAtStripe`.
 */
const matrix: Record<State, string[]> = {
  'checkout open': [
    ...['active', 'active', 'active, ends', 'checkout_open'],
    ...['active', 'checkout_open'],
    ...['active', 'active', 'ended'],
  ],
  active: [
    ...['active', 'active', 'active, ends', 'active, ends'],
    ...['active', 'past due'],
    ...['active', 'active', 'ended'],
  ],
  'ends with its period': [
    ...['active, ends', 'active, ends', 'active', 'active, ends'],
    ...['active, ends', 'active, ends'],
    ...['active, ends', 'active, ends', 'ended'],
  ],
  'past due': [
    ...['active', 'active', 'active', 'ended'],
    ...['active', 'past due'],
    ...['past due', 'past due', 'ended'],
  ],
  'past its grace': [
    ...['active', 'active', 'active', 'ended'],
    ...['active', 'past due, closed'],
    ...['past due, closed', 'past due, closed', 'ended'],
  ],
  ended: [...['active', 'active', 'ended', 'ended'], ...['ended', 'ended'], ...['ended', 'ended', 'ended']],
}

beforeEach(() => world.clock.set('2026-11-21T15:00:00Z'))

/**
 * Returns true for the pairs of state and event that are tested. `npm run test:long` tests all pairs, and `npm test` a
 * fifth of them.
 */
const isSelected = (stateAt: number, eventAt: number) => inject('isLongRun') || (eventAt + stateAt) % 5 === 0

describe.each(
  // The cast is needed because `Object.entries` returns the keys as plain strings.
  (Object.entries(matrix) as [State, string[]][]).map(([state, outcomes], at) => ({ state, outcomes, at })),
)('a subscription in the state $state', ({ state, outcomes, at }) => {
  // spec: 05-35
  test.each(
    // The cast is needed because `Object.keys` returns plain strings.
    (Object.keys(changesAtStripe) as ChangeType[])
      .map((event, place) => [event, outcomes[place]] as const)
      .filter((_, place) => isSelected(at, place)),
  )('has the state $1 after only the event %s was delivered', async (event, outcome) => {
    const subject = await states[state]()
    const events = changesAtStripe[event](subject, state).filter(({ type }) => type === event)
    expect(events).toHaveLength(1)
    expect(await deliver(events)).toEqual([200])
    const after = await stripeWorld.read(subject)
    expect(describeState(after)).toBe(outcome)
    const { status } = await (await stripeWorld.as(subject)).get('/v1/properties')
    expect(status).toBe(after.is_paid ? 200 : 402)

    // A second delivery of the latest events, in reverse order, changes nothing.
    expect(await deliver([...stripeWorld.stripe.ledger.events.values()].slice(-4).reverse())).not.toContain(
      500,
    )
    expect(describeState(await stripeWorld.read(subject))).toBe(outcome)
  })
})
