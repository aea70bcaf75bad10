import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { afterAll, expect, test } from 'vitest'
import { type Customer, signUp } from '../../../../test/harness/fixtures/factories.ts'
import {
  copyOf,
  land,
  leave,
  signUpSettled,
  stage,
} from '../../../../test/harness/fixtures/import-export-fixtures.ts'
import { useOwnWorld } from '../../../../test/harness/harness.ts'

const directory = await mkdtemp(join(tmpdir(), 'home-pulse-bucket-'))
const server = new S3rver({
  ...{ port: 0, address: '127.0.0.1', silent: true, directory },
  configureBuckets: [{ name: 'homes' }],
  // The signatures of requests are not checked, because this test server and Amazon's SDK compute different signatures
  // when files in a bucket are listed.
  allowMismatchedSignatures: true,
})
const { port } = await server.run()
afterAll(async () => {
  await server.close()
  await rm(directory, { recursive: true })
})

const world = useOwnWorld({
  S3_ENDPOINT: `http://127.0.0.1:${port}`,
  S3_BUCKET: 'homes',
  S3_ACCESS_KEY_ID: 'S3RVER',
  S3_SECRET_ACCESS_KEY: 'S3RVER',
  S3_PATH_STYLE: '1',
})
const hourMs = 60 * 60 * 1000

/** Returns the keys of a customer's files in the bucket. */
const objectsOf = async ({ userId }: Customer) => {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const names = entries.filter((entry) => entry.isFile()).map((file) => join(file.parentPath, file.name))
  return names.filter((name) => name.includes(userId))
}

test('files in a bucket are exported and imported, and are deleted only with their own account', {
  tags: ['long'],
}, async () => {
  const [ada, bob] = [await signUpSettled(world), await signUp(world)]
  const { bytes, account } = await copyOf(world, ada)
  expect(account.photos).toHaveLength(1)
  const before = await stage(world, bob, bytes)
  const staged = await stage(world, bob, bytes)
  expect(staged.answer.statusCode).toBe(200)
  expect((await objectsOf(bob)).join()).toContain(staged.id)
  expect((await objectsOf(bob)).join()).not.toContain(before.id)
  expect((await land(bob, staged.id)).status).toBeLessThan(300)
  const landed = await objectsOf(bob)
  expect(landed.join()).toContain('photos')
  expect((await copyOf(world, bob)).account.photos).toHaveLength(1)

  expect((await objectsOf(ada)).length).toBeGreaterThan(0)
  await leave(ada)
  world.clock.advance(14 * 24 * hourMs + 2 * hourMs)
  await world.app.jobs.runDue()
  expect((await objectsOf(ada)).map((name) => name.slice(directory.length))).toEqual([])
  expect((await objectsOf(bob)).filter((name) => name.includes('photos'))).toEqual(
    landed.filter((name) => name.includes('photos')),
  )
})
