import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { type Clock, nowDate } from '../platform/config/clock.ts'
import type { EmbeddedDatabase } from '../platform/database/pglite/pglite.ts'
import { pack } from './archive.ts'
import { removeSnapshots, snapshotFolder, takeSnapshot } from './snapshot.ts'

/**
 * The messages between the command `npm run backup` and the server. The command sends `request`. The server replies
 * with `success` and the archive, or with `failure` and the reason.
 */
export const messages = { request: 'backup\n', success: 'here it comes\n', failure: 'sorry: ' } as const

/**
 * Sends a backup to each program that requests it at the socket in the data folder. Only programs of the same user
 * account can connect. Users' requests wait only while the database's files are copied, not while the archive is
 * created and sent.
 */
export async function serveBackups(database: EmbeddedDatabase, dataDir: string, clock: Clock): Promise<void> {
  await removeSnapshots(dataDir)
  let isBusy = false

  const answer = async (socket: Socket) => {
    if (isBusy) {
      socket.end(`${messages.failure}Another backup is being made.\n`)
      return
    }
    isBusy = true
    const folder = snapshotFolder(dataDir, randomUUID())
    try {
      const madeAt = await database.withExclusiveLock(async () => {
        await takeSnapshot(dataDir, folder)
        return nowDate(clock)
      })
      socket.write(messages.success)
      await pipeline(pack(folder, madeAt), socket)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      if (socket.writable && socket.bytesWritten === 0) socket.end(`${messages.failure}${reason}\n`)
      else socket.destroy()
    } finally {
      isBusy = false
      await rm(folder, { recursive: true, force: true })
    }
  }

  database.receive((socket) => {
    // Errors are ignored. Most programs connect only to test if a server runs, and disconnect at once.
    socket.on('error', () => {})
    socket.once('data', (message) => {
      if (String(message) === messages.request) void answer(socket)
      else socket.destroy()
    })
  })
}
