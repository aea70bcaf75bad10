import { beforeAll, describe, expect, test } from 'vitest'
import { type Customer, pay, signUp } from '../../../../test/harness/fixtures/factories.ts'
import { useWorld } from '../../../../test/harness/harness.ts'

const world = useWorld()
const card = { card_number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123', name: 'Ada Lovelace' }
const pathOf = ({ checkoutUrl }: Customer) => new URL(checkoutUrl).pathname
const post = (path: string, fields: Record<string, string>) =>
  world.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })

describe('the sandbox’s checkout page', () => {
  let page: Awaited<ReturnType<typeof world.app.inject>>
  let customer: Customer
  beforeAll(async () => {
    customer = await signUp(world)
    page = await world.app.inject(pathOf(customer))
  })

  // spec: 10-01
  test('shows the price, the customer’s email address, and that no card is charged', () => {
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.body).toContain('Test mode, no card is charged')
    expect(page.body).toContain('$99.00')
    expect(page.body).toContain(customer.email)
  })

  test('is a form that posts to its own URL, without a script', () => {
    expect(page.body).toMatch(/<form method="post"[^>]*>/)
    expect(page.body).not.toMatch(/<form[^>]*action=/)
    expect(page.body).not.toMatch(/<script|\son\w+=/i)
    for (const name of Object.keys(card)) expect(page.body).toContain(`<input name="${name}"`)
    expect(page.body).toContain('href="/cancel"')
  })

  test('has the app’s content security policy, with a new nonce for each response', async () => {
    const policyOf = ({ headers }: typeof page) => String(headers['content-security-policy'])
    expect(policyOf(page)).not.toContain('unsafe')
    expect(policyOf(page)).toContain(`form-action 'self'`)
    const nonce = policyOf(page).match(/'nonce-([^']+)'/)?.[1]
    expect(page.body).toContain(`<style nonce="${nonce}">`)
    expect(page.body).not.toMatch(/\sstyle=/)
    expect(policyOf(await world.app.inject(pathOf(customer)))).not.toBe(policyOf(page))
  })

  test('is neither cached nor indexed', () => {
    expect(page.headers['cache-control']).toBe('no-store')
    expect(page.body).toContain('noindex')
  })
})

describe('paying in the sandbox', () => {
  test('redirects to the success page, and later or simultaneous submissions do not pay twice', async () => {
    const customer = await signUp(world)
    const path = pathOf(customer)
    const subscriptionEnd = async () =>
      (
        await customer.api.get<{ subscription_end: string }>(
          `/v1/customers/${customer.userId}/retrieve-subscription-information`,
        )
      ).body.subscription_end
    const paid = await Promise.all(Array.from({ length: 5 }, () => post(path, card)))
    for (const { statusCode, headers } of paid) {
      expect(statusCode).toBe(303)
      expect(headers.location).toBe(`/success?session_id=${path.split('/').at(-1)}`)
    }
    expect(await subscriptionEnd()).toBe('2026-12-21T15:00:00.000Z')
    world.clock.advance(60_000)
    expect((await post(path, { ...card, card_number: '4000000000000002' })).statusCode).toBe(303)
    expect(await subscriptionEnd()).toBe('2026-12-21T15:00:00.000Z')
    const again = await world.app.inject(path)
    expect(again).toMatchObject({ statusCode: 303, headers: { location: paid[0]?.headers.location } })
    world.clock.set('2026-11-21T15:00:00Z')
  })

  test.each([
    [{ card_number: '4000 0000 0000 0002' }, 'Your card was declined. Please try another card.'],
    [
      { card_number: '4111 1111 1111 1111' },
      'This is a test checkout: it takes only the card 4242 4242 4242 4242.',
    ],
    [{ card_number: '' }, 'Please enter a card number.'],
    [{ card_number: 'x'.repeat(5000) }, 'Please enter a card number.'],
    [{ expiry: '13/30' }, 'Please enter the expiry date as MM/YY.'],
    [{ expiry: 'soon' }, 'Please enter the expiry date as MM/YY.'],
    [{ expiry: '10/26' }, 'This card has expired.'],
    [{ cvc: '12' }, 'Please enter the 3 or 4 digit security code.'],
    [{ name: '  ' }, 'Please enter the name on the card.'],
  ])('shows why the input %j is refused, and keeps what was entered', async (wrong, sentence) => {
    const customer = await signUp(world)
    const fields = { ...card, ...wrong }
    const page = await post(pathOf(customer), fields)
    expect(page.statusCode).toBe(402)
    expect(page.headers['content-type']).toMatch(/^text\/html/)
    expect(page.body).toContain(`<p class="decline" role="alert">${sentence}</p>`)
    expect(page.body).toContain(`name="name" value="${fields.name}"`)
    expect(page.body).toContain(`name="card_number" value="${fields.card_number.slice(0, 200)}"`)
    expect((await post(pathOf(customer), card)).statusCode).toBe(303)
  })

  test.each(['4242424242424242', '4242-4242-4242-4242', ' 4242 4242 4242 4242 '])(
    'accepts the card number %j',
    async (number) => {
      expect((await pay(world, (await signUp(world)).checkoutUrl, number)).statusCode).toBe(303)
    },
  )

  test.each(['11/26', '1/27', '01 / 2030'])('accepts a card that is valid until %s', async (expiry) => {
    expect((await post(pathOf(await signUp(world)), { ...card, expiry })).statusCode).toBe(303)
  })

  test('shows HTML in the form’s fields as text', async () => {
    const page = await post(pathOf(await signUp(world)), {
      ...card,
      card_number: `"><script>alert('1')</script>`,
      name: `<img src=x onerror=alert(1)> & "O'Neil"`,
    })
    expect(page.body).not.toMatch(/<script|<img/)
    expect(page.body).toContain('&#60;img src=x onerror=alert(1)&#62; &#38; &#34;O&#39;Neil&#34;')
  })

  test('asks for the card number if the form is empty or the request has no body', async () => {
    const path = pathOf(await signUp(world))
    for (const answer of [await post(path, {}), await world.app.inject({ method: 'POST', url: path })])
      expect(answer).toMatchObject({
        statusCode: 402,
        body: expect.stringContaining('Please enter a card number.'),
      })
  })
})

test('the sandbox’s checkout page shows HTML in an email address as text', async () => {
  const answer = await world.api().post<{ customerCheckoutSession: string }>('/v1/customers/signup', {
    email: '<b>bold</b>',
    password: 'correct horse battery',
  })
  const page = await world.app.inject(new URL(answer.body.customerCheckoutSession).pathname)
  expect(page.body).toContain('for &#60;b&#62;bold&#60;/b&#62;')
})

test.each(['GET', 'POST'] as const)(
  '%s of an unknown sandbox checkout returns the 404 page',
  async (method) => {
    const answer = await world.app.inject({ method, url: '/sandbox/checkout/cs_sandbox_unknown' })
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toMatch(/^text\/html/)
    expect(answer.body).toContain('<title>Home Pulse AI</title>')
  },
)
