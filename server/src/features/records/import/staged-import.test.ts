import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { expectProblem } from '../../../../test/harness/expect-problem.ts'
import { type Customer, signUp } from '../../../../test/harness/fixtures/factories.ts'
import {
  copyOf,
  land,
  signUpSettled,
  stage,
} from '../../../../test/harness/fixtures/import-export-fixtures.ts'
import { useWorld } from '../../../../test/harness/harness.ts'
import { rawZip } from '../../../../test/security/attacks/raw-zip.ts'

const world = useWorld()
let copy: Awaited<ReturnType<typeof copyOf>>
beforeAll(async () => {
  copy = await copyOf(world, await signUpSettled(world))
}, 60_000)

/** Returns the exported zip with additional files. The zip library would refuse to write some of their names. */
const zipWith = (...others: readonly (readonly [name: string, content: string])[]) =>
  rawZip([...copy.files, ...others].map(([name, content]) => ({ name, content: Buffer.from(content) })))

/** Returns the names of the customer's staged files on disk. */
const stagedOf = ({ userId }: Customer) =>
  readdir(join(world.dataDir, 'files/imports', userId)).catch(() => [])

describe('a zip with additional files', { timeout: 30_000 }, () => {
  // spec: 11-09
  test.each(['junk1', `photos/${crypto.randomUUID()}.webp`, 'csv/junk.csv', '__MACOSX/._notes.txt', 'junk/'])(
    'is refused with the name of the file, and nothing is stored: %s',
    async (name) => {
      const bob = await signUp(world)
      const { answer } = await stage(world, bob, zipWith([name, 'x'.repeat(1_000)]))
      const { issues } = expectProblem(answer, 'invalid_import')
      expect(issues).toEqual([{ path: name, message: expect.stringMatching(/^is no part of a copy/) }])
      expect(await stagedOf(bob)).toEqual([])
    },
  )

  test('gets a short response even if it has many additional files with long names', {
    tags: ['long'],
  }, async () => {
    const junk = Array.from({ length: 150 }, (_, n) => [`${n}-${'x'.repeat(50_000)}`, ''] as const)
    const { answer } = await stage(world, await signUp(world), zipWith(...junk))
    const { issues, issueCount } = expectProblem(answer, 'invalid_import')
    expect([issues?.length, issueCount]).toEqual([100, 150])
    expect(answer.body.length).toBeLessThan(50_000)
  })

  test('is accepted if the additional entries are only the folders “photos/” and “csv/”', async () => {
    const folder = { content: Buffer.alloc(0), isStored: true }
    const files = [...copy.files].map(([name, content]) => ({ name, content }))
    const packed = rawZip([{ ...folder, name: 'photos/' }, { ...folder, name: 'csv/' }, ...files])
    expect((await stage(world, await signUp(world), packed)).answer.statusCode).toBe(200)
  })
})

describe('uploaded import files of one customer', { timeout: 30_000 }, () => {
  // spec: 11-09
  test('are limited to the newest one, while the files of other customers stay', {
    tags: ['long'],
  }, async () => {
    const bob = await signUp(world)
    const other = await signUp(world)
    const before = await stage(world, bob, copy.bytes)
    const others = await stage(world, other, copy.bytes)
    const newest = await stage(world, bob, copy.bytes)
    expect(await stagedOf(bob)).toEqual([`${newest.id}.zip`])
    expect(await land(bob, before.id)).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect((await land(bob, newest.id)).status).toBe(201)
    expect((await land(other, others.id)).status).toBe(201)
  })

  test('are limited to one of two simultaneous uploads, which can be imported', async () => {
    const bob = await signUp(world)
    const both = await Promise.all([stage(world, bob, copy.bytes), stage(world, bob, copy.bytes)])
    expect(both.map(({ answer }) => answer.statusCode)).toEqual([200, 200])
    expect(await stagedOf(bob)).toHaveLength(1)
    const landings = await Promise.all(both.map(({ id }) => land(bob, id)))
    expect(landings.map(({ status }) => status).sort()).toEqual([201, 404])
  })

  test('stay if a later upload is refused', async () => {
    const bob = await signUp(world)
    const good = await stage(world, bob, copy.bytes)
    expectProblem((await stage(world, bob, Buffer.from('no zip'))).answer, 'invalid_import')
    expect((await land(bob, good.id)).status).toBe(201)
  })
})
