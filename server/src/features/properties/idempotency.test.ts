import type { Problem } from '@home-pulse/contract/errors'
import type { Property } from '@home-pulse/contract/features/properties/properties'
import { describe, expect, test } from 'vitest'
import { aHome, type Customer, signUp } from '../../../test/harness/fixtures/factories.ts'
import { useWorld } from '../../../test/harness/harness.ts'

const world = useWorld()
const create = ({ api }: Customer, key: string, ...homes: unknown[]) =>
  api.post<Property[] & Problem>('/v1/properties', homes, { 'idempotency-key': key })
const count = async ({ api }: Customer) => (await api.get<Property[]>('/v1/properties')).body.length

describe('a request that repeats an Idempotency-Key', () => {
  test('creates nothing and gets the first response', async () => {
    const customer = await signUp(world)
    const first = await create(customer, 'k', aHome())
    const again = await create(customer, 'k', aHome())
    expect(first.status).toBe(201)
    expect(again).toMatchObject({ status: 201, body: first.body })
    expect(await count(customer)).toBe(1)
  })

  test('creates no second home, even if ten requests arrive simultaneously', async () => {
    const customer = await signUp(world)
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(customer, 'k', aHome())))
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({ status: 201, body: answers[0]?.body })
    expect(await count(customer)).toBe(1)
  })

  test('is refused with 409 if the body differs', async () => {
    const customer = await signUp(world)
    await create(customer, 'k', aHome())
    const other = await create(customer, 'k', aHome({ street: 'Elsewhere' }))
    expect(other).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused' } })
    expect(await count(customer)).toBe(1)
  })

  test('is processed if the first request failed', async () => {
    const customer = await signUp(world)
    expect((await create(customer, 'k', aHome({ state: 'ZZ' }))).status).toBe(422)
    expect((await create(customer, 'k', aHome())).status).toBe(201)
  })

  test('is treated as a new request more than a day later', async () => {
    const customer = await signUp(world)
    await create(customer, 'k', aHome())
    world.clock.advance(24 * 3_600_000)
    await create(customer, 'k', aHome())
    expect(await count(customer)).toBe(1)
    world.clock.advance(1)
    await create(customer, 'k', aHome())
    expect(await count(customer)).toBe(2)
  })

  test('is independent of another customer’s request with the same key', async () => {
    const [one, other] = [await signUp(world), await signUp(world)]
    const mine = await create(one, 'shared', aHome())
    const theirs = await create(other, 'shared', aHome({ street: 'Theirs' }))
    expect(theirs.status).toBe(201)
    expect(theirs.body[0]?.id).not.toBe(mine.body[0]?.id)
  })
})

describe('an Idempotency-Key', () => {
  test('is treated as absent if it is empty', async () => {
    const customer = await signUp(world)
    await create(customer, '', aHome())
    await create(customer, '', aHome())
    expect(await count(customer)).toBe(2)
  })

  test.each([
    ['of 255 characters', 'k'.repeat(255), 201],
    ['of 256 characters', 'k'.repeat(256), 422],
    ['with quotes and signs', `"a'b; --"`, 201],
    ['with a letter beyond ASCII', 'cl\u00e9', 201],
  ])('may have up to 255 characters of any kind: a key %s gives status $2', async (_what, key, status) => {
    expect((await create(await signUp(world), key, aHome())).status).toBe(status)
  })

  test('is optional: without it, every request creates a home', async () => {
    const customer = await signUp(world)
    for (let n = 0; n < 2; n += 1) await customer.api.post('/v1/properties', [aHome()])
    expect(await count(customer)).toBe(2)
  })
})
