import type { signup } from '@home-pulse/contract/features/accounts/accounts'
import type { Property } from '@home-pulse/contract/features/properties/properties'
import type { RouteResponse } from '@home-pulse/contract/route'
import { decodeJwt } from 'jose'
import type { Api, World } from './harness.ts'

let customers = 0

/** A signed-up customer. In the sandbox the token works immediately. */
export interface Customer {
  readonly api: Api
  readonly token: string
  readonly userId: string
  readonly email: string
  readonly password: string
  readonly checkoutUrl: string
}

export async function signUp(
  world: World,
  { password = 'correct horse battery', timeZone = 'America/New_York', hasMail = false } = {},
): Promise<Customer> {
  customers += 1
  // Thousands of tests sign up. Customers with an invalid address cause no mail.
  const email = `person-${process.pid}-${customers}@${hasMail ? 'example.com' : 'nowhere'}`
  const answer = await world
    .api()
    .post<RouteResponse<typeof signup>>('/v1/customers/signup', { email, password, timeZone })
  if (answer.status !== 201) throw new Error(`sign-up answered ${answer.status}`)
  const { token, customerCheckoutSession: checkoutUrl } = answer.body
  const userId = String(decodeJwt(token).user_id)
  return { api: world.api(token), token, userId, email, password, checkoutUrl }
}

/** Pays the checkout like a browser's form. */
export async function pay(world: World, checkoutUrl: string, cardNumber = '4242 4242 4242 4242') {
  const fields = { card_number: cardNumber, expiry: '12/30', cvc: '123', name: 'Ada Lovelace' }
  return world.app.inject({
    method: 'POST',
    url: new URL(checkoutUrl).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
}

/** A home as submitted by the portfolio form. */
export const aHome = (changes: Record<string, unknown> = {}) => ({
  street: '12 Oak St',
  city: 'Austin',
  state: 'TX',
  zip: '78701',
  homeAge: 30,
  isMultifamily: false,
  structures: { roof: 20, furnace: 18 },
  appliances: { water_heater: { age: 10, brand: 'Rheem' }, dryer: { age: 20 } },
  ...changes,
})

export async function addHomes(api: Api, ...homes: unknown[]): Promise<Property[]> {
  const answer = await api.post<Property[]>('/v1/properties', homes)
  if (answer.status !== 201) throw new Error(`adding homes answered ${answer.status}`)
  return answer.body
}

/** All homes of a customer. One answer ends at 10,000, and a `Link` leads to the next. */
export async function listAllHomes(api: Customer['api']): Promise<Property[]> {
  const homes: Property[] = []
  const pages = ['/v1/properties']
  for (const page of pages) {
    const { body, headers } = await api.get<Property[]>(page)
    homes.push(...body)
    pages.push(...(/<([^>]+)>; rel="next"/.exec(String(headers.link))?.slice(1) ?? []))
  }
  return homes
}
