import { randomUUID } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Clock, nowDate, todayIn } from '../platform/config/clock.ts'
import { filesOf } from '../platform/database/pglite/data-dir.ts'
import { lockFolder, socketOf } from '../platform/database/pglite/data-dir-lock.ts'
import { syncFolder } from '../platform/files/atomic-write.ts'
import { pack, unpack } from './archive.ts'
import { messages } from './backup-service.ts'
import { examineDatabase, withEmbeddedDatabase } from './examine.ts'
import { examineFiles, examineSecret, type FileStore, fileStoreInFolder } from './examine-files.ts'
import type { Finding } from './findings.ts'
import { backupDraftPath, makeTemporaryFolder, removeSecretLeftovers } from './leftovers.ts'
import { removeSnapshots, snapshotFolder, takeSnapshot } from './snapshot.ts'

export interface BackupRequest {
  readonly dataDir: string
  /** The path of the archive to create. No file may exist there. */
  readonly target: string
  readonly clock: Clock
  /**
   * The parts that are not in the data folder, and so not in the backup. `files` is true if photos are in a bucket, and
   * `secret` if AUTH_SECRET is set.
   */
  readonly isElsewhere: { readonly files: boolean; readonly secret: boolean }
}

/**
 * Backs up a data folder into one archive. If a server is using the folder, that server creates the archive. The
 * archive is then restored into a temporary folder and examined. Returns the findings.
 */
export async function backUp({ dataDir, target, clock, isElsewhere }: BackupRequest): Promise<Finding[]> {
  if (existsSync(target)) throw new Error(`There is already something at ${target}.`)
  if (!existsSync(filesOf(join(dataDir, 'database'))))
    throw new Error(`There is no embedded database in ${dataDir}.`)
  await removeSecretLeftovers(clock, target)
  const draft = backupDraftPath(target)
  try {
    const written = createWriteStream(draft, { flags: 'wx', mode: 0o600 })
    const served = await requestFromServer(socketOf(join(dataDir, 'database')))
    if (served) await pipeline(served, written)
    else await backUpWithoutServer(dataDir, clock, (archive) => pipeline(archive, written))
    const findings = await examineArchive(draft, clock, isElsewhere)
    const file = await open(draft)
    await file.sync()
    await file.close()
    await rename(draft, target)
    await syncFolder(dirname(target))
    return findings
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/** Requests the archive from the server that is using the data folder. Returns undefined if no server is running. */
function requestFromServer(path: string): Promise<Readable | undefined> {
  return new Promise((resolve, reject) => {
    const socket = connect(path)
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(undefined)
      else reject(error)
    })
    socket.write(messages.request)
    socket.once('end', () => reject(new Error('The server that uses the data folder makes no backups.')))
    socket.once('data', (first: Buffer) => {
      socket.pause().removeAllListeners('end')
      const message = first.toString('latin1', 0, messages.success.length)
      if (message !== messages.success) {
        reject(new Error(String(first).replace(messages.failure, '').trim()))
        return
      }
      resolve(Readable.from(concatenate(first.subarray(messages.success.length), socket)))
    })
  })
}

async function* concatenate(first: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  if (first.length > 0) yield first
  yield* rest
}

async function backUpWithoutServer(
  dataDir: string,
  clock: Clock,
  write: (archive: Readable) => Promise<void>,
) {
  const unlock = await lockFolder(join(dataDir, 'database'))
  const folder = snapshotFolder(dataDir, randomUUID())
  try {
    await removeSnapshots(dataDir)
    await takeSnapshot(dataDir, folder)
    await write(pack(folder, nowDate(clock)))
  } finally {
    await rm(folder, { recursive: true, force: true })
    await unlock()
  }
}

async function examineArchive(
  path: string,
  clock: Clock,
  isElsewhere: BackupRequest['isElsewhere'],
): Promise<Finding[]> {
  const folder = await makeTemporaryFolder('backup')
  try {
    await unpack(path, folder)
    return await examineRestored(folder, clock, isElsewhere)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Examines a data folder that was unpacked from a backup. To do so it opens the database, which changes the database's
 * files.
 */
export async function examineRestored(
  dataDir: string,
  clock: Clock,
  isElsewhere: BackupRequest['isElsewhere'],
): Promise<Finding[]> {
  const fileStore = isElsewhere.files ? undefined : await fileStoreInFolder(dataDir, 'the backup')
  return [
    ...(await examineEmbedded(filesOf(join(dataDir, 'database')), clock, fileStore)),
    await examineSecret(dataDir, isElsewhere.secret),
  ]
}

export const examineEmbedded = (files: string, clock: Clock, fileStore?: FileStore): Promise<Finding[]> =>
  withEmbeddedDatabase(files, async (runQuery) => [
    ...(await examineDatabase(runQuery, todayIn('UTC', clock))),
    ...(fileStore ? await examineFiles(runQuery, fileStore) : []),
  ])
