import { describe, expect, test } from 'vitest'
import { type Customer, signUp } from '../../../../test/harness/fixtures/factories.ts'
import { useOwnWorld, useWorld } from '../../../../test/harness/harness.ts'
import { expectMails, mailsTo, patience } from '../../../../test/harness/peers/mailbox.ts'

const world = useWorld({ PUBLIC_URL: 'https://pulse.example' })
const dayMs = 24 * 60 * 60 * 1000
const subject = 'A new sign-in to your account'
const desk = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36'
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) AppleWebKit/605.1.15 Version/18.0 Safari/604.1'

const join = (timeZone = 'America/New_York') => signUp(world, { hasMail: true, timeZone })
async function signIn({ email, password }: Customer, userAgent: string, remoteAddress: string) {
  const answer = await world.app.inject({
    method: 'POST',
    url: '/v1/customers/login',
    remoteAddress,
    headers: { 'user-agent': userAgent },
    payload: { email, password },
  })
  expect(answer.statusCode).toBe(200)
}

/** Waits until `count` devices of the user are stored, and returns them as text. */
async function storedDevices({ userId }: Customer, count: number) {
  const rows = () =>
    world.store.asSuperuser(({ query }) =>
      query<{ row: string }>({
        name: `test_places_${userId.replaceAll('-', '')}`,
        text: `select (p.*)::text as row from known_devices p where user_id = '${userId}'`,
      }),
    )
  await expect.poll(rows, patience).toHaveLength(count)
  return rows()
}

describe('a sign-in from a new device', () => {
  // spec: 12-14
  test('is reported to the user in one email with the local time, unless it is the first sign-in', async () => {
    const ada = await join('America/Los_Angeles')
    await storedDevices(ada, 1)
    await signIn(ada, desk, '203.0.113.7')
    await storedDevices(ada, 2)
    await signIn(ada, phone, '198.51.100.20')
    const [mail] = await expectMails(world, ada.email, subject)
    expect(mail?.text).toContain('When: Saturday, November 21, 2026, 7:00 AM PST\nWith: Safari on an iPhone')
    expect(mail?.text).toContain('https://pulse.example/forgot-password')
    expect(mail?.text).not.toContain('198.51')
    // The address differs, but it is in the same coarse network.
    await signIn(ada, desk, '203.0.113.200')
    await signIn(ada, phone, '198.51.100.21')
    await signIn(ada, phone, '203.0.113.7')
    await expectMails(world, ada.email, subject, 2)
    await storedDevices(ada, 4)
  })

  // spec: 12-14
  test('is reported in at most three emails a day', { tags: ['long'] }, async () => {
    const ada = await join()
    for (let n = 0; n < 7; n += 1) await signIn(ada, desk, `10.0.${n}.1`)
    await storedDevices(ada, 8)
    await expectMails(world, ada.email, subject, 3)
    world.clock.advance(dayMs)
    await signIn(ada, desk, '10.9.9.1')
    await expectMails(world, ada.email, subject, 4)
  })

  // spec: 12-15
  test('is reported even if the device was used 90 days ago, because the stored device is then deleted', {
    tags: ['long'],
  }, async () => {
    const ada = await join()
    await signIn(ada, desk, '203.0.113.7')
    await storedDevices(ada, 2)
    world.clock.advance(90 * dayMs + 1)
    await world.app.jobs.runDue()
    await storedDevices(ada, 0)
    await signIn(ada, desk, '203.0.113.7')
    await expectMails(world, ada.email, subject)
  })
})

// spec: 12-15
test('a stored device reveals neither browser nor network, nor that two users share the device', async () => {
  const [ada, bob] = [await join(), await join()]
  for (const person of [ada, bob]) await signIn(person, desk, '203.0.113.7')
  const rows = [...(await storedDevices(ada, 2)), ...(await storedDevices(bob, 2))].map(({ row }) => row)
  expect(rows.join()).not.toMatch(/Chrome|Windows|203\.0/)
  expect(new Set(rows.map((row) => /\\\\x[0-9a-f]{64}/.exec(row)?.[0])).size).toBe(4)
})

test('a user whose email address is not valid gets no email about new devices', async () => {
  const eve = await signUp(world)
  await signIn(eve, desk, '203.0.113.7')
  await signIn(eve, phone, '198.51.100.20')
  await storedDevices(eve, 3)
  expect(await mailsTo(world, eve.email)).toEqual([])
})

describe('if the mail server is unreachable', () => {
  const unreachable = useOwnWorld({ SMTP_URL: 'smtp://127.0.0.1:1' })
  // spec: 12-16
  test('sign-up and sign-in still work', async () => {
    const ada = await signUp(unreachable, { hasMail: true })
    const logIn = (remoteAddress: string) =>
      unreachable.app.inject({
        ...{ method: 'POST', url: '/v1/customers/login', remoteAddress },
        payload: { email: ada.email, password: ada.password },
      })
    for (const address of ['203.0.113.7', '198.51.100.20'])
      expect((await logIn(address)).statusCode).toBe(200)
  })
})
