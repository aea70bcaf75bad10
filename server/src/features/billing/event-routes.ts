import { receiveStripeEvent } from '@home-pulse/contract/features/billing'
import { EventRefused } from '../../platform/payments.ts'
import type { Platform } from '../../platform/platform.ts'
import { refuse } from '../../platform/refusal.ts'
import { receiveEvent } from './event-commands.ts'

/** Where the provider tells of payments. A signature is of bytes, so that here no body is parsed. */
export function registerEvents(platform: Platform): void {
  const { books } = platform.payments
  platform.app.register(async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

    platform.bind(
      receiveStripeEvent,
      async ({ request }) => {
        if (!books) return refuse('not_found')
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const signature = request.headers['stripe-signature']
        try {
          const event = books.openEvent(body, typeof signature === 'string' ? signature : undefined)
          await receiveEvent(platform, event, receiveStripeEvent.name)
        } catch (error) {
          if (!(error instanceof EventRefused)) throw error
          request.log.warn({ reason: error.reason }, `an event of Stripe ${error.message}`)
          return refuse(error.reason === 'form' ? 'bad_request' : 'invalid_signature')
        }
        return { received: true } as const
      },
      app,
    )
  })
}
