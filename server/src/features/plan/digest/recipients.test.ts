import type { MailKind } from '@home-pulse/contract/features/plan/mail-kinds'
import { expect, test } from 'vitest'
import { signUp } from '../../../../test/harness/fixtures/factories.ts'
import { useWorld } from '../../../../test/harness/harness.ts'
import { makeIds } from '../../../platform/config/ids.ts'
import { Gate } from '../../../platform/tenancy/gate.ts'
import { listMailRecipients } from './queries.ts'

const world = useWorld()

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
