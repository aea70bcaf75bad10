import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MailPreferences } from '@home-pulse/contract/features/plan/plan'
import PostalMime, { type Email } from 'postal-mime'
import { beforeEach, describe, expect, test } from 'vitest'
import { addHomes, aHome, type Customer, pay, signUp } from '../../../../test/harness/fixtures/factories.ts'
import { pathOf } from '../../../../test/harness/fixtures/signed-links.ts'
import { useOwnWorld, useWorld, type World } from '../../../../test/harness/harness.ts'
import { mayBeTo, turnOffMails } from '../../../../test/harness/peers/mailbox.ts'

const lines: string[] = []
const log = { write: (line: string) => void lines.push(line) }
const world = useOwnWorld({ LOG_LEVEL: 'debug', PUBLIC_URL: 'https://pulse.example' }, { log })
const enforcing = useWorld({ ENFORCE_PAYMENT: '1' })
const unreachable = useOwnWorld({ LOG_LEVEL: 'debug', SMTP_URL: 'smtp://127.0.0.1:1' }, { log })

// Each test has its own five weeks, beginning on a Saturday, because jobs never run for a date before their last run.
let weeks = -5
beforeEach(async () => {
  weeks += 5
  for (const { clock } of [world, enforcing, unreachable]) clock.set(later('2026-11-21T15:00:00Z'))
  await turnOffMails(world)
})

/** Converts a date or time of the first test to the same weekday and time in this test's five weeks. */
function later(text: string): string {
  const moved = new Date(Date.parse(text) + weeks * 7 * 24 * 60 * 60 * 1000).toISOString()
  return text.length === 10 ? moved.slice(0, 10) : moved
}

/** Returns a function that returns the plan emails that a customer got since its last call, oldest first. */
function mailbox({ dataDir }: World, { email }: Pick<Customer, 'email'>) {
  const seen = new Set<string>()
  return async (): Promise<Email[]> => {
    const folder = join(dataDir, 'mail')
    const names = (await readdir(folder).catch((): string[] => []))
      .sort()
      .filter((name) => /\.(weekly|due)\..*\.eml$/.test(name) && !seen.has(name))
    const mails: Email[] = []
    for (const name of names) {
      seen.add(name)
      const bytes = await readFile(join(folder, name))
      if (!mayBeTo(bytes, email)) continue
      const mail = await PostalMime.parse(bytes)
      if (mail.to?.[0]?.address === email)
        mails.push({ ...mail, text: (mail.text ?? '').replaceAll('\r\n', '\n') })
    }
    return mails
  }
}

const aDryer = (changes: Record<string, unknown> = {}) =>
  aHome({ structures: {}, appliances: { dryer: { age: 8 } }, ...changes })

async function withDryer({ timeZone = 'America/New_York', at = world, home = {} } = {}) {
  const customer = await signUp(at, { timeZone, hasMail: true })
  const [added] = await addHomes(customer.api, aDryer(home))
  return { ...customer, added, newMails: mailbox(at, customer) }
}

const workAt = async (instant: string, at = world) => {
  at.clock.set(instant)
  await at.app.jobs.runDue()
}
const preferences = async ({ api }: Customer) =>
  (await api.get<MailPreferences>('/v1/plan/mail-preferences')).body
const unsubscribeLink = (mail: Email | undefined) =>
  mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value.replace(/[<>]/g, '') ?? ''

/** Returns the first Monday of this test, a minute after eight in New York. */
const mondayMorning = () => later('2026-11-23T13:01:00Z')

describe('the weekly email', () => {
  test('is sent only once, on Monday at eight, and lists what is due with links', async () => {
    const { newMails, added } = await withDryer({ home: { street: '12 <b>Oak</b> & Elm' } })
    await workAt(later('2026-11-23T12:59:00Z'))
    expect(await newMails()).toEqual([])
    await workAt(mondayMorning())
    const [mail, ...others] = await newMails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      subject: 'Your home, the next two weeks: 1 thing due',
      from: { name: 'Home Pulse AI' },
    })
    expect(mail?.text).toContain(
      '- Nov 23: Clean the vent and check the outdoor flap\n  Dryer · 12 <b>Oak</b> & Elm, Austin, TX',
    )
    expect(mail?.html).toContain('12 &#60;b&#62;Oak&#60;/b&#62; &#38; Elm')
    expect(mail?.html).toContain(`https://pulse.example/property/${added?.id}`)
    expect(mail?.headers).toContainEqual(
      expect.objectContaining({ key: 'list-unsubscribe-post', value: 'List-Unsubscribe=One-Click' }),
    )
    await workAt(later('2026-11-23T14:00:00Z'))
    await workAt(later('2026-11-25T14:00:00Z'))
    expect(await newMails()).toEqual([])
    await workAt(later('2026-11-30T13:01:00Z'))
    expect(await newMails()).toHaveLength(1)
  })

  test('is not sent if nothing is due, or only a replacement that is long overdue', async () => {
    const nothing = await signUp(world, { hasMail: true })
    const old = await withDryer({ home: { appliances: { dryer: { age: 60 } } } })
    await old.api.put(`/v1/properties/${old.added?.id}/appliances/forecasted-date`, {
      applianceType: 'dryer',
      forecastedReplacementDate: '2020-01-01',
    })
    const { body } = await old.api.get<{
      planned: { kind: string; task_id?: string; component_id: string }[]
    }>('/v1/plan/tasks')
    for (const { kind, task_id: task, component_id: id } of body.planned)
      if (kind === 'task') await old.api.post(`/v1/components/${id}/tasks/${task}/events`, { kind: 'done' })
    await workAt(mondayMorning())
    expect(await mailbox(world, nothing)()).toEqual([])
    expect(await old.newMails()).toEqual([])
  })

  test('is sent on Monday at eight in the recipient’s time zone, which may be Sunday in UTC', async () => {
    const west = await withDryer({ timeZone: 'Pacific/Honolulu' })
    const east = await withDryer({ timeZone: 'Pacific/Kiritimati' })
    const got = async () => [(await west.newMails()).length, (await east.newMails()).length]
    await workAt(later('2026-11-22T17:59:00Z'))
    await got()
    await workAt(later('2026-11-22T18:00:00Z'))
    expect(await got()).toEqual([0, 1])
    await workAt(later('2026-11-23T17:59:00Z'))
    await got()
    await workAt(later('2026-11-23T18:00:00Z'))
    expect(await got()).toEqual([1, 0])
  })

  test('is sent later if the server was off on Monday, except to customers who signed up since', async () => {
    const { newMails } = await withDryer()
    await workAt(later('2026-11-22T15:00:00Z'))
    world.clock.set(later('2026-11-24T20:00:00Z'))
    const newcomer = await withDryer()
    await workAt(later('2026-11-24T20:00:00Z'))
    const subjects = (await newMails()).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject?.includes('the next two weeks'))).toHaveLength(1)
    expect(await newcomer.newMails()).toEqual([])
  })
})

describe('the daily email about due replacements and tasks', () => {
  test('does not repeat a weekly email that was sent late', async () => {
    const { api, newMails, added } = await withDryer()
    const dryer = (await api.get<{ id: string }[]>(`/v1/properties/${added?.id}/appliances`)).body[0]
    await api.post(`/v1/components/${dryer?.id}/tasks/dryer-clean-vent/events`, {
      kind: 'snoozed',
      until: later('2026-11-24'),
    })
    await workAt(later('2026-11-22T15:00:00Z'))
    expect(await newMails()).toEqual([])
    // The server was off from Sunday to Thursday, so Monday's weekly email is sent now and lists Tuesday's task.
    await workAt(later('2026-11-26T20:00:00Z'))
    const subjects = (await newMails()).map(({ subject }) => subject)
    expect(subjects).toEqual(['Your home, the next two weeks: 1 thing due'])
  })

  test('lists each due date only once, in the first email after it', async () => {
    const { api, newMails, added } = await withDryer()
    await api.put('/v1/plan/mail-preferences', { weekly: false })
    const dryer = (await api.get<{ id: string }[]>(`/v1/properties/${added?.id}/appliances`)).body[0]
    await api.post(`/v1/components/${dryer?.id}/tasks/dryer-clean-vent/events`, {
      kind: 'snoozed',
      until: later('2026-11-27'),
    })
    await workAt(later('2026-11-26T14:00:00Z'))
    expect(await newMails()).toEqual([])
    await workAt(later('2026-11-27T14:00:00Z'))
    const [mail, ...others] = await newMails()
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Due: clean the vent and check the outdoor flap (dryer)')
    await workAt(later('2026-11-28T14:00:00Z'))
    expect(await newMails()).toEqual([])
  })

  test('reports replacements whose date came within a year, or passed, while the server was off', async () => {
    const { api, newMails, added } = await withDryer()
    await api.put('/v1/plan/mail-preferences', { weekly: false })
    const date = (on: string) =>
      api.put(`/v1/properties/${added?.id}/appliances/forecasted-date`, {
        applianceType: 'dryer',
        forecastedReplacementDate: on,
      })
    await workAt(later('2026-11-22T14:00:00Z'))
    await newMails()
    await date(later('2027-11-24'))
    await workAt(later('2026-11-25T14:00:00Z'))
    expect((await newMails()).map(({ subject }) => subject)).toEqual([
      'Plan to replace your dryer within a year',
    ])
    await date(later('2026-11-25'))
    await workAt(later('2026-11-26T14:00:00Z'))
    expect((await newMails()).map(({ subject }) => subject)).toEqual([
      'Your dryer is past the date to plan for',
    ])
  })
})

describe('a recipient of the emails', () => {
  test('is unsubscribed by one click, but not by a program that only opens the link', async () => {
    const customer = await withDryer()
    expect(await preferences(customer)).toEqual({ weekly: true, due: true })
    await workAt(mondayMorning())
    const [mail] = await customer.newMails()
    const link = unsubscribeLink(mail)
    expect(link).toMatch(/^https:\/\/pulse\.example\/mail\/unsubscribe\?/)
    const looked = await world.app.inject(pathOf(link))
    expect(looked.statusCode).toBe(200)
    expect(looked.body).toContain('<form method="post">')
    expect(looked.headers['content-security-policy']).not.toContain('unsafe')
    expect(await preferences(customer)).toEqual({ weekly: true, due: true })

    const click = (url: string) =>
      world.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      })
    for (const altered of [
      pathOf(link).replace('list=weekly', 'list=due'),
      pathOf(link).replace(/customer=[^&]+/, `customer=${crypto.randomUUID()}`),
      pathOf(link).replace(/&signature=.*/, ''),
    ])
      expect((await click(altered)).statusCode).toBe(403)
    expect(await preferences(customer)).toEqual({ weekly: true, due: true })

    const answer = await click(pathOf(link))
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('You are unsubscribed')
    expect(answer.body).toContain('<a href="/calendar">')
    expect(await preferences(customer)).toEqual({ weekly: false, due: true })
    await workAt(later('2026-11-30T13:01:00Z'))
    expect(
      (await customer.newMails()).filter(({ headers }) =>
        headers.some(({ value }) => value.includes('list=weekly')),
      ),
    ).toEqual([])
    const signature = link.split('signature=')[1] ?? ''
    expect(lines.join('')).toContain('/mail/unsubscribe')
    expect(lines.join('')).not.toContain(signature)
    expect(lines.join('')).not.toContain(customer.email)
  })

  test('chooses which emails to get; a choice that the request omits stays unchanged', async () => {
    const customer = await signUp(world)
    const choose = (choice: object) => customer.api.put<MailPreferences>('/v1/plan/mail-preferences', choice)
    expect((await choose({ due: false })).body).toEqual({ weekly: true, due: false })
    expect((await choose({})).body).toEqual({ weekly: true, due: false })
    expect((await choose({ weekly: 'perhaps' })).status).toBe(422)
    expect(await preferences(customer)).toEqual({ weekly: true, due: false })
  })

  test('gets no emails after paid access has ended, if payment is enforced', { tags: ['long'] }, async () => {
    const unpaid = await signUp(enforcing, { hasMail: true })
    const paid = await signUp(enforcing, { hasMail: true })
    for (const { checkoutUrl } of [unpaid, paid]) await pay(enforcing, checkoutUrl)
    for (const { api } of [unpaid, paid]) await addHomes(api, aDryer())
    await enforcing.store.asSuperuser(({ query }) =>
      query(
        {
          name: 'test_lapse',
          text: `update subscriptions set access_ends_at = $2 where customer_id = $1`,
        },
        [unpaid.userId, later('2026-11-22')],
      ),
    )
    await workAt(mondayMorning(), enforcing)
    expect(await mailbox(enforcing, unpaid)()).toEqual([])
    expect(await mailbox(enforcing, paid)()).toHaveLength(1)
  })
})

test('an email stays due for a retry while the mail server is down, and the log names no recipient', async () => {
  const { email } = await withDryer({ at: unreachable })
  lines.length = 0
  await workAt(mondayMorning(), unreachable)
  const rows = await unreachable.store.asSuperuser(({ query }) =>
    query({ name: 'test_deliveries', text: 'select kind, status from mail_deliveries' }),
  )
  expect(rows).toEqual([])
  const runs = await unreachable.store.asSuperuser(({ query }) =>
    query({
      name: 'test_runs',
      text: `select job, attempts, finished_at from job_runs where job = 'weekly-mail'`,
    }),
  )
  expect(runs).toEqual([{ job: 'weekly-mail', attempts: 1, finished_at: null }])
  expect(lines.join('')).toContain('did not take a mail')
  expect(lines.join('')).not.toContain(email)
})

test('the weekly email lists a task that the customer added and that is due in the next two weeks', async () => {
  const { api, added, newMails } = await withDryer()
  const task = { propertyId: added?.id, title: 'Oil the gate', dueOn: later('2026-12-04') }
  await api.post('/v1/plan/own-tasks', task)
  await workAt(mondayMorning())
  expect((await newMails())[0]?.text).toContain('Oil the gate')
})
