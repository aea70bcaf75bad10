import type { Dispute, Ledger, Session, StripeEvent, Subscription } from './objects.ts'
import { assertFound } from './objects.ts'

const monthlyCents = 9_900

function aMonthAfter(second: number): number {
  const date = new Date(second * 1000)
  date.setUTCMonth(date.getUTCMonth() + 1)
  return date.getTime() / 1000
}

/**
 * Returns functions for what customers, banks and the operator do at Stripe. Each function returns the events of its
 * action, in the order in which Stripe sends them.
 */
export function makeStripeActions(ledger: Ledger) {
  const subscriptionOf = (id: string) => assertFound(ledger.subscriptions.get(id))
  const periodOf = ({ items }: Subscription) => assertFound(items.data[0])
  const chargeOf = (subscription: string) => {
    const payment = [...ledger.payments.values()].findLast(
      ({ invoice }) =>
        ledger.invoices.get(invoice)?.parent.subscription_details.subscription === subscription,
    )
    return assertFound(
      [...ledger.charges.values()].find(
        ({ payment_intent: intent }) => intent === payment?.payment.payment_intent,
      ),
    )
  }

  function bill(subscription: Omit<Subscription, 'latest_invoice'>, isPaid: boolean): string {
    const { id, metadata, customer } = subscription
    const { current_period_start: start, current_period_end: end } = assertFound(subscription.items.data[0])
    const invoice = ledger.id('in')
    ledger.invoices.set(invoice, {
      id: invoice,
      object: 'invoice',
      created: ledger.now(),
      customer,
      status: 'open',
      lines: { object: 'list', data: [{ period: { start, end } }] },
      parent: { type: 'subscription_details', subscription_details: { subscription: id, metadata } },
    })
    if (isPaid) collect(invoice)
    return invoice
  }

  function collect(invoiceId: string): void {
    assertFound(ledger.invoices.get(invoiceId)).status = 'paid'
    const intent = ledger.id('pi')
    const payment = ledger.id('inpay')
    ledger.payments.set(payment, {
      id: payment,
      object: 'invoice_payment',
      invoice: invoiceId,
      status: 'paid',
      payment: { type: 'payment_intent', payment_intent: intent },
    })
    const charge = ledger.id('ch')
    ledger.charges.set(charge, {
      id: charge,
      object: 'charge',
      amount: monthlyCents,
      created: ledger.now(),
      payment_intent: intent,
      amount_refunded: 0,
      refunded: false,
    })
  }

  const updated = (subscription: Subscription) => ledger.tell('customer.subscription.updated', subscription)
  const tellInvoice = (type: string, { latest_invoice: invoice }: Subscription) =>
    ledger.tell(type, assertFound(ledger.invoices.get(invoice)))

  return {
    /** Simulates a customer who pays on the checkout page. */
    pay(sessionId: string): { subscription: string; session: Session; events: StripeEvent[] } {
      const session = assertFound(ledger.sessions.get(sessionId))
      if (session.status !== 'open') throw new Error(`This checkout is ${session.status}.`)
      const begin = ledger.now()
      const id = ledger.id('sub')
      const item = {
        id: ledger.id('si'),
        current_period_start: begin,
        current_period_end: aMonthAfter(begin),
      }
      const sold = {
        id,
        object: 'subscription',
        created: begin,
        customer: session.customer ?? ledger.id('cus'),
        metadata: session.metadata,
        status: 'active',
        cancel_at: null,
        cancel_at_period_end: false,
        ended_at: null,
        items: { object: 'list', data: [item] },
      } satisfies Omit<Subscription, 'latest_invoice'>
      const subscription = { ...sold, latest_invoice: bill(sold, true) }
      ledger.subscriptions.set(id, subscription)
      Object.assign(session, {
        status: 'complete',
        payment_status: 'paid',
        subscription: id,
        customer: sold.customer,
      })
      const events = [
        ledger.tell('customer.subscription.created', subscription),
        tellInvoice('invoice.paid', subscription),
        ledger.tell('checkout.session.completed', session),
      ]
      return { subscription: id, session, events }
    },
    /** Begins the next billing period and charges the card. The charge succeeds or is declined. */
    renew(id: string, { isDeclined = false } = {}): StripeEvent[] {
      const subscription = subscriptionOf(id)
      const period = periodOf(subscription)
      period.current_period_start = period.current_period_end
      period.current_period_end = aMonthAfter(period.current_period_start)
      subscription.latest_invoice = bill(subscription, !isDeclined)
      if (isDeclined) subscription.status = 'past_due'
      return [
        updated(subscription),
        tellInvoice(isDeclined ? 'invoice.payment_failed' : 'invoice.paid', subscription),
      ]
    },
    /** Simulates a customer who enters another card. The amount that is due is then paid. */
    settle(id: string): StripeEvent[] {
      const subscription = subscriptionOf(id)
      collect(subscription.latest_invoice)
      subscription.status = 'active'
      return [tellInvoice('invoice.paid', subscription), updated(subscription)]
    },
    /** Ends a subscription. This happens at the end of its period, or when Stripe or the operator cancels it. */
    end(id: string): StripeEvent[] {
      const subscription = subscriptionOf(id)
      subscription.status = 'canceled'
      subscription.ended_at = ledger.now()
      return [ledger.tell('customer.subscription.deleted', subscription)]
    },
    /**
     * Simulates a customer who cancels on Stripe's billing portal. The subscription then ends with its current period.
     */
    cancelOnPortal(id: string): StripeEvent[] {
      const subscription = subscriptionOf(id)
      subscription.cancel_at = periodOf(subscription).current_period_end
      return [updated(subscription)]
    },
    refund(subscriptionId: string, cents = monthlyCents): StripeEvent[] {
      const charge = chargeOf(subscriptionId)
      charge.amount_refunded += cents
      charge.refunded = charge.amount_refunded === charge.amount
      return [ledger.tell('charge.refunded', charge)]
    },
    dispute(subscriptionId: string): { id: string; events: StripeEvent[] } {
      const charge = chargeOf(subscriptionId)
      const id = ledger.id('dp')
      const dispute: Dispute = {
        id,
        object: 'dispute',
        amount: charge.amount,
        created: ledger.now(),
        charge: charge.id,
        payment_intent: charge.payment_intent,
        status: 'needs_response',
      }
      ledger.disputes.set(id, dispute)
      return { id, events: [ledger.tell('charge.dispute.created', dispute)] }
    },
    decide(disputeId: string, status: 'won' | 'lost'): StripeEvent[] {
      const dispute = assertFound(ledger.disputes.get(disputeId))
      dispute.status = status
      return [ledger.tell('charge.dispute.closed', dispute)]
    },
  }
}

export type StripeActions = ReturnType<typeof makeStripeActions>
