import { formatValue } from './words-present.ts'

type Fields = Readonly<Record<string, unknown>>

/** The changes of one SQL statement, with only the fields from which a payment gets its title. */
interface PaymentChange {
  readonly tableName: string
  readonly operation: string
  readonly sample: readonly {
    readonly row: Fields
    readonly changed?: Readonly<Record<string, readonly [unknown, unknown]>>
  }[]
}

/**
 * Operations that may find a new payment state at the provider. If an operation finds one, its entry in the change
 * history is titled with that state.
 */
const paymentStateActions = new Set([
  'receiveStripeEvent',
  'reconcilePayments',
  'postPaymentLogin',
  'login',
  'openCheckout',
])

/**
 * Returns a title such as `Card declined` for a write that found a new payment state. Returns undefined for all other
 * writes.
 */
export function titleOfPayment(action: string, changes: readonly PaymentChange[]): string | undefined {
  if (!paymentStateActions.has(action)) return undefined
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

/** Describes a refund or dispute, for example `$40 refunded so far`. */
export function incidentText({ kind, status, amount_cents: cents }: Fields): string {
  const amount = formatValue('amount_cents', cents)
  if (kind === 'refund') return `${amount} refunded so far`
  return status === 'open'
    ? `your bank asks for ${amount} back`
    : `the dispute of ${amount} is ${status === 'won' ? 'settled: your payment stands' : 'lost: your bank took it back'}`
}
