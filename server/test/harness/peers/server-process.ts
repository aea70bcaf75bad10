import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { buildApp } from '../../../src/app.ts'
import { systemClock } from '../../../src/platform/config/clock.ts'
import { readConfig } from '../../../src/platform/config/config.ts'
import { loadMasterSecret } from '../../../src/platform/config/secrets.ts'
import { openPglite } from '../../../src/platform/database/pglite/pglite.ts'
import { openPostgres } from '../../../src/platform/database/postgres.ts'

export const serverFolder = fileURLToPath(new URL('../../..', import.meta.url))

/** Returns the command that starts a program of the built server. It starts a second faster than from the sources. */
export const builtProgram = (name: string): string[] => [process.execPath, `dist/${name}.js`]

export interface ServerProcess {
  readonly url: string
  readonly pid: number
  /** Stops the server with SIGTERM and returns its exit code. */
  stop(): Promise<number | null>
  kill(): Promise<void>
}

/**
 * Starts the built server as a process on a free port, and waits until it is ready. `within` are words to put before
 * the command, such as `strace`.
 */
export async function startServerProcess(
  environment: Record<string, string>,
  within: readonly string[] = [],
): Promise<ServerProcess> {
  const [program = '', ...parameters] = [...within, ...builtProgram('main')]
  const child = spawn(program, parameters, {
    cwd: serverFolder,
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let errorOutput = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errorOutput += text
  })
  const ended = once(child, 'exit')
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      const port = line.match(/ready at http:\/\/localhost:(\d+)/)?.[1]
      if (port) resolve(`http://127.0.0.1:${port}`)
    })
    ended.then(() => reject(new Error(errorOutput || 'The server ended before it was ready.')), reject)
  })
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM')
      const [code] = await ended
      return code
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/**
 * Starts the same server inside this process, which is faster. Tests use it to read the data that a stopped server
 * process has left.
 */
export async function serveHere(
  environment: Record<string, string>,
): Promise<{ url: string; stop(): Promise<void> }> {
  const config = readConfig({ LOG_LEVEL: 'silent', ...environment })
  const { dataDir, databaseUrl: url, databasePoolSize: poolSize } = config
  const database = url
    ? await openPostgres({ url, poolSize, clock: systemClock, onIdleError: () => {} })
    : await openPglite({ clock: systemClock, dataDir })
  const masterSecret = await loadMasterSecret(config)
  const app = await buildApp({ config, database, clock: systemClock, masterSecret })
  return {
    url: await app.listen({ port: 0, host: '127.0.0.1' }),
    async stop() {
      await app.close()
      await database.close()
    },
  }
}
