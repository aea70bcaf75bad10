import { describe, expect, test } from 'vitest'
import { expectProblem } from '../../../../test/harness/expect-problem.ts'
import { type Customer, signUp } from '../../../../test/harness/fixtures/factories.ts'
import { useOwnWorld, useWorld } from '../../../../test/harness/harness.ts'
import { mailsTo as allMailsTo, patience, tokenIn } from '../../../../test/harness/peers/mailbox.ts'
import { makePasswords } from '../../../platform/auth/passwords.ts'

const world = useWorld({ PUBLIC_URL: 'https://pulse.example' })
const newPassword = 'another horse battery'

/** Waits until the address has `count` emails with “password” in the subject. Returns them, newest last. */
async function mailsTo(email: string, count: number) {
  const theirs = async () =>
    (await allMailsTo(world, email)).filter(({ subject }) => /password/.test(subject ?? ''))
  await expect.poll(theirs, patience).toHaveLength(count)
  return theirs()
}

const forget = (email: string) => world.api().post('/v1/customers/forgot-password', { email })
const reset = (token: string, password = newPassword) =>
  world.api().post<{ token: string }>('/v1/customers/reset-password', { token, password })
const logIn = (email: string, password: string) =>
  world.api().post<{ token: string }>('/v1/customers/login', { email, password })
const listHomes = (token: string) => world.api(token).get('/v1/properties')

/** Returns the token of the reset link in the newest email to a customer. */
const mailedToken = async ({ email }: Customer, mails = 1) =>
  tokenIn((await mailsTo(email, mails)).at(-1), 'reset-password')

describe('a password reset', () => {
  // spec: 12-01
  test('works only once with the email link, and leaves only the session that it begins', async () => {
    const ada = await signUp(world, { hasMail: true })
    expect(await forget(ada.email.toUpperCase())).toMatchObject({ status: 200, body: { error: null } })
    const token = await mailedToken(ada)
    const { status, body } = await reset(token)
    expect(status).toBe(200)
    expect((await listHomes(body.token)).status).toBe(200)
    expect((await listHomes(ada.token)).status).toBe(401)
    expect((await logIn(ada.email, ada.password)).status).toBe(401)
    expect((await logIn(ada.email, newPassword)).status).toBe(200)
    expect(await reset(token, 'a third one altogether')).toMatchObject({
      status: 403,
      body: { code: 'link_not_valid' },
    })
    const [, notice] = await mailsTo(ada.email, 2)
    expect(notice?.subject).toBe('Your password was changed')
    expect(notice?.text).toContain('https://pulse.example/forgot-password')
  })

  // The response time is tested in `test/security/attacks/timing-attacks.test.ts`.
  // spec: 12-02
  test('gets the same response for a known and an unknown email address', async () => {
    const ada = await signUp(world, { hasMail: true })
    const [known, unknown] = [await forget(ada.email), await forget('nobody@example.com')]
    expect(known).toMatchObject({ status: 200, body: { error: null } })
    expect(unknown).toMatchObject({ status: known.status, body: known.body })
    await mailsTo(ada.email, 1)
    await mailsTo('nobody@example.com', 0)
  })

  // spec: 12-01
  test('works 25 but not 30 minutes after the request, and on a server whose clock is five minutes behind', async () => {
    const ada = await signUp(world, { hasMail: true })
    await forget(ada.email)
    const token = await mailedToken(ada)
    world.clock.advance(30 * 60_000)
    expect((await reset(token)).status).toBe(403)
    // Now the clock is five minutes before the time at which the token was issued.
    world.clock.advance(-35 * 60_000)
    expect((await reset(token)).status).toBe(200)
    world.clock.advance(5 * 60_000)
    await forget(ada.email)
    const second = tokenIn(
      (await mailsTo(ada.email, 3)).findLast((mail) => tokenIn(mail, 'reset-password')),
      'reset-password',
    )
    world.clock.advance(25 * 60_000)
    expect((await reset(second)).status).toBe(200)
  })

  test('sends at most five links per hour, although further requests get the same response', async () => {
    const ada = await signUp(world, { hasMail: true })
    for (let asked = 0; asked < 7; asked += 1) expect((await forget(ada.email)).status).toBe(200)
    await mailsTo(ada.email, 5)
  })

  test('succeeds for only one of two simultaneous requests with the same link', async () => {
    const ada = await signUp(world, { hasMail: true })
    await forget(ada.email)
    await forget(ada.email)
    const token = await mailedToken(ada, 2)
    const outcomes = await Promise.all([reset(token), reset(token)])
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 403])
  })

  test.each(['x', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJhIiwidmVyc2lvbiI6MX0.', '.'.repeat(900)])(
    'is refused with 403 for the invalid token %j',
    async (token) => {
      expect((await reset(token)).status).toBe(403)
    },
  )

  test('is refused with 403 for a session token, and a reset token is not accepted as a session token', async () => {
    const ada = await signUp(world, { hasMail: true })
    expect((await reset(ada.token)).status).toBe(403)
    await forget(ada.email)
    expect((await listHomes(await mailedToken(ada))).status).toBe(401)
  })
})

describe('a password change', () => {
  const change = ({ api }: Customer, currentPassword: string, password = newPassword) =>
    api.put<{ token: string }>('/v1/customers/password', { currentPassword, password })

  // spec: 12-04
  test('ends every other session and notifies the user by email', async () => {
    const ada = await signUp(world, { hasMail: true })
    const other = (await logIn(ada.email, ada.password)).body.token
    const { status, body } = await change(ada, ada.password)
    expect(status).toBe(200)
    expect((await listHomes(body.token)).status).toBe(200)
    expect((await listHomes(other)).status).toBe(401)
    expect((await logIn(ada.email, newPassword)).status).toBe(200)
    await mailsTo(ada.email, 1)
  })

  test('requires the current password and returns 429 after ten wrong ones', async () => {
    const ada = await signUp(world, { hasMail: true })
    for (let guess = 0; guess < 10; guess += 1)
      expect(await change(ada, `wrong ${guess}`)).toMatchObject({
        status: 422,
        body: { issues: [{ path: 'currentPassword' }] },
      })
    expect((await change(ada, ada.password)).status).toBe(429)
    expect((await listHomes(ada.token)).status).toBe(200)
  })
})

// spec: 12-05
test('signing out everywhere ends every session except the current one, which gets a new token', async () => {
  const ada = await signUp(world, { hasMail: true })
  const other = (await logIn(ada.email, ada.password)).body.token
  const { status, body } = await ada.api.post<{ token: string }>('/v1/customers/sign-out-everywhere')
  expect(status).toBe(200)
  for (const token of [other, ada.token]) expect((await listHomes(token)).status).toBe(401)
  expect((await listHomes(body.token)).status).toBe(200)
})

const tooShort = {
  status: 422,
  body: {
    code: 'weak_password',
    message: 'The password must have at least 8 characters.',
    issues: [{ path: 'password', message: 'must have at least 8 characters' }],
  },
}

describe('a password of 7 characters in the sandbox', () => {
  const short = '🏠 home!'

  // spec: 07-02
  test('is refused at sign-up, but one of 8 characters is accepted', async () => {
    const join = (password: string) =>
      world.api().post('/v1/customers/signup', { email: 'seven@example.com', password })
    expect(await join(short)).toMatchObject(tooShort)
    expect((await join(`${short}!`)).status).toBe(201)
  })

  test('is refused at a password reset, and the link stays valid', async () => {
    const ada = await signUp(world, { hasMail: true })
    await forget(ada.email)
    const token = await mailedToken(ada)
    expect(await reset(token, short)).toMatchObject(tooShort)
    expect((await reset(token)).status).toBe(200)
  })

  test('is refused at a password change, and the current password stays', async () => {
    const ada = await signUp(world)
    const body = { currentPassword: ada.password, password: short }
    expect(await ada.api.put('/v1/customers/password', body)).toMatchObject(tooShort)
    expect((await logIn(ada.email, ada.password)).status).toBe(200)
  })

  test('still signs in a user who set it before passwords needed 8 characters', async () => {
    const ada = await signUp(world)
    const kept = await makePasswords({ memoryCost: 64, timeCost: 1 }).hash(short)
    await world.store.asSuperuser(({ query }) =>
      query({ name: 'test_old_password', text: 'update users set password_hash = $1 where id = $2' }, [
        kept,
        ada.userId,
      ]),
    )
    expect((await logIn(ada.email, short)).status).toBe(200)
  })
})

describe('if payment is enforced', () => {
  const strict = useOwnWorld({ ENFORCE_PAYMENT: 'true' })
  // spec: 12-07
  test('a new password must not be a common one', async () => {
    const answer = await strict
      .api()
      .post('/v1/customers/signup', { email: 'eve@example.com', password: 'a rare enough phrase' })
    const { token } = answer.body as { token: string }
    const body = { currentPassword: 'a rare enough phrase', password: 'password1' }
    expectProblem(
      await strict.app.inject({
        ...{ method: 'PUT', url: '/v1/customers/password', payload: body },
        headers: { authorization: `Bearer ${token}` },
      }),
      'weak_password',
      'The password is one of the most common passwords: choose another one.',
    )
  })
})
