import { monthlyPriceCents } from '@home-pulse/contract/terms'
import type { PaymentProvider } from './payments.ts'

export const sandboxCheckoutPath = '/sandbox/checkout/'

/**
 * The built-in payment provider. Its checkout page is part of this app and charges nothing. It stores no subscriptions.
 */
export const sandboxProvider: PaymentProvider = {
  name: 'sandbox',
  async openCheckout({ key }) {
    const id = `cs_sandbox_${key}`
    return { id, url: sandboxCheckoutPath + id, amountCents: monthlyPriceCents, expiresAt: null }
  },
  closeCheckout: async () => {},
  // Nothing to change: the sandbox sends no emails.
  async changeEmail() {},
  // Nothing to delete: the sandbox stores no customers.
  async forgetCustomer() {},
  cancel: async (subscription) => ({ ...subscription, cancelsAtPeriodEnd: true, endedAt: null }),
  resume: async (subscription) => ({ ...subscription, cancelsAtPeriodEnd: false, endedAt: null }),
  end: async (subscription) => ({
    ...subscription,
    status: 'cancelled',
    cancelsAtPeriodEnd: true,
    endedAt: null,
  }),
}

export interface SandboxCard {
  readonly number: string
  readonly expiry: string
  readonly cvc: string
  readonly name: string
}

/** Returns a sentence that tells the user why the card is declined. Returns undefined if the card is accepted. */
export function declineReason(card: SandboxCard, today: string): string | undefined {
  const digits = card.number.replace(/[\s-]/g, '')
  if (!/^\d{12,19}$/.test(digits)) return 'Please enter a card number.'
  const [, month, year] = card.expiry.match(/^\s*(\d{1,2})\s*\/\s*(?:20)?(\d{2})\s*$/) ?? []
  if (!month || !year || Number(month) < 1 || Number(month) > 12)
    return 'Please enter the expiry date as MM/YY.'
  if (`20${year}-${month.padStart(2, '0')}` < today.slice(0, 7)) return 'This card has expired.'
  if (!/^\s*\d{3,4}\s*$/.test(card.cvc)) return 'Please enter the 3 or 4 digit security code.'
  if (card.name.trim() === '') return 'Please enter the name on the card.'
  if (digits === '4242424242424242') return undefined
  if (digits === '4000000000000002') return 'Your card was declined. Please try another card.'
  return 'This is a test checkout: it takes only the card 4242 4242 4242 4242.'
}
