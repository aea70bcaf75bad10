import { receiveStripeEvent } from '@home-pulse/contract/features/billing/billing'
import { apiError } from '../../../platform/errors/api-error.ts'
import { EventRefused } from '../../../platform/integrations/payments/payments.ts'
import type { BillingServices } from '../services.ts'
import { receiveEvent } from './commands.ts'

/**
 * Registers the webhook of the payment provider. It reads the raw body, because the signature covers its
 * bytes.
 */
export function registerEvents(services: BillingServices): void {
  const { records } = services.payments
  services.app.register(async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

    services.bind(
      receiveStripeEvent,
      async ({ request }) => {
        if (!records) return apiError('not_found')
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const signature = request.headers['stripe-signature']
        try {
          const event = records.openEvent(body, typeof signature === 'string' ? signature : undefined)
          await receiveEvent(services, event, receiveStripeEvent.name)
        } catch (error) {
          if (!(error instanceof EventRefused)) throw error
          request.log.warn({ reason: error.reason }, `an event of Stripe ${error.message}`)
          return apiError(error.reason === 'form' ? 'bad_request' : 'invalid_signature')
        }
        return { received: true } as const
      },
      app,
    )
  })
}
