import { routes } from '@home-pulse/contract/routes'
import { afterAll, expect, test } from 'vitest'
import { addHomes, aHome, pay, signUp } from '../harness/fixtures/factories.ts'
import { useOwnWorld } from '../harness/harness.ts'
import { expectMails, tokenIn } from '../harness/peers/mailbox.ts'

const lines: string[] = []
const world = useOwnWorld({ LOG_LEVEL: 'debug' }, { log: { write: (line) => void lines.push(line) } })
afterAll(() => {
  lines.length = 0
})

const secretHome = aHome({
  street: '77 Hidden Hollow',
  appliances: { stove: { age: 3, brand: 'Secretbrand', model: 'Secretmodel' } },
})

// spec: 12-03
test('the log has each request and each server error, without personal data and secrets', async () => {
  const password = 'my very secret passphrase'
  const customer = await signUp(world, { password, hasMail: true })
  const { token, email, userId, checkoutUrl } = customer
  const sessionId = checkoutUrl.split('/').at(-1) ?? ''
  const headers = { authorization: `Bearer ${token}` }
  const post = (url: string, payload: object | string, type = 'application/json') =>
    world.app.inject({ method: 'POST', url, headers: { ...headers, 'content-type': type }, payload })

  const [home] = await addHomes(customer.api, secretHome)
  for (const { method, path } of routes)
    for (const id of [userId, home?.id ?? '', 'not-an-id'])
      await world.app.inject({ method, url: path.replace(/:\w+/g, id), headers })
  const again = await world.api().post<{ token: string }>('/v1/customers/login', { email, password })
  await post('/v1/customers/login', { email, password: 'my wrong passphrase' })
  await post('/v1/customers/login', `{"email":"${email}","password":"${password}"`)
  await post('/v1/customers/login', `email=${email}&password=${password}`, 'text/plain')
  await post('/v1/customers/signup', { email, password })
  await post('/v1/customers/signup', { email: [email], password: { password } })
  await post('/v1/properties', [{ ...secretHome, state: 'ZZ' }])
  const checkoutPath = new URL(checkoutUrl).pathname
  await world.app.inject(checkoutPath)
  const encoded = checkoutPath.replace('/checkout/cs_', '/%63heckout/%63%73_')
  expect((await world.app.inject(encoded)).statusCode).toBe(200)
  await world.app.inject(encoded.replaceAll('%', '%25'))
  await pay(world, checkoutUrl, '4000 0000 0000 0002')
  await pay(world, checkoutUrl)
  await post('/v1/customers/post-payment-login', { sessionId })
  await world.app.inject(`/success?x=1&session_id=${sessionId}`)
  await world.app.inject({ url: '/v1/properties?q=Hidden+Hollow&limit=1', headers })

  const rename = (from: string, to: string) =>
    world.store.asSuperuser(({ query }) =>
      query({ name: `rename_${from}`, text: `alter table ${from} rename to ${to}` }),
    )
  for (const table of ['sign_in_emails', 'components', 'checkout_sessions', 'users']) {
    await rename(table, `${table}_gone`)
    expect((await post('/v1/customers/signup', { email: `${table}-${email}`, password })).statusCode).toBe(
      table === 'components' ? 201 : 500,
    )
    await post('/v1/properties', [secretHome])
    await post('/v1/customers/post-payment-login', { sessionId })
    await pay(world, checkoutUrl)
    await rename(`${table}_gone`, table)
  }

  await post('/v1/customers/forgot-password', { email })
  const [mail] = await expectMails(world, email, 'Set a new password')
  const linkToken = tokenIn(mail, 'reset-password')
  await world.app.inject('/reset-password')
  await post('/v1/customers/reset-password', { token: linkToken, password })
  await post('/v1/customers/reset-password', { token: linkToken, password })

  const log = lines.join('')
  const entries = lines.map(
    (line) => JSON.parse(line) as { msg: string; err?: { message: string; stack: string } },
  )
  expect(entries.filter(({ msg }) => msg === 'incoming request').length).toBeGreaterThan(routes.length)
  const faults = entries.flatMap(({ msg, err }) => (msg === 'request failed' && err ? [err] : []))
  expect(faults.length).toBeGreaterThan(5)
  for (const { message, stack } of faults) {
    expect(message).toMatch(/does not exist|permission denied/)
    expect(stack).toMatch(/^ +at /)
  }
  const secrets = {
    password,
    token,
    'second token': again.body.token,
    'session id': sessionId,
    'session id without its prefix': sessionId.slice('cs_'.length),
    'token of an email link': linkToken,
    'email address': email,
    street: 'Hidden Hollow',
    'street in a query': 'Hidden+Hollow',
    brand: 'Secretbrand',
    card: '4242 4242',
    cardholder: 'Lovelace',
    hash: '$argon2id',
    'wrong password': 'my wrong passphrase',
  }
  for (const [name, secret] of Object.entries(secrets))
    expect(log.includes(secret), `the log holds the ${name}`).toBe(false)
})
