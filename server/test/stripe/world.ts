import type { retrieveSubscription } from '@home-pulse/contract/features/billing/billing'
import type { RouteResponse } from '@home-pulse/contract/route'
import Stripe from 'stripe'
import { afterAll, beforeAll } from 'vitest'
import { makeTokens } from '../../src/platform/auth/session-tokens.ts'
import { deriveSecrets } from '../../src/platform/config/secrets.ts'
import { type Customer, signUp } from '../harness/fixtures/factories.ts'
import { type Api, masterSecret, useOwnWorld, type World } from '../harness/harness.ts'
import type { StripeEvent } from './objects.ts'
import { type StripeServer, secretKey, startStripeServer, webhookSecret } from './server.ts'

export type Subscription = RouteResponse<typeof retrieveSubscription>

export interface StripeWorld {
  readonly world: World
  readonly stripe: StripeServer
  readonly log: readonly string[]
  /** Signs up a customer whose checkout is open: the payment has not been made yet. */
  signUp(options?: Options): Promise<StripeCustomer>
  /** Signs up a customer and pays. Delivers all events of the payment. */
  signUpAndPay(options?: Options): Promise<PaidCustomer>
  /** Delivers events to the webhook, one after the other. Returns the statuses of the responses. */
  deliver(events: readonly StripeEvent[], signing?: Signing): Promise<number[]>
  read(customer: Customer): Promise<Subscription>
  /** Signs the customer in. Returns functions that send requests with the new token. */
  as(customer: Customer): Promise<Api>
}

interface Options {
  /** True if the customer's email address is valid, so that emails are sent to it. */
  readonly hasMail?: boolean
}

interface Signing {
  readonly secret?: string
  /** The time of the signature, in seconds since 1970. The default is now. */
  readonly timestamp?: number
}

export interface StripeCustomer extends Customer {
  readonly sessionId: string
}
export interface PaidCustomer extends StripeCustomer {
  readonly subscription: string
}

const sessionOf = (checkoutUrl: string) => checkoutUrl.split('/').at(-1) ?? ''

/** Starts a server that pays through Stripe's real SDK. The SDK calls a test server with Stripe's API. */
export function useStripeWorld(environment: Record<string, string> = {}): StripeWorld {
  const log: string[] = []
  let stripe: StripeServer
  beforeAll(async () => {
    stripe = await startStripeServer(() => world.clock.nowMs())
  })
  const world = useOwnWorld(
    {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_TIME_LIMIT_SECONDS: '0.4',
      PUBLIC_URL: 'https://pulse.example',
      LOG_LEVEL: 'info',
      ...environment,
      get STRIPE_API_URL() {
        return stripe.url
      },
    },
    { log: { write: (line) => void log.push(line) } },
  )
  afterAll(() => stripe?.close())

  async function signUpHere(options: Options = {}): Promise<StripeCustomer> {
    const customer = await signUp(world, options)
    return { ...customer, sessionId: sessionOf(customer.checkoutUrl) }
  }

  async function as({ userId, email }: Customer): Promise<Api> {
    const tokens = makeTokens(deriveSecrets(masterSecret).tokens, world.clock)
    return world.api(await tokens.issue({ userId, email, firstName: '', lastName: '', tokenVersion: 1 }))
  }

  async function deliver(events: readonly StripeEvent[], signing: Signing = {}): Promise<number[]> {
    const statuses: number[] = []
    for (const event of events) {
      const payload = JSON.stringify(event)
      const signature = Stripe.webhooks.generateTestHeaderString({
        payload,
        secret: signing.secret ?? webhookSecret,
        timestamp: signing.timestamp ?? Math.floor(world.clock.nowMs() / 1000),
      })
      const { statusCode } = await world.app.inject({
        method: 'POST',
        url: '/v1/webhooks/stripe',
        headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
        payload,
      })
      statuses.push(statusCode)
    }
    return statuses
  }

  return {
    world,
    log,
    get stripe() {
      return stripe
    },
    signUp: signUpHere,
    async signUpAndPay(options) {
      const customer = await signUpHere(options)
      const { subscription, events } = stripe.act.pay(customer.sessionId)
      await deliver(events)
      return { ...customer, subscription }
    },
    deliver,
    as,
    async read(customer) {
      const path = `/v1/customers/${customer.userId}/retrieve-subscription-information`
      return (await (await as(customer)).get<Subscription>(path)).body
    },
  }
}
