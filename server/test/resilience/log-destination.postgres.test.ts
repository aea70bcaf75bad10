import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { findFreePort } from '../../../scripts/steps/free-port.mjs'
import { canMount } from '../harness/peers/can-mount.ts'
import { builtProgram, serverFolder } from '../harness/peers/server-process.ts'
import { prepareData } from '../harness/test-database.ts'

let folder: string
let environment: Record<string, string>
let started: ChildProcess | undefined
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'home-pulse-log-'))
  environment = await prepareData(join(folder, 'data'))
}, 120_000)
afterEach(() => void started?.kill('SIGKILL'))
afterAll(() => rm(folder, { recursive: true }))

/**
 * Starts the server and waits until it answers. It writes two log lines for each request, because the log level is
 * `info`.
 */
async function start(within: readonly string[] = []) {
  const port = await findFreePort()
  const [program = '', ...parameters] = [...within, ...builtProgram('main')]
  const child = spawn(program, parameters, {
    cwd: serverFolder,
    env: {
      PATH: '/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
      HOST: '127.0.0.1',
      ...environment,
      PORT: String(port),
      LOG_LEVEL: 'info',
      SHUTDOWN_LIMIT_SECONDS: '5',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  started = child
  const ended = once(child, 'exit')
  const ask = async (path = '/healthz') =>
    (await fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(10_000) })).status
  await expect.poll(() => ask().catch(() => 0), { timeout: 90_000 }).toBe(200)
  const askOften = async (count: number) => {
    for (let i = 0; i < count; i += 1) expect(await ask(`/healthz?round=${i}`)).toBe(200)
  }
  const stop = async () => {
    child.kill('SIGTERM')
    const [code, signal] = await ended
    return code ?? signal
  }
  return { child, askOften, stop }
}

describe('a server that cannot write its log', { timeout: 240_000 }, () => {
  if (canMount())
    // spec: P-26
    test('drops log lines on a full disk, logs their number once there is room, and stops on SIGTERM', {
      tags: ['long'],
    }, async () => {
      const disk = join(folder, 'disk')
      await mkdir(disk)
      const mount =
        'mount -t tmpfs -o size=64k tmpfs "$1"; head -c 57344 /dev/zero >"$1/filler"; log="$1/log"; shift; exec "$@" >"$log"'
      const server = await start(['unshare', '-Urm', 'sh', '-ec', mount, 'sh', disk])
      await server.askOften(60)
      const within = `/proc/${server.child.pid}/root${disk}`
      expect((await readFile(join(within, 'log'))).length).toBe(8_192)
      await rm(join(within, 'filler'))
      await server.askOften(3)
      const lines = (await readFile(join(within, 'log'), 'utf8')).trimEnd().split('\n')
      const report = lines.findIndex((line) => /"msg":"dropped \d+ log lines"/.test(line))
      expect(report).toBeGreaterThan(4)
      expect(
        lines
          .slice(report + 1)
          .map((line) => JSON.parse(line).req?.url)
          .join(),
      ).toContain('round=2')
      expect(await server.stop()).toBe(0)
    })

  if (inject('isLongRun')) {
    // spec: P-26
    test('answers requests and stops on SIGTERM while the reader of its log pipe does not read', async () => {
      const server = await start()
      // The log is not read, so it first fills the 64 KB of the pipe, and then the server's buffer of unwritten lines.
      await server.askOften(600)
      expect(await server.stop()).toBe(0)
    })

    // spec: P-26
    test('answers requests and stops on SIGTERM after the reader of its log pipe has closed it', async () => {
      const server = await start()
      server.child.stdout?.destroy()
      await server.askOften(20)
      expect(await server.stop()).toBe(0)
    })
  }
})
