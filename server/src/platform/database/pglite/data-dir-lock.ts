import { createHash } from 'node:crypto'
import { chmod, mkdir, rm } from 'node:fs/promises'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { lock } from 'proper-lockfile'

// The maximum length of a socket path that every operating system accepts.
const maxSocketPathLength = 100

export type ConnectionHandler = (socket: Socket) => void

/**
 * Locks a data folder for this process. Throws if another process holds the lock. The lock is a listening socket. The
 * kernel accepts connections to it even while the process is busy or paused, and refuses them once the process is dead.
 * `onConnection` handles connections to the socket. Only programs of the same user account can open one.
 */
export async function lockFolder(
  folder: string,
  onConnection: ConnectionHandler = (socket) => socket.destroy(),
): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true })
  const socket = socketOf(folder)
  // This second lock is held while a dead process's socket is removed. Without it, of two processes that start at once,
  // one could remove the new socket of the other.
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

/** Returns the path of the lock's socket of a folder. */
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
    // Only the errors ENOENT and ECONNREFUSED prove that no process holds the lock.
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
