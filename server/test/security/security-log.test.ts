import { connect } from 'node:net'
import { beforeEach, expect, test } from 'vitest'
import { addHomes, aHome, pay, signUp } from '../harness/fixtures/factories.ts'
import { useOwnWorld } from '../harness/harness.ts'
import { portOf } from '../harness/peers/ports.ts'

interface Line {
  readonly security?: string
  readonly level: number
  readonly reqId: string
  readonly [field: string]: unknown
}
const lines: string[] = []
const world = useOwnWorld({ LOG_LEVEL: 'info' }, { log: { write: (line) => void lines.push(line) } })
beforeEach(() => {
  lines.length = 0
})
const [info, warn] = [30, 40]
const securityEvents = () =>
  lines.flatMap((line) => {
    const { time: _, ...event }: Line = JSON.parse(line)
    return event.security ? [event] : []
  })
const password = 'my very secret passphrase'

test('the security log has sign-ins, sign-outs and refusals, without email addresses and IP addresses', async () => {
  const { email, api, userId } = await signUp(world, { password })
  const signIn = (attempt: string, address = email) =>
    world.api().post<{ token: string }>('/v1/customers/login', { email: address, password: attempt })
  await signIn(password)
  await signIn('not that passphrase')
  await signIn('not that passphrase', ` ${email.toUpperCase()} `)
  await signIn(password, 'nobody@example.com')
  await api.post('/v1/customers/logout')
  await api.get('/v1/properties')
  await world.api().get('/v1/properties')

  const [up, ...rest] = securityEvents()
  expect(up).toMatchObject({ security: 'signed_up', level: info, operation: 'signup' })
  const [account, from] = [up?.account, up?.from]
  expect(account).toEqual(expect.any(String))
  expect(rest).toMatchObject([
    { security: 'signed_in', level: info, operation: 'login', status: 200, account, from },
    { security: 'sign_in_refused', level: warn, operation: 'login', status: 401, account, from },
    { security: 'sign_in_refused', level: warn, account },
    { security: 'sign_in_refused', level: warn },
    { security: 'signed_out', level: info, userId },
    { security: 'token_refused', level: warn, operation: 'listProperties' },
    { security: 'not_signed_in', level: info },
  ])
  expect(rest[3]).not.toMatchObject({ account })
  for (const secret of [email, 'nobody@example.com', password, '127.0.0.1', 'not that passphrase'])
    expect(lines.join('').toLowerCase()).not.toContain(secret)
})

test('the security log has a sign-in by payment only if the response carries a token', async () => {
  const { checkoutUrl } = await signUp(world)
  const ask = async () => {
    lines.length = 0
    const sessionId = checkoutUrl.split('/').at(-1)
    const { body } = await world.api().post<object>('/v1/customers/post-payment-login', { sessionId })
    return [Object.keys(body), securityEvents().map(({ security }) => security)]
  }
  const withToken = [['is_paid', 'token', 'jwt'], ['signed_in_by_payment']]
  expect(await ask()).toEqual([['is_paid'], []])
  await pay(world, checkoutUrl)
  expect(await ask()).toEqual(withToken)
  world.clock.advance(600_001)
  expect(await ask()).toEqual([['is_paid'], []])
})

test('the security log records requests for other customers’ resources, invalid input, and forged tokens and links', async () => {
  const victim = await signUp(world)
  const [home] = await addHomes(victim.api, aHome())
  const { api, userId } = await signUp(world)
  lines.length = 0
  await api.get(`/v1/properties/${home?.id}`)
  await api.post('/v1/properties', { none: 'of these' })
  await world.api('forged.token.here').get('/v1/properties')
  await world.app.inject('/v1/files/photos/a.webp?expires=99999999999&signature=forged')
  expect(securityEvents()).toMatchObject([
    { security: 'not_found', level: info, status: 404, userId },
    { security: 'input_refused', level: info, status: 422, userId },
    { security: 'token_refused', level: warn, status: 401 },
    { security: 'link_refused', level: warn, operation: '/v1/files/*', status: 403 },
  ])
  expect(lines.join('')).not.toMatch(/forged/)
})

// spec: P-18
test('the security log has a failed attempt even if the client disconnected before the response', async () => {
  const { email } = await signUp(world, { password })
  await world.app.listen({ host: '127.0.0.1', port: 0 })
  const port = portOf(world.app.server)
  let release = () => {}
  const whenReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  let isHeld = false
  // While this lock is held, the sign-in must wait. On the embedded database, it waits for the only connection.
  const holding = world.store.asSuperuser(async ({ query }) => {
    await query({ name: 'test_begin', text: 'begin' })
    await query({ name: 'test_lock', text: 'lock table customers in access exclusive mode' })
    isHeld = true
    await whenReleased
    await query({ name: 'test_rollback', text: 'rollback' })
  })
  await expect.poll(() => isHeld).toBe(true)
  const { totalCount } = world.app.inFlightCounter
  const body = JSON.stringify({ email, password: 'a guess' })
  const socket = connect(port, '127.0.0.1')
  socket.write(
    `POST /v1/customers/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  )
  await expect.poll(() => world.app.inFlightCounter.totalCount).toBe(totalCount + 1)
  lines.length = 0
  socket.destroy()
  await expect.poll(() => world.app.inFlightCounter.inFlightCount).toBe(0)
  release()
  await holding
  await expect
    .poll(securityEvents)
    .toMatchObject([{ security: 'sign_in_refused', level: warn, operation: 'login', status: 401 }])
})
