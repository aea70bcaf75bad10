import { beforeAll, describe, expect, test } from 'vitest'
import { type Customer, signUp } from '../../../../test/harness/fixtures/factories.ts'
import {
  comparable,
  copyOf,
  land,
  signUpSettled,
  stage,
} from '../../../../test/harness/fixtures/import-export-fixtures.ts'
import { useWorld } from '../../../../test/harness/harness.ts'

const world = useWorld()
let ada: Customer
let copy: Awaited<ReturnType<typeof copyOf>>
beforeAll(async () => {
  ada = await signUpSettled(world)
  copy = await copyOf(world, ada)
})

describe('an export that is imported into another account', () => {
  test('gives that account the same records, and is imported only once by simultaneous requests', async () => {
    const bob = await signUp(world)
    const { id } = await stage(world, bob, copy.bytes)
    const answers = await Promise.all([land(bob, id), land(bob, id)])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(comparable((await copyOf(world, bob)).account)).toEqual(comparable(copy.account))
  })

  test('cannot be imported by a customer who did not upload it', async () => {
    const { id } = await stage(world, ada, copy.bytes)
    expect((await land(await signUp(world), id)).status).toBe(404)
    expect((await land(ada, crypto.randomUUID())).status).toBe(404)
  })
})
