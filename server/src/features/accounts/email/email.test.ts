import type { Account } from '@home-pulse/contract/features/accounts/email'
import { decodeJwt } from 'jose'
import { describe, expect, test } from 'vitest'
import { type Customer, signUp } from '../../../../test/harness/fixtures/factories.ts'
import { useWorld } from '../../../../test/harness/harness.ts'
import { expectMails, mailsTo, tokenIn } from '../../../../test/harness/peers/mailbox.ts'

const world = useWorld({ PUBLIC_URL: 'https://pulse.example' })
const join = () => signUp(world, { hasMail: true })
const account = async ({ api }: Pick<Customer, 'api'>) =>
  (await api.get<Account>('/v1/customers/account')).body
const dayMs = 24 * 60 * 60 * 1000

const confirm = (token: string) =>
  world.api().post<{ email: string; was_confirmed: boolean }>('/v1/customers/confirm-email', { token })
const confirmationToken = async ({ email }: Pick<Customer, 'email'>, mails = 1) =>
  tokenIn((await expectMails(world, email, 'Confirm your email', mails)).at(-1), 'confirm-email')

describe('the email address of an account', () => {
  // spec: 12-12
  test('is confirmed by the email link without a session, and using the link again changes nothing', async () => {
    const ada = await join()
    expect(await account(ada)).toEqual({ email: ada.email, email_state: 'unconfirmed', pending_email: null })
    const token = await confirmationToken(ada)
    expect((await confirm(token)).body).toEqual({ email: ada.email, was_confirmed: false })
    expect((await account(ada)).email_state).toBe('confirmed')
    expect((await confirm(token)).body).toEqual({ email: ada.email, was_confirmed: true })
  })

  test('is not confirmed by a link that is seven days old, or by a token that is invalid or for another purpose', async () => {
    const ada = await join()
    const token = await confirmationToken(ada)
    for (const wrong of ['x', ada.token, `${token}x`, await askFor(ada, 'ada@elsewhere.example')])
      expect(await confirm(wrong)).toMatchObject({ status: 403, body: { code: 'link_not_valid' } })
    world.clock.advance(7 * dayMs - 1000)
    const fresh = await world.api().post<{ token: string }>('/v1/customers/login', ada)
    const { api } = { api: world.api(fresh.body.token) }
    world.clock.advance(1000)
    expect((await confirm(token)).status).toBe(403)
    expect((await account({ api })).email_state).toBe('unconfirmed')
  })

  test('gets at most three further confirmation links per hour, and none after it is confirmed', async () => {
    const ada = await join()
    const again = () => ada.api.post('/v1/customers/email-confirmation')
    for (let asked = 0; asked < 3; asked += 1) expect((await again()).status).toBe(200)
    expect(await again()).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    await confirm(await confirmationToken(ada, 4))
    world.clock.advance(60 * 60_000)
    expect(await again()).toMatchObject({ status: 200, body: { email_state: 'confirmed' } })
    await expectMails(world, ada.email, 'Confirm your email', 4)
  })

  // spec: 12-13
  test('may be a string that is not a valid address: the account works, but gets no email', async () => {
    const eve = await signUp(world)
    expect((await account(eve)).email_state).toBe('not_an_address')
    expect((await eve.api.post('/v1/customers/email-confirmation')).status).toBe(200)
    expect((await world.api().post('/v1/customers/forgot-password', { email: eve.email })).status).toBe(200)
    const token = await askFor(eve, 'eve@real.example')
    expect((await confirmChange(eve, token)).status).toBe(200)
    expect((await account(eve)).email_state).toBe('confirmed')
    expect(await mailsTo(world, eve.email)).toEqual([])
  })

  test('is confirmed by a password reset, because the reset link was mailed to this address', async () => {
    const ada = await join()
    await world.api().post('/v1/customers/forgot-password', { email: ada.email })
    const [mail] = await expectMails(world, ada.email, 'Set a new password')
    const { body } = await world.api().post<{ token: string }>('/v1/customers/reset-password', {
      token: tokenIn(mail, 'reset-password'),
      password: 'another horse battery',
    })
    expect((await account({ api: world.api(body.token) })).email_state).toBe('confirmed')
  })
})

const request = ({ api, password }: Customer, email: string, currentPassword = password) =>
  api.put<Account>('/v1/customers/pending-email', { email, currentPassword })
const confirmChange = ({ api }: Pick<Customer, 'api'>, token: string) =>
  api.post<{ token: string; account: Account }>('/v1/customers/pending-email/confirm', { token })
const signIn = (email: string, password: string) =>
  world.api().post<{ token: string }>('/v1/customers/login', { email, password })

/** Requests a change of the email address and returns the token from the email link. */
async function askFor(customer: Customer, email: string): Promise<string> {
  const before = (await mailsTo(world, email)).length
  expect((await request(customer, email)).status).toBe(200)
  const mails = await expectMails(world, email, 'Confirm your new email', before + 1)
  return tokenIn(mails.at(-1), 'change-email')
}

describe('a change of the email address', () => {
  // spec: 12-09
  test('takes effect when the new address is confirmed, and keeps sessions valid', async () => {
    const ada = await join()
    const email = 'Ada.New@Example.org'
    const token = await askFor(ada, email)
    const pending = { email, expires_at: new Date(world.clock.nowMs() + dayMs).toISOString() }
    expect(await account(ada)).toMatchObject({ email: ada.email, pending_email: pending })
    expect((await signIn(email, ada.password)).status).toBe(401)
    const [notice] = await expectMails(world, ada.email, 'A change of your email was asked for')
    expect(notice?.text).toContain(email)
    expect(notice?.text).toContain('https://pulse.example/forgot-password')

    const { body } = await confirmChange(ada, token)
    expect(decodeJwt(body.token)).toMatchObject({ email, user_id: ada.userId })
    expect(body.account).toEqual({ email, email_state: 'confirmed', pending_email: null })
    expect(await account({ api: world.api(body.token) })).toEqual(body.account)
    expect((await ada.api.get('/v1/properties')).status).toBe(200)
    expect((await signIn('ada.new@example.ORG', ada.password)).status).toBe(200)
    expect((await signIn(ada.email, ada.password)).status).toBe(401)
    await expectMails(world, ada.email, 'Your email was changed')
    // Another user can take the old address.
    const another = { email: ada.email, password: 'another horse battery' }
    expect((await world.api().post('/v1/customers/signup', another)).status).toBe(201)
  })

  test('happens once even if its link is used twice, and never by an expired, replaced or withdrawn link', async () => {
    const ada = await join()
    const [first, second] = [await askFor(ada, 'one@ada.example'), await askFor(ada, 'two@ada.example')]
    expect((await confirmChange(ada, first)).status).toBe(403)
    expect((await ada.api.delete<Account>('/v1/customers/pending-email')).body.pending_email).toBeNull()
    expect((await confirmChange(ada, second)).status).toBe(403)
    const late = await askFor(ada, 'three@ada.example')
    world.clock.advance(dayMs)
    expect((await confirmChange(ada, late)).status).toBe(403)
    expect((await account(ada)).pending_email).toBeNull()
    const good = await askFor(ada, 'four@ada.example')
    const answers = await Promise.all([confirmChange(ada, good), confirmChange(ada, good)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    await expectMails(world, ada.email, 'Your email was changed', 1)
    // An earlier link stays invalid after a later change.
    await confirmChange(ada, await askFor(ada, 'five@ada.example'))
    expect((await confirmChange(ada, good)).status).toBe(403)
    expect((await account(ada)).email).toBe('five@ada.example')
  })

  // spec: 12-09
  test('can be confirmed only in a session of the user who requested it, not by the owner of a mistyped address', async () => {
    const [ada, stranger] = [await join(), await join()]
    const token = await askFor(ada, 'mistyped@ada.example')
    expect((await confirmChange(stranger, token)).status).toBe(403)
    expect((await confirmChange({ api: world.api() }, token)).status).toBe(401)
    const [mail] = await expectMails(world, 'mistyped@ada.example', 'Confirm your new email')
    expect(mail?.text).not.toContain(ada.email)
  })

  // spec: 12-02
  test('to the address of another account gets the usual response, and an email informs the owner of that account', async () => {
    const [ada, bob] = [await join(), await join()]
    const taken = await request(ada, bob.email.toUpperCase())
    const free = await request(await join(), 'nobody-yet@ada.example')
    expect(taken.status).toBe(free.status)
    expect({ ...taken.body, email: '', pending_email: '' }).toEqual({
      ...free.body,
      email: '',
      pending_email: '',
    })
    expect(taken.body.pending_email).toMatchObject({ email: bob.email.toUpperCase() })
    await expectMails(world, bob.email, 'You already have an account with this email')
    expect((await mailsTo(world, bob.email)).some((mail) => tokenIn(mail, 'change-email') !== '')).toBe(false)
  })

  // spec: 12-10
  test('succeeds for only one of two simultaneous requests for the same address, even if one is a sign-up', {
    tags: ['long'],
  }, async () => {
    const [ada, bob] = [await join(), await join()]
    const tokens = [await askFor(ada, 'race@ada.example'), await askFor(bob, 'RACE@ada.example')]
    const answers = await Promise.all([
      confirmChange(ada, tokens[0] ?? ''),
      confirmChange(bob, tokens[1] ?? ''),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const loser = answers[0]?.status === 409 ? ada : bob
    expect(await account(loser)).toMatchObject({ email: loser.email, pending_email: null })

    const carl = await join()
    const token = await askFor(carl, 'late@ada.example')
    const signingUp = { email: 'Late@ada.example', password: 'correct horse battery' }
    const both = await Promise.all([
      confirmChange(carl, token),
      world.api().post('/v1/customers/signup', signingUp),
    ])
    expect(both.map(({ status }) => status === 409)).toContain(true)
    expect(both.map(({ status }) => status < 300)).toContain(true)
  })

  test('may change only the letter case, but is refused with 422 if the address is identical', async () => {
    const ada = await join()
    const upper = ada.email.toUpperCase()
    expect((await confirmChange(ada, await askFor(ada, upper))).status).toBe(200)
    expect((await account(ada)).email).toBe(upper)
    expect(await request(ada, upper)).toMatchObject({ status: 422, body: { issues: [{ path: 'email' }] } })
  })

  test.each(['no address', 'a@b', 'a@b.c, d@e.f', '<a@b.example>'])(
    'is refused with 422 for the invalid address %j',
    async (email) => {
      expect(await request(await join(), email)).toMatchObject({
        status: 422,
        body: { issues: [{ path: 'email' }] },
      })
    },
  )

  test('requires the current password, and wrong attempts also count against the limit for password changes', async () => {
    const ada = await join()
    for (let guess = 0; guess < 10; guess += 1)
      expect(await request(ada, 'x@ada.example', `wrong ${guess}`)).toMatchObject({
        status: 422,
        body: { issues: [{ path: 'currentPassword' }] },
      })
    expect((await request(ada, 'x@ada.example')).status).toBe(429)
    const change = { currentPassword: ada.password, password: 'another horse battery' }
    expect((await ada.api.put('/v1/customers/password', change)).status).toBe(429)
    expect(await mailsTo(world, 'x@ada.example')).toEqual([])
  })

  test('is limited to five requests per hour and user, and to five emails per hour to one new address', {
    tags: ['long'],
  }, async () => {
    const people = await Promise.all(Array.from({ length: 7 }, join))
    const [ada] = people as [Customer, ...Customer[]]
    for (let asked = 0; asked < 5; asked += 1)
      expect((await request(ada, `often-${asked}@ada.example`)).status).toBe(200)
    expect((await request(ada, 'often@ada.example')).status).toBe(429)
    for (const person of people.slice(1)) expect((await request(person, 'box@ada.example')).status).toBe(200)
    await expectMails(world, 'box@ada.example', 'Confirm your new email', 5)
  })

  // spec: 12-11
  test('that is not yet confirmed is withdrawn by a password change', async () => {
    const ada = await join()
    const stolen = await askFor(ada, 'thief@ada.example')
    const change = { currentPassword: ada.password, password: 'another horse battery' }
    const { body } = await ada.api.put<{ token: string }>('/v1/customers/password', change)
    const owner = { ...ada, api: world.api(body.token), password: change.password }
    expect((await confirmChange(owner, stolen)).status).toBe(403)
  })

  test('that is confirmed invalidates reset links that were mailed to the old address', async () => {
    const ada = await join()
    await world.api().post('/v1/customers/forgot-password', { email: ada.email })
    const [mail] = await expectMails(world, ada.email, 'Set a new password')
    expect((await confirmChange(ada, await askFor(ada, 'safe@ada.example'))).status).toBe(200)
    const reset = { token: tokenIn(mail, 'reset-password'), password: 'a third one altogether' }
    expect((await world.api().post('/v1/customers/reset-password', reset)).status).toBe(403)
  })
})
