import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { get, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decodeJwt } from 'jose'
import { expect, inject, test } from 'vitest'
import { examineAll } from '../src/operations/doctor.ts'
import { systemClock as clock } from '../src/platform/config/clock.ts'
import { readConfig } from '../src/platform/config/config.ts'
import { aJpeg } from './photo-fixtures.ts'
import { startServerProcess } from './server-process.ts'
import { prepareData } from './test-database.ts'

const leftoverNotes = async (dataDir: string) =>
  (await examineAll(readConfig({ DATA_DIR: dataDir }), clock))
    .map(({ text }) => text)
    .filter((text) => text.includes('of a killed process'))

test('the doctor names what a killed server left in an embedded folder, however new it is', {
  timeout: 120_000,
}, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'home-pulse-doctor-test-'))
  await prepareData(dataDir)
  expect(await leftoverNotes(dataDir)).toEqual([])
  await mkdir(join(dataDir, 'exports', `copy-${crypto.randomUUID()}-abcdef`), { recursive: true })
  await mkdir(join(dataDir, 'files/photos'), { recursive: true })
  await writeFile(join(dataDir, 'files/photos', `x.webp.${crypto.randomUUID()}.draft`), 'half a photo')
  expect(await leftoverNotes(dataDir)).toEqual([
    expect.stringMatching(/^2 unfinished files and folders .*copy-.* next start of the server removes them/),
  ])
  await rm(dataDir, { recursive: true })
})

async function callAt<Body>(url: string, path: string, token?: string, body: object = {}): Promise<Body> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  expect(answer.status).toBe(201)
  return (await answer.json()) as Body
}
const at = (url: string, signed: string) => {
  const { pathname, search } = new URL(signed)
  return new URL(pathname + search, url)
}

/** More than the sockets of both ends hold, so that a download that nobody reads does not end. */
const photoBytes = 32 * 1024 * 1024

async function addLargePhoto(dataDir: string, url: string, token: string): Promise<void> {
  const home = {
    street: '1 Elm St',
    city: 'Austin',
    state: 'TX',
    zip: '78701',
    homeAge: 9,
    structures: {},
    appliances: {},
  }
  const [made] = await callAt<{ id: string }[]>(url, '/v1/properties', token, [home])
  const customer = String(decodeJwt(token).user_id)
  const { imageUrl } = await callAt<{ imageUrl: string }>(
    url,
    `/v1/properties/${made?.id}/customers/${customer}/image`,
    token,
  )
  const bytes = new Uint8Array(await aJpeg())
  expect((await fetch(at(url, imageUrl), { method: 'PUT', body: bytes })).status).toBeLessThan(300)
  const photos = join(dataDir, 'files/photos', customer)
  const [photo = ''] = await readdir(photos)
  await writeFile(join(photos, photo), Buffer.alloc(photoBytes))
}

if (inject('isLongRun'))
  test('the next start removes what an export and an import upload left when SIGKILL ended them', {
    timeout: 300_000,
  }, async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'home-pulse-killed-'))
    const environment = await prepareData(dataDir)
    const workFolders = async () =>
      (await readdir(join(dataDir, 'exports')).catch(() => [])).map((name) => name.split('-')[0]).sort()
    const server = await startServerProcess(environment)
    const { token } = await callAt<{ token: string }>(server.url, '/v1/customers/signup', undefined, {
      email: 'ada@example.com',
      password: 'correct horse battery',
    })
    await addLargePhoto(dataDir, server.url, token)
    const { download_url: downloadUrl } = await callAt<{ download_url: string }>(
      server.url,
      '/v1/records/exports',
      token,
    )
    const download = get(at(server.url, downloadUrl), { agent: false }, (answer) =>
      answer.on('error', () => {}),
    )
    const { upload_url: uploadUrl } = await callAt<{ upload_url: string }>(
      server.url,
      '/v1/records/imports',
      token,
    )
    const headers = { 'content-type': 'application/zip', 'content-length': 1_000_000 }
    const upload = request(at(server.url, uploadUrl), { method: 'PUT', headers, agent: false })
    for (const each of [download, upload]) each.on('error', () => {})
    upload.write(Buffer.alloc(100_000))
    await expect.poll(workFolders, { timeout: 60_000 }).toEqual(['copy', 'import'])
    await server.kill()
    expect(await workFolders()).toEqual(['copy', 'import'])
    expect(await leftoverNotes(dataDir)).toHaveLength(1)
    await (await startServerProcess(environment)).kill()
    expect(await workFolders()).toEqual([])
    expect(await leftoverNotes(dataDir)).toEqual([])
    await rm(dataDir, { recursive: true })
  })
