import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aHome } from '../harness/fixtures/factories.ts'
import { startServerProcess } from '../harness/peers/server-process.ts'

const hasStrace = spawnSync('strace', ['-V']).error === undefined
const rounds = 10
const writers = 5

async function post<Body>(url: string, body: unknown, token?: string): Promise<Body> {
  const answer = await fetch(url, {
    method: 'POST',
    // The response is not compressed, so that the trace shows its content.
    headers: {
      ...{ 'content-type': 'application/json', 'accept-encoding': 'identity' },
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  expect(answer.status, await answer.clone().text()).toBe(201)
  // The cast is safe, because the server validated the response by the schema of its route.
  return (await answer.json()) as Body
}

/**
 * Describes what happened to a write before its response: whether its text reached the write-ahead log, and whether the
 * log was then flushed to disk.
 */
function judge(lines: readonly string[], mark: string): string {
  const logged = lines.findIndex(
    (line) => /write(64|v)?\(\d+<[^>]*\/pg_wal\//.test(line) && line.includes(mark),
  )
  if (logged < 0) return 'never written to the log'
  const answered = lines.findIndex((line) => line.includes('HTTP/1.1 201') && line.includes(mark))
  if (answered < 0) return 'never answered'
  const isFlushed = lines.slice(logged + 1, answered).some((line, at, between) => {
    const [, thread, rest = ''] = /^(\d+)\s+f(?:data)?sync\(\d+<[^>]*\/pg_wal\/[^>]*>(.*)$/.exec(line) ?? []
    if (!rest.includes('unfinished')) return / = 0$/.test(rest)
    const end = between
      .slice(at + 1)
      .find((later) => later.startsWith(thread ?? '') && /f(data)?sync resumed>/.test(later))
    return end !== undefined && / = 0$/.test(end)
  })
  return isFlushed ? 'flushed, then answered' : 'answered before it was flushed'
}

// spec: P-02
test('each write reaches the write-ahead log and is flushed before it is acknowledged, for single and simultaneous writes', {
  timeout: 120_000,
}, async ({ skip, annotate }) => {
  if (!hasStrace) skip('strace is not installed, so no system call can be seen (apt-get install strace).')
  const folder = await mkdtemp(join(tmpdir(), 'home-pulse-strace-'))
  const trace = join(folder, 'trace')
  const calls = 'trace=write,pwrite64,writev,pwritev,fsync,fdatasync'
  // With `-D`, the process that is started here becomes the server, and strace runs beside it. So signals reach the
  // server.
  const strace = ['strace', '-D', '-f', '-y', '-s', '65536', '-e', calls, '-o', trace]
  const server = await startServerProcess({ DATA_DIR: join(folder, 'data') }, strace)
  const credentials = { email: 'traced@example.com', password: 'correct horse battery' }
  const { token } = await post<{ token: string }>(`${server.url}/v1/customers/signup`, credentials)
  const marks: string[] = []
  const write = async () => {
    const mark = randomUUID().slice(0, 13)
    await post(`${server.url}/v1/properties`, [aHome({ street: mark })], token)
    marks.push(mark)
  }
  for (let round = 0; round < rounds; round += 1) {
    await write()
    await Promise.all(Array.from({ length: writers }, write))
  }
  await server.stop()
  const lines = (await readFile(trace, 'latin1')).split('\n')
  expect(new Set(marks.map((mark) => judge(lines, mark)))).toEqual(new Set(['flushed, then answered']))
  await annotate(`${marks.length} writes, each flushed before its answer`)
  await rm(folder, { recursive: true })
})
