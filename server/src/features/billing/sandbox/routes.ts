import formbody from '@fastify/formbody'
import { screenPaths } from '@home-pulse/contract/screens'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { todayIn } from '../../../platform/config/clock.ts'
import {
  declineReason,
  type SandboxCard,
  sandboxCheckoutPath,
} from '../../../platform/integrations/payments/sandbox.ts'
import { recordSandboxPayment } from '../checkout/commands.ts'
import { findCheckout } from '../checkout/queries.ts'
import type { BillingServices } from '../services.ts'
import { checkoutPage, closedPage } from './present.ts'

interface CheckoutExchange {
  Params: { sessionId: string }
  Body: Partial<Record<'card_number' | 'expiry' | 'cvc' | 'name', string>> | undefined
}

/**
 * Registers the sandbox's checkout page, a form that works without JavaScript. Only these routes accept form
 * bodies.
 */
export function registerSandbox(services: BillingServices): void {
  services.app.register(async (app) => {
    await app.register(formbody)
    serveCheckout(app, services)
  })
}

function serveCheckout(app: FastifyInstance, services: BillingServices): void {
  const { clock, gate, pages } = services
  const path = `${sandboxCheckoutPath}:sessionId`
  const find = (sessionId: string) => gate.withoutOwner((connection) => findCheckout(connection, sessionId))
  const sendClosed = (reply: FastifyReply) => pages.sendPlain(reply.code(410), closedPage)
  const successOf = (sessionId: string) =>
    `${screenPaths.success}?session_id=${encodeURIComponent(sessionId)}`

  app.get<CheckoutExchange>(path, { schema: { hide: true } }, async ({ params }, reply) => {
    const checkout = await find(params.sessionId)
    if (!checkout) return pages.sendNotFound(reply)
    if (checkout.status === 'paid') return reply.redirect(successOf(params.sessionId), 303)
    if (checkout.status === 'expired') return sendClosed(reply)
    return pages.sendPlain(reply, checkoutPage({ checkout }))
  })

  app.post<CheckoutExchange>(path, { schema: { hide: true } }, async ({ params, body }, reply) => {
    const checkout = await find(params.sessionId)
    if (!checkout) return pages.sendNotFound(reply)
    if (checkout.status === 'expired') return sendClosed(reply)
    const card = cardOf(body)
    const decline = checkout.status === 'paid' ? undefined : declineReason(card, todayIn('UTC', clock))
    if (decline) {
      return pages.sendPlain(reply.code(402), checkoutPage({ checkout, decline, card }))
    }
    await recordSandboxPayment(services, checkout, params.sessionId)
    return reply.redirect(successOf(params.sessionId), 303)
  })
}

const cardOf = (body: CheckoutExchange['Body']): SandboxCard => {
  const field = (value: unknown) => (typeof value === 'string' ? value.slice(0, 200) : '')
  return {
    number: field(body?.card_number),
    expiry: field(body?.expiry),
    cvc: field(body?.cvc),
    name: field(body?.name),
  }
}
