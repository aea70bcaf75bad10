import { createHash } from 'node:crypto'
import { chmod, mkdir, rm } from 'node:fs/promises'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { lock } from 'proper-lockfile'

// The longest socket path that every operating system accepts.
const longestSocketPath = 100

/**
 * Handles a connection to the lock's socket from another program of the same user account on this machine.
 */
export type Visitor = (socket: Socket) => void

/**
 * Locks a data folder for this process. The lock is a listening socket: the kernel accepts connections also while the
 * event loop is blocked or the process is stopped, and refuses them as soon as the process is dead. Throws if another
 * process holds the lock. Connections to the socket go to `visitor`; only the same user account can connect.
 */
export async function holdFolder(
  folder: string,
  visitor: Visitor = (socket) => socket.destroy(),
): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true })
  const socket = socketOf(folder)
  // This second lock is held only while the socket of a dead process is removed, so that two starting
  // processes do not race.
  const finish = await lock(folder, {
    stale: 5_000,
    retries: { retries: 20, minTimeout: 50, maxTimeout: 500 },
  })
  try {
    if (await isAnswered(socket))
      throw new Error(`Another process is using the data folder ${folder}. Stop it first, or set DATA_DIR.`)
    await rm(socket, { force: true })
    const server = await listen(socket, visitor)
    if (process.platform !== 'win32') await chmod(socket, 0o600)
    return () => new Promise((resolve) => server.close(() => resolve()))
  } finally {
    await finish()
  }
}

/** Returns the path of the socket of the process that holds a folder. */
export function socketOf(folder: string): string {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16)
  if (process.platform === 'win32') return `\\\\.\\pipe\\home-pulse-${name}`
  const inside = relative(process.cwd(), join(folder, 'in-use.sock'))
  return inside.length <= longestSocketPath ? inside : join(tmpdir(), `home-pulse-${name}.sock`)
}

const isAnswered = (socket: string): Promise<boolean> =>
  new Promise((resolve) => {
    const attempt = connect(socket)
    attempt.once('connect', () => {
      attempt.destroy()
      resolve(true)
    })
    // Only these errors mean that no process holds the lock. After any other error one may hold it.
    attempt.once('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(code !== 'ENOENT' && code !== 'ECONNREFUSED'),
    )
  })

const listen = (socket: string, visitor: Visitor): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer(visitor)
    server.once('error', reject)
    server.listen(socket, () => resolve(server.unref()))
  })
