import fc from 'fast-check'
import { beforeAll, expect, inject, test } from 'vitest'
import { type Customer, signUp } from '../harness/fixtures/factories.ts'
import {
  type Account,
  copyOf,
  land,
  signUpSettled,
  stage,
} from '../harness/fixtures/import-export-fixtures.ts'
import { makeZip } from '../harness/fixtures/zip-files.ts'
import { useWorld } from '../harness/harness.ts'
import { mutated } from './from-schema.ts'
import { internalsIn } from './oracle.ts'

// Each test exports an account, changes the zip at random, and imports it.
const { seed, otherInputCount } = inject('fuzz')
const timeout = 1_800_000
const world = useWorld()
let customer: Customer
let copy: { bytes: Buffer; files: Map<string, Buffer>; account: Account }
beforeAll(async () => {
  copy = await copyOf(world, await signUpSettled(world))
  customer = await signUp(world)
}, 60_000)

/** Uploads the file and imports it if it is valid. Expects either issues or a complete import. */
async function importZip(bytes: Buffer): Promise<void> {
  const { id, answer } = await stage(world, customer, bytes)
  expect([200, 422]).toContain(answer.statusCode)
  expect(internalsIn(answer.body)).toBeUndefined()
  if (answer.statusCode !== 200) return
  const before = await countHomes()
  const landed = await land(customer, id)
  expect([201, 422]).toContain(landed.status)
  if (landed.status === 422) expect(await countHomes()).toBe(before)
}
const countHomes = async () => (await customer.api.get<unknown[]>('/v1/properties')).body.length

test('an export with random changes is refused with issues or imported completely', { timeout }, async () => {
  const changed = mutated(mutated(fc.constant(copy.account)))
  await fc.assert(
    fc.asyncProperty(changed, async (account) => {
      const files = new Map<string, string | Buffer>(copy.files)
      files.set('home-pulse.json', JSON.stringify(account) ?? 'null')
      await importZip(await makeZip(files))
    }),
    { seed, numRuns: Math.ceil(otherInputCount / 100) },
  )
})

test('a zip with random changes of its bytes is refused with issues or imported completely', {
  timeout,
}, async () => {
  const changes = fc.array(fc.tuple(fc.nat({ max: copy.bytes.length - 1 }), fc.nat({ max: 255 })), {
    minLength: 1,
    maxLength: 8,
  })
  await fc.assert(
    fc.asyncProperty(changes, fc.nat({ max: 400 }), async (places, cut) => {
      const bytes = Buffer.from(copy.bytes)
      for (const [at, byte] of places) bytes[at] = byte
      await importZip(cut < 40 ? bytes.subarray(0, bytes.length - cut) : bytes)
    }),
    { seed, numRuns: Math.ceil(otherInputCount / 50) },
  )
})
