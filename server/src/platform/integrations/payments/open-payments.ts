import type { Clock } from '../../config/clock.ts'
import type { Config } from '../../config/config.ts'
import type { PaymentProvider } from './payments.ts'
import { sandboxProvider } from './sandbox.ts'

/** Returns Stripe as the payment provider if it is configured, or else the sandbox. */
export async function openPayments({ stripe }: Config, clock: Clock): Promise<PaymentProvider> {
  if (!stripe) return sandboxProvider
  // The SDK is large, so it is loaded only if Stripe is configured.
  const { stripeProvider } = await import('./stripe/provider.ts')
  return stripeProvider(stripe, clock)
}
