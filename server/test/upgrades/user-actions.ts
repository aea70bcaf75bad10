import { aHome } from '../harness/fixtures/factories.ts'
import { aTenant, tenantsOf } from '../harness/fixtures/landlord.ts'
import { aJpeg } from '../harness/fixtures/photo-fixtures.ts'

// This module does what users do, through the API of an earlier version of the server. The first released version
// already had these calls. Calls that came later use `callIfSupported`.

export const owner = { email: 'ada@upgrades.example', password: 'correct horse battery' }
/** A customer who signed up and did not pay. */
export const visitor = { email: 'bob@upgrades.example', password: 'staple battery horse' }

export const roofForecast = '2041-05-06'
export const note = "New shingles — lifetime “warranty”;\nsays O'Brien, \\ and all."
export const tenantName = { first_name: 'Ünal', last_name: 'O\'Hara "Q"' }
export const streets = ['12 Oak St', '34 Elm Ave']

interface Answer {
  readonly status: number
  readonly body: Record<string, unknown> & { readonly token?: string }
}

/** Performs the actions at the server with this URL. Skips calls that its version does not support. */
export async function performActions(url: string): Promise<void> {
  const ask = async (method: string, path: string, body?: unknown, token?: string): Promise<Answer> => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    return {
      status: answer.status,
      body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : {},
    }
  }
  const signUp = async (person: typeof owner) => {
    const { status, body } = await ask('POST', '/v1/customers/signup', {
      ...person,
      timeZone: 'America/Chicago',
    })
    if (status !== 201) throw new Error(`The sign-up of ${person.email} answered ${status}.`)
    return { token: String(body.token), checkoutUrl: String(body.customerCheckoutSession) }
  }

  await signUp(visitor)
  const { token, checkoutUrl } = await signUp(owner)
  const call = async <Body = Record<string, string>>(method: string, path: string, body?: unknown) => {
    const answer = await ask(method, path, body, token)
    if (answer.status >= 400) throw new Error(`${method} ${path} answered ${answer.status}.`)
    return answer.body as Body
  }
  const callIfSupported = async (method: string, path: string, body?: unknown) => {
    const { status } = await ask(method, path, body, token)
    if (status >= 400 && status !== 404) throw new Error(`${method} ${path} answered ${status}.`)
  }
  const put = async (address: string | undefined, bytes: string | Buffer, type: string) => {
    const body = typeof bytes === 'string' ? bytes : new Uint8Array(bytes)
    const { status } = await fetch(String(address), {
      method: 'PUT',
      headers: { 'content-type': type },
      body,
    })
    if (status >= 300) throw new Error(`An upload answered ${status}.`)
  }

  const card = { card_number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123', name: 'Ada Lovelace' }
  await fetch(checkoutUrl, { method: 'POST', body: new URLSearchParams(card), redirect: 'manual' })
  await call('PUT', '/v1/customers/profile', { firstName: 'Ada', lastName: 'Lovelace' })

  const flatsWithStove = { unitNumber: '2B', appliances: { stove: { age: 4, brand: '@cme' } } }
  const [house, flats, gone] = await call<{ id: string }[]>('POST', '/v1/properties', [
    aHome({ street: streets[0] }),
    aHome({ street: streets[1], isMultifamily: true, units: [flatsWithStove] }),
    aHome({ street: '9 Gone Rd' }),
  ])
  if (!house || !flats || !gone) throw new Error('Homes are missing.')
  const structures = await call<{ id: string; structure_type: string }[]>(
    'GET',
    `/v1/properties/${house.id}/structures`,
  )
  const roof = structures.find(({ structure_type }) => structure_type === 'roof')?.id
  await call('POST', `/v1/components/${roof}/replacements`, { installedOn: '2026-03-01', cost: 12_345.67 })
  await call('PUT', `/v1/properties/${house.id}/structures`, {
    structureUpdates: [{ id: roof, forecasted_replacement_date: roofForecast }],
  })
  const [unit] = await call<{ unit_id: string }[]>('GET', `/v1/properties/${flats.id}/units`)
  // Versions before the migration `lease-details` ignore these fields.
  const details = { email: 'unal@example.com', deposit: 1850.5, co_tenants: ['Ada "A", Jr.', 'B\\{}'] }
  const tenant = await call(
    'POST',
    tenantsOf(flats),
    aTenant({ unit_id: unit?.unit_id, ...tenantName, ...details }),
  )
  await call('POST', `${tenantsOf(flats)}/${tenant.id}/renewals`, { current_rent: 1900 })
  const notes = `/v1/properties/${house.id}/notes`
  const { noteUrl } = await call('POST', notes, { entityType: 'structure', entityId: roof })
  await put(noteUrl, note, 'text/plain')
  const me = JSON.parse(Buffer.from(String(token.split('.')[1]), 'base64url').toString()).user_id as string
  const { imageUrl } = await call('POST', `/v1/properties/${house.id}/customers/${me}/image`, {})
  await put(imageUrl, await aJpeg(), 'image/jpeg')
  await call('DELETE', `/v1/properties/${gone.id}`)

  const task = 'roof-inspect-spring'
  await callIfSupported('POST', `/v1/components/${roof}/tasks/${task}/events`, { kind: 'done', cost: 80.5 })
  await callIfSupported('POST', '/v1/home-bot/ask-lifecycle-question', {
    question: 'How long does a dishwasher last?',
    applianceAge: 3,
  })
  await callIfSupported('PUT', '/v1/plan/mail-preferences', { weekly: false })
  await callIfSupported('POST', '/v1/plan/calendar-feed')
  await callIfSupported('PUT', '/v1/properties/views', { name: 'Rented', search: 'tag=rented&sort=cost' })
  await callIfSupported('PUT', '/v1/plan/reserve', {
    balance: 5000,
    monthlyContribution: 100.25,
    confidence: 0.9,
  })
  await callIfSupported('PUT', '/v1/plan/reserve', { propertyId: house.id, balance: 700 })
  await callIfSupported('PUT', '/v1/customers/pending-email', {
    email: 'ada@moved.example',
    currentPassword: owner.password,
  })
  const { body: other } = await ask('POST', '/v1/customers/login', owner)
  await ask('POST', '/v1/customers/logout', undefined, other.token)
}
