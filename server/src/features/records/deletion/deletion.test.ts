import { readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { login } from '@home-pulse/contract/features/accounts/accounts'
import type { RouteResponse } from '@home-pulse/contract/route'
import { describe, expect, test } from 'vitest'
import { addHomes, aHome, type Customer, pay, signUp } from '../../../../test/harness/fixtures/factories.ts'
import {
  copyOf,
  download,
  leave,
  signUpSettled,
  startCopy,
} from '../../../../test/harness/fixtures/import-export-fixtures.ts'
import { useWorld } from '../../../../test/harness/harness.ts'
import {
  mailsTo as allMailsTo,
  expectMails,
  patience,
  tokenIn,
} from '../../../../test/harness/peers/mailbox.ts'
import { makeWorkFolder } from '../../../platform/files/work-folders.ts'

const world = useWorld()
const dayMs = 24 * 60 * 60 * 1000

const signIn = ({ email, password }: Customer) =>
  world.api().post<RouteResponse<typeof login>>('/v1/customers/login', { email, password })

const rowsOf = ({ userId }: Customer) =>
  world.store.asSuperuser(async ({ query }) => {
    const tables = await query<{ name: string }>({
      name: 'test_tables',
      text: `select distinct table_name::text as name from information_schema.columns
        where column_name = 'customer_id' and table_schema = 'public' order by 1`,
    })
    const counts: Record<string, number> = {}
    for (const { name } of tables) {
      const text = `select count(*) as n from ${name} where customer_id = $1`
      const [row] = await query<{ n: number }>({ name: `test_rows_${name}`, text }, [userId])
      counts[name] = row?.n ?? 0
    }
    return counts
  })

/** Returns the files of the data folder whose path or content contains the text. */
async function filesWith(words: string): Promise<string[]> {
  const entries = await readdir(world.dataDir, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  const found: string[] = []
  for (const file of files)
    if (file.includes(words) || (await readFile(file, 'utf8')).includes(words)) found.push(file)
  return found
}

/** Returns the subjects of the emails to a customer, except the confirmation email. */
const mailsTo = async ({ email }: Customer): Promise<string[]> =>
  (await allMailsTo(world, email))
    .map(({ subject = '' }) => subject)
    .filter((subject) => subject !== 'Confirm your email')

describe('account deletion', { timeout: 60_000 }, () => {
  // spec: 11-10
  test('requires the password and the word DELETE, and returns 429 after ten wrong passwords', async () => {
    const ada = await signUp(world)
    const issue = (path: string, message: string) => ({ status: 422, body: { issues: [{ path, message }] } })
    expect(await leave(ada, { password: 'not this' })).toMatchObject(issue('password', 'is not right'))
    expect(await leave(ada, { confirmation: 'yes' })).toMatchObject(
      issue('confirmation', 'must be the word DELETE'),
    )
    expect((await world.api().post('/v1/records/deletion', {})).status).toBe(401)
    for (let guess = 0; guess < 10; guess += 1) await leave(ada, { password: 'guess' })
    expect((await leave(ada)).status).toBe(429)
    expect((await ada.api.get('/v1/properties')).status).toBe(200)
  })

  // spec: 11-10
  test('ends sessions, calendar URL and the renewal of the subscription, and returns the date of the erasure', async () => {
    const ada = await signUp(world, { hasMail: true })
    await pay(world, ada.checkoutUrl)
    await ada.api.post('/v1/plan/calendar-feed')
    const second = await signIn(ada)
    const feed = await ada.api.get<{ url: string }>('/v1/plan/calendar-feed')
    const answer = await leave(ada)
    expect(answer).toMatchObject({
      status: 200,
      body: { deleted_at: '2026-12-05T15:00:00.000Z', deleted_on: '2026-12-05' },
    })
    for (const token of [ada.token, second.body.token])
      expect((await world.api(token).get('/v1/properties')).status).toBe(401)
    expect((await world.app.inject(new URL(feed.body.url).pathname)).statusCode).toBe(404)
    await expect.poll(() => mailsTo(ada), patience).toEqual(['Your account will be deleted'])
    const [subscription] = await world.store.asSuperuser(({ query }) =>
      query<{ cancel_at_period_end: boolean }>(
        {
          name: 'test_subscription',
          text: 'select cancel_at_period_end from subscriptions where customer_id = $1',
        },
        [ada.userId],
      ),
    )
    expect(subscription?.cancel_at_period_end).toBe(true)
  })

  // spec: 11-11
  test('is cancelled by a sign-in, with all data unchanged', async () => {
    const ada = await signUpSettled(world)
    const before = await copyOf(world, ada)
    await leave(ada)
    world.clock.advance(13 * dayMs)
    await world.app.jobs.runDue()
    expect((await signIn({ ...ada, password: 'wrong' })).status).toBe(401)
    const back = await signIn(ada)
    expect(back).toMatchObject({ status: 200, body: { restored: true } })
    expect((await world.api(ada.token).get('/v1/properties')).status).toBe(401)
    const again = { ...ada, token: back.body.token, api: world.api(back.body.token) }
    const after = await copyOf(world, again)
    for (const list of ['properties', 'components', 'tenants', 'notes', 'photos'] as const)
      expect(after.account[list]).toEqual(before.account[list])
    expect((await signIn(ada)).body).not.toHaveProperty('restored')
    world.clock.advance(10 * dayMs)
    await world.app.jobs.runDue()
    expect((await again.api.get('/v1/properties')).status).toBe(401)
    expect((await signIn(ada)).status).toBe(200)
  })

  // spec: 11-11
  test('is cancelled by a password reset, but not by a link mailed before the deletion', {
    tags: ['long'],
  }, async () => {
    const ada = await signUp(world, { hasMail: true })
    const linkOf = async () => {
      const before = (await mailsTo(ada)).filter((subject) => subject === 'Set a new password').length
      await world.api().post('/v1/customers/forgot-password', { email: ada.email })
      return tokenIn(
        (await expectMails(world, ada.email, 'Set a new password', before + 1)).at(-1),
        'reset-password',
      )
    }
    const old = await linkOf()
    await leave(ada)
    await expect.poll(() => mailsTo(ada), patience).toHaveLength(2)
    const reset = (token: string) =>
      world.api().post<{ token: string; restored?: true }>('/v1/customers/reset-password', {
        token,
        password: 'another horse battery',
      })
    expect((await reset(old)).status).toBe(403)
    expect((await signIn({ ...ada, email: 'nobody@example.com' })).status).toBe(401)
    world.clock.advance(1000)
    const answer = await reset(await linkOf())
    expect(answer).toMatchObject({ status: 200, body: { restored: true } })
    expect((await world.api(answer.body.token).get('/v1/properties')).status).toBe(200)
  })

  test('does not free the email address for another account during the grace period', async () => {
    const ada = await signUp(world)
    await leave(ada)
    const { email, password } = ada
    expect(await world.api().post('/v1/customers/signup', { email, password })).toMatchObject({
      status: 409,
      body: { code: 'email_taken' },
    })
  })

  test('invalidates the URL of an export', async () => {
    const ada = await signUp(world)
    const { body } = await startCopy(ada)
    await leave(ada)
    expect((await download(world, body.download_url)).statusCode).toBe(403)
  })
})

describe('erasure of an account', { timeout: 60_000 }, () => {
  // spec: 11-15
  test('leaves no row and no file of the customer after fourteen days, and frees the email address', async () => {
    const ada = await signUpSettled(world)
    const bob = await signUpSettled(world)
    const bobsRows = await rowsOf(bob)
    expect(Object.values(await rowsOf(ada)).reduce((sum, count) => sum + count)).toBeGreaterThan(60)
    expect((await filesWith(ada.userId)).length).toBeGreaterThan(0)
    // These folders simulate the leftovers of an export and an import whose processes were killed.
    const ofAda = await makeWorkFolder(world.dataDir, 'copy', ada.userId)
    await writeFile(join(ofAda, 'notes.txt'), 'half a copy')
    await makeWorkFolder(world.dataDir, 'import', ada.userId)
    const ofBob = await makeWorkFolder(world.dataDir, 'copy', bob.userId)
    // The modification time of these folders is in the future, so the cleanup of old files ignores them. Only the
    // erasure can remove them.
    const later = new Date(world.clock.nowMs() + 30 * dayMs)
    const exports = join(world.dataDir, 'exports')
    for (const name of await readdir(exports)) await utimes(join(exports, name), later, later)
    await leave(ada)
    await expect.poll(() => mailsTo(ada), patience).toHaveLength(1)
    world.clock.advance(14 * dayMs)
    expect((await signIn(ada)).status).toBe(401)
    world.clock.advance(2 * 60 * 60 * 1000)
    await world.app.jobs.runDue()
    const left = Object.entries(await rowsOf(ada)).filter(([, count]) => count > 0)
    expect(left).toEqual([])
    expect(await filesWith(ada.userId)).toEqual([])
    expect(await readdir(exports)).toEqual([basename(ofBob)])
    expect(await mailsTo(ada)).toEqual(['Your account has been deleted'])
    expect(await rowsOf(bob)).toMatchObject({
      properties: bobsRows.properties,
      files: 1,
      audit_entries: bobsRows.audit_entries,
    })
    const { email, password } = ada
    expect((await world.api().post('/v1/customers/signup', { email, password })).status).toBe(201)
  })

  test('cannot delete the audit trail of an account that is active or can be restored', async () => {
    const ada = await signUp(world)
    await addHomes(ada.api, aHome())
    const forget = () =>
      world.store.database.connect().then(async (connection) => {
        const statement = { name: 'test_forget', text: 'select gate.forget_trail($1, $2, 100) as forgotten' }
        const until = new Date(world.clock.nowMs() - 14 * dayMs)
        const [row] = await connection.query<{ forgotten: number }>(statement, [ada.userId, until])
        connection.release()
        return row?.forgotten
      })
    expect(await forget()).toBe(0)
    await leave(ada)
    expect(await forget()).toBe(0)
  })
})
