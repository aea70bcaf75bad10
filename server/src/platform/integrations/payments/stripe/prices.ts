import { monthlyPriceCents } from '@home-pulse/contract/terms'
import Stripe from 'stripe'

export interface Prices {
  /**
   * Returns the price of the product's only plan, by its lookup key. Creates the price if it does not exist. Caches it
   * for an hour.
   */
  find(): Promise<Stripe.Price>
  clear(): void
}

const productId = 'home_pulse_individual'
const cacheMs = 60 * 60_000

export function makePrices(stripe: Stripe, lookupKey: string, nowMs: () => number): Prices {
  let found: { readonly price: Promise<Stripe.Price>; readonly atMs: number } | undefined
  const clear = () => {
    found = undefined
  }
  return {
    clear,
    async find() {
      if (!found || nowMs() - found.atMs > cacheMs)
        found = { price: findOrCreatePrice(stripe, lookupKey), atMs: nowMs() }
      try {
        return await found.price
      } catch (error) {
        clear()
        throw error
      }
    },
  }
}

export async function findPrice(stripe: Stripe, lookupKey: string): Promise<Stripe.Price | undefined> {
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 })
  return data[0]
}

async function findOrCreatePrice(stripe: Stripe, lookupKey: string): Promise<Stripe.Price> {
  const price = await findPrice(stripe, lookupKey)
  if (price) return price
  try {
    await stripe.products.create({
      id: productId,
      name: 'Home Pulse AI Individual',
      description: 'Knows when each part of a home will need replacing, what it will cost, and why.',
    })
  } catch (error) {
    // This error means that another server, or an earlier start, has created the product already.
    if (!hasCode(error, 'resource_already_exists')) throw error
  }
  try {
    return await stripe.prices.create(
      {
        product: productId,
        nickname: 'Individual, monthly',
        lookup_key: lookupKey,
        currency: 'usd',
        unit_amount: monthlyPriceCents,
        recurring: { interval: 'month' },
      },
      { idempotencyKey: `price-${lookupKey}` },
    )
  } catch (error) {
    const created = await findPrice(stripe, lookupKey)
    if (!created) throw error
    return created
  }
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === code
