import { createHash } from 'node:crypto'
import { chmod, mkdir, rm } from 'node:fs/promises'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { lock } from 'proper-lockfile'

// The longest path that every system takes for a socket.
const longestSocketPath = 100

/** Answers another program on this machine, of the same account. */
export type Visitor = (socket: Socket) => void

/**
 * Holds a folder for this process. The sign is a socket that listens: the kernel answers for it also while the event
 * loop is busy or the process is stopped, and no longer once the process is dead, however it died.
 * Throws where another process holds the folder. Whoever connects is the `visitor`'s to answer: only this account can.
 */
export async function holdFolder(
  folder: string,
  visitor: Visitor = (socket) => socket.destroy(),
): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true })
  const socket = socketOf(folder)
  // Only for the moment in which a dead process's socket is put out of the way, so that two starts take turns.
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

/** Where the process that holds a folder listens. */
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
    // What cannot be reached for another reason than that nobody is there may well be somebody.
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
