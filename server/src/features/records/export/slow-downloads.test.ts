import { once } from 'node:events'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addHomes, aHome, type Customer, signUp } from '../../../../test/harness/fixtures/factories.ts'
import { copyOf, startCopy } from '../../../../test/harness/fixtures/import-export-fixtures.ts'
import { aJpeg } from '../../../../test/harness/fixtures/photo-fixtures.ts'
import { putTo } from '../../../../test/harness/fixtures/signed-links.ts'
import { useOwnWorld } from '../../../../test/harness/harness.ts'
import { portOf } from '../../../../test/harness/peers/ports.ts'
import { leftoverAgeMs, removeLeftovers, removeWorkFolders } from '../../../platform/files/work-folders.ts'

const world = useOwnWorld({}, { readLimits: { minBytesPerSecond: 10_000, windowMs: 500, maxMs: 60_000 } })

/**
 * Creates a customer with a photo of 16 MB. It does not fit in the socket buffers, so a stalled download stops the
 * server's writes.
 */
async function signUpWithLargePhoto(): Promise<Customer> {
  const customer = await signUp(world)
  const { api, userId } = customer
  const [home] = await addHomes(api, aHome())
  const image = await api.post<{ imageUrl: string }>(
    `/v1/properties/${home?.id}/customers/${userId}/image`,
    {},
  )
  await putTo(world, image.body.imageUrl, await aJpeg())
  const folder = join(world.dataDir, 'files/photos', userId)
  const [name = ''] = await readdir(folder)
  await writeFile(join(folder, name), Buffer.alloc(16 * 1024 * 1024))
  return customer
}

/** Starts the download of an export, but does not read the response body. */
async function openAndStall(customer: Customer): Promise<IncomingMessage> {
  const { pathname, search } = new URL((await startCopy(customer)).body.download_url)
  const port = portOf(world.app.server)
  const request = get({ port, host: '127.0.0.1', path: pathname + search, agent: false })
  request.on('error', () => {})
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  answer.on('error', () => {})
  return answer
}

// spec: P-27
test('an export starts while eight clients read slowly, and the slow clients are disconnected', {
  tags: ['long'],
  timeout: 120_000,
}, async () => {
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  const slow: IncomingMessage[] = []
  for (let i = 0; i < 8; i += 1) {
    slow.push(await openAndStall(await signUpWithLargePhoto()))
  }
  expect(slow.map(({ statusCode }) => statusCode)).toEqual(slow.map(() => 200))
  const ninth = await signUp(world)
  expect((await copyOf(world, ninth)).account.profile.email).toBe(ninth.email)
  await expect
    .poll(async () => (await readdir(join(world.dataDir, 'exports'))).length, { timeout: 20_000 })
    .toBe(0)
})

async function createLeftovers(customerId: string): Promise<string[]> {
  const exports = join(world.dataDir, 'exports')
  const photos = join(world.dataDir, 'files/photos', customerId)
  const left = [
    join(exports, `copy-${customerId}-abcdef`),
    join(exports, `import-${customerId}-abcdef`),
    join(photos, `x.webp.${crypto.randomUUID()}.draft`),
  ]
  for (const path of left.slice(0, 2)) await mkdir(path, { recursive: true })
  await mkdir(photos, { recursive: true })
  await writeFile(left[2] as string, 'half a photo')
  return left
}

const filesBelow = async () =>
  (await readdir(world.dataDir, { recursive: true })).filter((name) => /abcdef|draft/.test(name))

// spec: P-28
test('leftovers of killed processes are removed once they have the given minimum age', async () => {
  const [old = ''] = await createLeftovers(crypto.randomUUID())
  const dayAgo = new Date(world.clock.nowMs() - leftoverAgeMs - 60_000)
  await utimes(old, dayAgo, dayAgo)
  const clock = { nowMs: () => world.clock.nowMs() }
  for (const path of await filesBelow()) {
    const now = new Date(clock.nowMs())
    const whole = join(world.dataDir, path)
    if (whole !== old) await utimes(whole, now, now)
  }
  await removeLeftovers(world.dataDir, clock, leftoverAgeMs)
  expect(await filesBelow()).toHaveLength(2)
  await removeLeftovers(world.dataDir, clock, 0)
  expect(await filesBelow()).toEqual([])
})

// spec: P-28
test('removeWorkFolders removes only the work folders of the given customer', async () => {
  const [one, other] = [crypto.randomUUID(), crypto.randomUUID()]
  await createLeftovers(one)
  await createLeftovers(other)
  await removeWorkFolders(world.dataDir, one)
  const left = (await readdir(join(world.dataDir, 'exports'))).toSorted()
  expect(left).toEqual([`copy-${other}-abcdef`, `import-${other}-abcdef`])
  await removeLeftovers(world.dataDir, world.clock, 0)
})
