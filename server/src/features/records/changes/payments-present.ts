import { formatValue } from './words-present.ts'

type Fields = Readonly<Record<string, unknown>>

/** The payment-related part of a statement's changes. */
interface PaymentChange {
  readonly tableName: string
  readonly operation: string
  readonly sample: readonly {
    readonly row: Fields
    readonly changed?: Readonly<Record<string, readonly [unknown, unknown]>>
  }[]
}

/** Operations that can discover a new payment state. The discovered state is their heading. */
const askers = new Set([
  'receiveStripeEvent',
  'reconcilePayments',
  'postPaymentLogin',
  'login',
  'openCheckout',
])

/** Describes the payment event of a write by the provider. Undefined if the write was about something else. */
export function titleOfPayment(action: string, changes: readonly PaymentChange[]): string | undefined {
  if (!askers.has(action)) return undefined
  const of = (table: string) => changes.find(({ tableName }) => tableName === table)
  const incident = of('payment_incidents')?.sample[0]
  if (incident) return incident.row.kind === 'refund' ? 'Payment refunded' : disputeTitle(incident.row)
  const subscription = of('subscriptions')
  if (subscription) return subscriptionTitle(subscription)
  const checkout = of('checkout_sessions')?.sample[0]?.changed?.status?.[1]
  if (checkout === 'paid') return 'Payment received'
  return checkout === 'expired' ? 'Checkout closed' : undefined
}

const disputeTitle = ({ status }: Fields) =>
  status === 'open' ? 'Payment disputed' : `Dispute ${status === 'won' ? 'settled' : 'lost'}`

function subscriptionTitle({ operation, sample }: PaymentChange): string {
  if (operation === 'insert') return 'Subscription started'
  const changed = sample[0]?.changed ?? {}
  const status = changed.status?.[1]
  if (status === 'past_due') return 'Card declined'
  if (status === 'cancelled') return 'Subscription ended'
  if (changed.cancel_at_period_end)
    return `Subscription ${changed.cancel_at_period_end[1] ? 'canceled' : 'resumed'}`
  if (status === 'active' || changed.current_period_ends_at) return 'Payment received'
  return 'Subscription changed'
}

/** Describes a refund or dispute: `$40 of your payment refunded so far`. */
export function incidentText({ kind, status, amount_cents: cents }: Fields): string {
  const amount = formatValue('amount_cents', cents)
  if (kind === 'refund') return `${amount} refunded so far`
  return status === 'open'
    ? `your bank asks for ${amount} back`
    : `the dispute of ${amount} is ${status === 'won' ? 'settled: your payment stands' : 'lost: your bank took it back'}`
}
