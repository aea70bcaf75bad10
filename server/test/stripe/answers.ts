import {
  type Answer,
  expand,
  findOrThrow,
  invalid,
  type Params,
  pageOf,
  part,
  type Row,
  text,
} from './calls.ts'
import { assertFound, type Ledger, type Session, type Subscription } from './objects.ts'

/**
 * Returns the functions that make Stripe's responses, by method and path. API key, idempotency key and form are checked
 * before they are called.
 */
export const makeAnswers = (ledger: Ledger): readonly Row[] => [
  ...makeCatalogueAnswers(ledger),
  ...makeCustomerAnswers(ledger),
  ...makeCheckoutAnswers(ledger),
  ...makeSubscriptionAnswers(ledger),
  ...makePaymentAnswers(ledger),
  ...makeAccountAnswers(ledger),
]

function makeCatalogueAnswers(ledger: Ledger): readonly Row[] {
  function makePrice(params: Params): object {
    const recurring = part(params.recurring)
    const id = ledger.id('price')
    ledger.prices.set(id, {
      id,
      object: 'price',
      active: true,
      lookup_key: text(params.lookup_key) ?? '',
      unit_amount: Number(params.unit_amount),
      currency: text(params.currency) ?? '',
      recurring: { interval: text(recurring.interval) ?? '', interval_count: 1 },
      product: findOrThrow(ledger.products, text(params.product)).id,
    })
    return findOrThrow(ledger.prices, id)
  }

  function makeProduct(params: Params): object {
    const id = text(params.id) ?? ledger.id('prod')
    if (ledger.products.has(id)) throw invalid('resource_already_exists', 'id')
    ledger.products.set(id, { id, name: text(params.name) ?? '' })
    return findOrThrow(ledger.products, id)
  }

  const listPrices: Answer = (params) => {
    const keys = Object.values(part(params.lookup_keys))
    return pageOf(
      [...ledger.prices.values()].filter((price) => price.active && keys.includes(price.lookup_key)),
      params,
    )
  }
  return [
    ['GET', /^\/v1\/prices$/, listPrices],
    ['POST', /^\/v1\/prices$/, makePrice],
    ['POST', /^\/v1\/products$/, makeProduct],
  ]
}

function makeCustomerAnswers(ledger: Ledger): readonly Row[] {
  return [
    [
      'POST',
      /^\/v1\/customers\/(\w+)$/,
      (params, id) => {
        if (ledger.unknownCustomers.has(id)) throw invalid('resource_missing', 'id', 404)
        return { id, object: 'customer', email: text(params.email) ?? null }
      },
    ],
    [
      'DELETE',
      /^\/v1\/customers\/(\w+)$/,
      (_, id) => {
        if (ledger.unknownCustomers.has(id)) throw invalid('resource_missing', 'id', 404)
        ledger.unknownCustomers.add(id)
        return { id, object: 'customer', deleted: true }
      },
    ],
  ]
}

function makeCheckoutAnswers(ledger: Ledger): readonly Row[] {
  function openSession(params: Params): Session {
    const price = ledger.prices.get(text(part(part(params.line_items)['0']).price) ?? '')
    if (!price?.active) throw invalid('resource_missing', 'line_items[0][price]')
    const email = text(params.customer_email)
    if (email && !/^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(email)) throw invalid('email_invalid', 'customer_email')
    const customer = text(params.customer)
    if (customer && ledger.unknownCustomers.has(customer)) throw invalid('resource_missing', 'customer')
    const id = ledger.id('cs_test')
    const session: Session = {
      id,
      object: 'checkout.session',
      url: `https://checkout.stripe.example/c/pay/${id}`,
      created: ledger.now(),
      expires_at: ledger.now() + 24 * 60 * 60,
      metadata: part(part(params.subscription_data).metadata) as Record<string, string>,
      client_reference_id: text(params.client_reference_id) ?? '',
      success_url: text(params.success_url) ?? '',
      cancel_url: text(params.cancel_url) ?? '',
      customer_email: email ?? null,
      customer: customer ?? null,
      status: 'open',
      payment_status: 'unpaid',
      subscription: null,
    }
    ledger.sessions.set(id, session)
    return session
  }

  return [
    ['POST', /^\/v1\/checkout\/sessions$/, openSession],
    [
      'GET',
      /^\/v1\/checkout\/sessions\/(\w+)$/,
      (params, id) => expand(ledger, findOrThrow(ledger.sessions, id), params),
    ],
    [
      'POST',
      /^\/v1\/checkout\/sessions\/(\w+)\/expire$/,
      (_, id) => {
        const session = findOrThrow(ledger.sessions, id)
        if (session.status !== 'open') throw invalid('checkout_session_not_open', 'session')
        return Object.assign(session, { status: 'expired' })
      },
    ],
  ]
}

function makeSubscriptionAnswers(ledger: Ledger): readonly Row[] {
  function updateSubscription(params: Params, id: string): Subscription {
    const subscription = findOrThrow(ledger.subscriptions, id)
    if (subscription.status === 'canceled') throw invalid('resource_missing', 'id', 404)
    if (params.cancel_at_period_end !== undefined) {
      subscription.cancel_at_period_end = params.cancel_at_period_end === 'true'
      subscription.cancel_at = subscription.cancel_at_period_end
        ? assertFound(subscription.items.data[0]).current_period_end
        : subscription.cancel_at
    }
    if (params.cancel_at === '' || params.cancel_at_period_end === 'false') subscription.cancel_at = null
    ledger.tell('customer.subscription.updated', subscription)
    return expand(ledger, subscription, params)
  }

  function cancelNow(params: Params, id: string): Subscription {
    const subscription = findOrThrow(ledger.subscriptions, id)
    if (subscription.status === 'canceled') throw invalid('resource_missing', 'id', 404)
    Object.assign(subscription, { status: 'canceled', ended_at: ledger.now() })
    ledger.tell('customer.subscription.deleted', subscription)
    return expand(ledger, subscription, params)
  }

  return [
    [
      'GET',
      /^\/v1\/subscriptions$/,
      (params) => expand(ledger, pageOf(ledger.subscriptions.values(), params), params),
    ],
    [
      'GET',
      /^\/v1\/subscriptions\/(\w+)$/,
      (params, id) => expand(ledger, findOrThrow(ledger.subscriptions, id), params),
    ],
    ['POST', /^\/v1\/subscriptions\/(\w+)$/, updateSubscription],
    ['DELETE', /^\/v1\/subscriptions\/(\w+)$/, cancelNow],
  ]
}

function makePaymentAnswers(ledger: Ledger): readonly Row[] {
  function refund(params: Params): object {
    const intent = text(params.payment_intent) ?? ''
    const charge = assertFound(
      [...ledger.charges.values()].find(({ payment_intent: paid }) => paid === intent),
    )
    if (charge.refunded) throw invalid('charge_already_refunded')
    Object.assign(charge, { refunded: true, amount_refunded: charge.amount })
    const made = { id: ledger.id('re'), object: 'refund', payment_intent: intent }
    ledger.refunds.set(made.id, made)
    ledger.tell('charge.refunded', charge)
    return made
  }

  const listInvoices: Answer = ({ subscription, status, ...params }) =>
    pageOf(
      [...ledger.invoices.values()]
        .filter(
          ({ parent, status: invoiceStatus }) =>
            parent.subscription_details.subscription === subscription && invoiceStatus === status,
        )
        .reverse(),
      params,
    )
  const listPayments: Answer = (params) => {
    const { invoice } = params
    const intent = part(params.payment).payment_intent
    const payments = [...ledger.payments.values()].filter(
      (paid) =>
        (invoice === undefined || paid.invoice === invoice) &&
        (intent === undefined || paid.payment.payment_intent === intent),
    )
    return expand(ledger, pageOf(payments, params), params)
  }
  return [
    ['GET', /^\/v1\/invoices$/, listInvoices],
    ['GET', /^\/v1\/invoice_payments$/, listPayments],
    ['GET', /^\/v1\/charges\/(\w+)$/, (_, id) => findOrThrow(ledger.charges, id)],
    ['GET', /^\/v1\/disputes\/(\w+)$/, (_, id) => findOrThrow(ledger.disputes, id)],
    ['POST', /^\/v1\/refunds$/, refund],
  ]
}

function makeAccountAnswers(ledger: Ledger): readonly Row[] {
  const listEvents: Answer = (params) => {
    const types = Object.values(part(params.types))
    const since = Number(part(params.created).gte ?? 0)
    return pageOf(
      [...ledger.events.values()].filter(
        ({ id, type, created }) =>
          types.includes(type) &&
          created >= since &&
          (params.delivery_success === undefined ||
            (params.delivery_success === 'true') !== ledger.undelivered.has(id)),
      ),
      params,
    )
  }

  return [
    ['GET', /^\/v1\/events$/, listEvents],
    ['GET', /^\/v1\/webhook_endpoints$/, (params) => pageOf(ledger.endpoints.values(), params)],
    [
      'GET',
      /^\/v1\/billing_portal\/configurations$/,
      (params) => pageOf(ledger.hasPortal ? [{ id: 'bpc_1', is_default: true, active: true }] : [], params),
    ],
    [
      'POST',
      /^\/v1\/billing_portal\/sessions$/,
      (params) => {
        const purpose = text(part(params.flow_data).type) ?? 'all'
        return {
          id: ledger.id('bps'),
          url: `https://billing.stripe.example/${text(params.customer)}/${purpose}`,
        }
      },
    ],
  ]
}
