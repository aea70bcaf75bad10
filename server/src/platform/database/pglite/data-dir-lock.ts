import { createHash } from 'node:crypto'
import { chmod, mkdir, rm } from 'node:fs/promises'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { lock } from 'proper-lockfile'

// Every operating system accepts a socket path of this length.
const maxSocketPathLength = 100

/**
 * Handles a connection of another program to the lock's socket.
 */
export type ConnectionHandler = (socket: Socket) => void

/**
 * Locks a data folder for this process. The lock is a listening socket. The kernel accepts connections even while the
 * event loop is blocked or the process is stopped, and refuses them once the process is dead. Throws if another process
 * holds the lock. `onConnection` handles connections to the socket, which only programs of the same user account can
 * open.
 */
export async function lockFolder(
  folder: string,
  onConnection: ConnectionHandler = (socket) => socket.destroy(),
): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true })
  const socket = socketOf(folder)
  // This second lock protects the removal of a dead process's socket. Otherwise two processes that start at once could
  // both remove it.
  const releaseCleanupLock = await lock(folder, {
    stale: 5_000,
    retries: { retries: 20, minTimeout: 50, maxTimeout: 500 },
  })
  try {
    if (await isAnswered(socket))
      throw new Error(`Another process is using the data folder ${folder}. Stop it first, or set DATA_DIR.`)
    await rm(socket, { force: true })
    const server = await listen(socket, onConnection)
    if (process.platform !== 'win32') await chmod(socket, 0o600)
    return () => new Promise((resolve) => server.close(() => resolve()))
  } finally {
    await releaseCleanupLock()
  }
}

/** Returns the path of the socket of the process that holds a folder. */
export function socketOf(folder: string): string {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16)
  if (process.platform === 'win32') return `\\\\.\\pipe\\home-pulse-${name}`
  const inside = relative(process.cwd(), join(folder, 'in-use.sock'))
  return inside.length <= maxSocketPathLength ? inside : join(tmpdir(), `home-pulse-${name}.sock`)
}

const isAnswered = (socket: string): Promise<boolean> =>
  new Promise((resolve) => {
    const attempt = connect(socket)
    attempt.once('connect', () => {
      attempt.destroy()
      resolve(true)
    })
    // Only these errors prove that no process holds the lock.
    attempt.once('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(code !== 'ENOENT' && code !== 'ECONNREFUSED'),
    )
  })

const listen = (socket: string, onConnection: ConnectionHandler): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer(onConnection)
    server.once('error', reject)
    server.listen(socket, () => resolve(server.unref()))
  })
