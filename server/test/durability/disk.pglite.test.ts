import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { aHome } from '../harness/fixtures/factories.ts'
import { aJpeg } from '../harness/fixtures/photo-fixtures.ts'
import { canMount } from '../harness/peers/can-mount.ts'
import { startServerProcess } from '../harness/peers/server-process.ts'
import { prepareData } from '../harness/test-database.ts'

interface Home {
  readonly id: string
}

/**
 * Returns words to put before a command. The command then runs in a private mount namespace, after a script that
 * changes the mounts.
 */
const withMounts = (script: string, ...parameters: string[]) => [
  ...[
    'unshare',
    '-Urm',
    'sh',
    '-ec',
    `${script}; shift ${parameters.length}; exec "$@"`,
    'sh',
    ...parameters,
  ],
]

// spec: P-08
test('an unusable data folder keeps the server from starting, with a message', {
  timeout: 60_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'home-pulse-no-folder-'))
  await writeFile(join(folder, 'data'), '')
  const start = startServerProcess({ DATA_DIR: join(folder, 'data/below'), AUTH_SECRET: 'x'.repeat(32) })
  await expect(start).rejects.toThrow(
    /Nothing can be written to .* \(ENOTDIR\)\. Let this account write there/,
  )
  const startAsFile = startServerProcess({ DATA_DIR: join(folder, 'data') })
  await expect(startAsFile).rejects.toThrow(/data is a file, and no folder\. Set DATA_DIR to a folder/)
  await rm(folder, { recursive: true })
})

// These tests are part of the long run only. In `npm test`, a unit test of the error handler checks the status code for
// a full disk.
if (inject('isLongRun') && canMount())
  describe('a server on a disk that cannot be written', { timeout: 300_000 }, () => {
    let folder: string
    let prepared: string
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'home-pulse-disk-'))
      prepared = join(folder, 'prepared')
      await prepareData(prepared)
    }, 120_000)
    afterAll(() => rm(folder, { recursive: true }))

    // spec: P-07
    test('returns 507 for writes and still answers reads if the disk is full', async () => {
      const dataDir = join(folder, 'full')
      await mkdir(dataDir)
      const mount =
        'mount -t tmpfs -o size="$(($(du -sm "$1" | cut -f1) + 1))m" tmpfs "$2"; cp -r "$1/." "$2"'
      const server = await startServerProcess({ DATA_DIR: dataDir }, withMounts(mount, prepared, dataDir))
      const ask = (method: string, path: string, body?: unknown, token?: string) =>
        fetch(new URL(path, server.url), {
          method,
          headers: {
            ...(token !== undefined && { authorization: `Bearer ${token}` }),
            ...(body !== undefined && !(body instanceof Buffer) && { 'content-type': 'application/json' }),
          },
          ...(body !== undefined && {
            body: body instanceof Buffer ? new Uint8Array(body) : JSON.stringify(body),
          }),
        })
      const send = async <Body>(...call: Parameters<typeof ask>) =>
        (await (await ask(...call)).json()) as Body
      const person = { email: 'ada@example.com', password: 'correct horse battery' }
      const { token } = await send<{ token: string }>('POST', '/v1/customers/signup', person)
      const homes = async () => (await send<Home[]>('GET', '/v1/properties', undefined, token)).length
      let kept = 0
      let refused: Response | undefined
      while (!refused && kept < 5_000) {
        const many = Array.from({ length: 100 }, () => aHome())
        const answer = await ask('POST', '/v1/properties', many, token)
        if (answer.status === 201) kept += many.length
        else refused = answer
      }
      expect(refused?.status).toBe(507)
      expect(await refused?.json()).toMatchObject({ code: 'storage_full', statusCode: 507 })
      expect(await homes()).toBe(kept)
      const [home] = await send<Home[]>('GET', '/v1/properties?limit=1', undefined, token)
      const path = `/v1/properties/${home?.id}/customers/${decodeJwt(token).user_id}/image`
      const { imageUrl } = await send<{ imageUrl: string }>('POST', path, {}, token)
      const photo = await ask('PUT', imageUrl, await aJpeg({ width: 1600, height: 1200 }))
      expect([200, 507]).toContain(photo.status)
      expect((await fetch(new URL('/readyz', server.url))).status).toBe(200)
      expect(await homes()).toBe(kept)
      await server.kill()
    })

    // spec: P-08
    test('does not start, with a message, if the disk is read-only', async () => {
      const dataDir = join(folder, 'read-only')
      await cp(prepared, dataDir, { recursive: true })
      const mount = 'mount --bind "$1" "$1"; mount -o remount,bind,ro "$1"'
      const start = startServerProcess(
        { DATA_DIR: dataDir, AUTH_SECRET: 'x'.repeat(32) },
        withMounts(mount, dataDir),
      )
      await expect(start).rejects.toThrow(
        /Nothing can be written to .*\(EROFS\)\. Let this account write there/,
      )
    })
  })
