import type { MailKind } from '@home-pulse/contract/features/plan/mail-kinds'
import { expect, test } from 'vitest'
import { addHomes, aHome, signUp } from '../../../../test/harness/fixtures/factories.ts'
import { useOwnWorld } from '../../../../test/harness/harness.ts'
import { makeIds } from '../../../platform/config/ids.ts'
import { Gate } from '../../../platform/tenancy/gate.ts'
import { listMailRecipients } from './queries.ts'

const lines: string[] = []
const world = useOwnWorld({ LOG_LEVEL: 'error' }, { log: { write: (line: string) => void lines.push(line) } })

test('an unknown kind of email has no recipients', async () => {
  const gate = new Gate(world.store.database, world.clock, makeIds(world.clock))
  const { userId } = await signUp(world, { timeZone: 'America/New_York' })
  const page = { timeZone: 'America/New_York', since: new Date('2100-01-01'), afterId: undefined, limit: 10 }
  const recipientsOf = async (kind: string) => {
    const found = await gate.withoutOwner((connection) =>
      listMailRecipients(connection, kind as MailKind, page),
    )
    return found.map((recipient) => recipient.customer_id)
  }
  expect(await recipientsOf('weekly')).toEqual([userId])
  expect(await recipientsOf('due')).toEqual([userId])
  expect(await recipientsOf('monthly')).toEqual([])
})

test('an error while reading one customer’s data delays only that customer’s weekly email', async () => {
  const signUpWithDryer = async () => {
    const { api, userId } = await signUp(world, { hasMail: true })
    await addHomes(api, aHome({ structures: {}, appliances: { dryer: { age: 8 } } }))
    return userId
  }
  const broken = await signUpWithDryer()
  const whole = await signUpWithDryer()
  const run = <Row>(text: string, values: readonly unknown[] = []) =>
    world.store.asSuperuser(({ query }) => query<Row>({ name: text.slice(0, 12), text }, values))
  const setInstalledOn = (day: string) =>
    run('update installations set installed_on = $2 where customer_id = $1', [broken, day])
  const recipientsAt = async (instant: string) => {
    world.clock.set(instant)
    await world.app.jobs.runDue()
    const rows = await run<{ id: string }>('select customer_id::text as id from mail_deliveries')
    return rows.map(({ id }) => id)
  }
  await setInstalledOn('infinity')
  expect(await recipientsAt('2026-11-23T13:01:00Z')).toEqual([whole])
  expect(lines.join('')).toContain('failed to compose or record an email')
  await setInstalledOn('2018-11-21')
  expect((await recipientsAt('2026-11-23T14:00:00Z')).sort()).toEqual([broken, whole].sort())
})
