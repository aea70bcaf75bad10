import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { type Clock, nowDate } from '../platform/config/clock.ts'
import type { EmbeddedDatabase } from '../platform/database/pglite/pglite.ts'
import { pack } from './archive.ts'
import { removeSnapshots, snapshotFolder, takeSnapshot } from './snapshot.ts'

/**
 * The messages between `npm run backup` and the server. `ask` is the request. The reply begins with `comes`
 * before the archive, or with `sorry` before the reason of a failure.
 */
export const words = { ask: 'backup\n', comes: 'here it comes\n', sorry: 'sorry: ' } as const

/**
 * Sends a backup to each client that asks for one at the socket of the data folder. Only programs of the same
 * user account can reach the socket. Database requests wait while the database's files are copied, but not
 * while the archive is made and sent.
 */
export async function serveBackups(database: EmbeddedDatabase, dataDir: string, clock: Clock): Promise<void> {
  await removeSnapshots(dataDir)
  let isBusy = false

  const answer = async (socket: Socket) => {
    if (isBusy) {
      socket.end(`${words.sorry}Another backup is being made.\n`)
      return
    }
    isBusy = true
    const folder = snapshotFolder(dataDir, randomUUID())
    try {
      const madeAt = await database.withExclusiveLock(async () => {
        await takeSnapshot(dataDir, folder)
        return nowDate(clock)
      })
      socket.write(words.comes)
      await pipeline(pack(folder, madeAt), socket)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      if (socket.writable && socket.bytesWritten === 0) socket.end(`${words.sorry}${reason}\n`)
      else socket.destroy()
    } finally {
      isBusy = false
      await rm(folder, { recursive: true, force: true })
    }
  }

  database.receive((socket) => {
    // Most connections only test whether a server runs, and close at once.
    socket.on('error', () => {})
    socket.once('data', (said) => {
      if (String(said) === words.ask) void answer(socket)
      else socket.destroy()
    })
  })
}
