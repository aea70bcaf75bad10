import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { finished, type Readable } from 'node:stream'
import { promisify } from 'node:util'
import { ZipFile } from 'yazl'
import { nowDate } from '../../../platform/config/clock.ts'
import { apiError } from '../../../platform/errors/api-error.ts'
import { makeWorkFolder } from '../../../platform/files/work-folders.ts'
import type { Owner } from '../../../platform/tenancy/gate.ts'
import type { RecordsServices } from '../services.ts'
import { type ExportRun, insertRun, selectAccount, updateRun } from './queries.ts'
import { presentReadme, presentSchema } from './readme-present.ts'
import { type Snapshot, writeSnapshot } from './snapshot-commands.ts'

/** The interval of an export's heartbeat. */
const heartbeatMs = 5_000
/** The maximum number of exports that read the database at the same time. A further export gets 503. */
const maxReading = 8
/**
 * The maximum number of exports that are being sent. Each holds an open file and a folder on disk. The
 * download limits cut off slow clients.
 */
const maxSending = 200
let readingCount = 0
let sendingCount = 0

/**
 * Returns a zip with all data of a customer. The zip is written while it is sent. If the client disconnects,
 * the export ends.
 */
export async function openExport(
  services: RecordsServices,
  customerId: string,
  userId: string,
  id: string,
): Promise<Readable> {
  const { clock, config, gate } = services
  const owner = gate.createOwner(customerId)
  const actor = { userId, action: 'startExport' }
  const account = await gate.read(owner, (sql) => selectAccount(sql, owner))
  if (!account) throw apiError('link_not_valid')
  if (readingCount >= maxReading || sendingCount >= maxSending)
    throw apiError('unavailable', { retryAfterSeconds: 10 })
  readingCount += 1
  sendingCount += 1
  let isReading = true
  const endReading = () => {
    if (isReading) readingCount -= 1
    isReading = false
  }
  let folder: string | undefined
  let isOver = false
  const recordOutcome = async (status: 'done' | 'failed', filesDone = {}) => {
    if (isOver) return
    isOver = true
    await storeProgress(services, owner, id, { status, finishedAt: nowDate(clock), ...filesDone })
  }
  const release = async () => {
    endReading()
    sendingCount -= 1
    if (folder) await rm(folder, { recursive: true, force: true })
  }
  try {
    const run = { id, now: nowDate(clock) }
    // All writes of a customer take the same lock. If two exports start at the same time, the second one therefore
    // finds the first in progress.
    const outcome = await gate.write(owner, actor, (sql) => insertRun(sql, owner, run))
    if (outcome !== 'started') throw apiError(outcome === 'used' ? 'link_not_valid' : 'export_under_way')
  } catch (error) {
    await release()
    throw error
  }
  try {
    folder = await makeWorkFolder(config.dataDir, 'copy', customerId)
    const requester = { owner, timeZone: account.customer.timeZone }
    const snapshot = await writeSnapshot(services, requester, actor, folder)
    if (!snapshot) throw apiError('link_not_valid')
    // All rows are on disk now. Another export may read the database, even if this client is slow.
    endReading()
    return zipOf(services, owner, { id, snapshot, recordOutcome, release })
  } catch (error) {
    await release()
    await recordOutcome('failed')
    throw error
  }
}

const storeProgress = (
  { clock, gate }: RecordsServices,
  owner: Owner,
  id: string,
  progress: Partial<Pick<ExportRun, 'status' | 'filesDone' | 'filesTotal' | 'finishedAt'>>,
): Promise<void> =>
  gate.write(owner, { userId: owner.customerId, action: 'startExport' }, (sql) =>
    updateRun(sql, owner, id, { ...progress, seenAt: nowDate(clock) }),
  )

type Progress = Pick<ExportRun, 'filesDone'>

/** An export whose rows are on disk. */
interface PreparedExport {
  readonly id: string
  readonly snapshot: Snapshot
  readonly recordOutcome: (status: 'done' | 'failed', progress?: Progress) => Promise<void>
  /** Removes the files and lets another export start. */
  readonly release: () => Promise<void>
}

/** Starts to write the zip. The export ends or fails together with the returned stream. */
function zipOf(
  services: RecordsServices,
  owner: Owner,
  { id, snapshot, recordOutcome, release }: PreparedExport,
): Readable {
  const { app } = services
  const zip = new ZipFile()
  // The type declarations of yazl say `NodeJS.ReadableStream`, which is outdated. The object is a PassThrough.
  const output = zip.outputStream as Readable
  const progress = { filesDone: 0 }
  const logFailure = (work: Promise<void>) =>
    work.catch((err: unknown) => app.log.warn({ err }, 'failed to store the progress of an export'))
  const storeCurrentProgress = () =>
    logFailure(
      storeProgress(services, owner, id, {
        status: 'sending',
        filesTotal: snapshot.photos.length,
        ...progress,
      }),
    )
  const heartbeat = setInterval(storeCurrentProgress, heartbeatMs)
  zip.on('error', (error: Error) => output.destroy(error))
  storeCurrentProgress()
    .then(() => fill(services, zip, output, snapshot, progress))
    .then(() => recordOutcome('done', progress))
    // The export is recorded as finished before its last bytes are sent, so that a client that has all bytes
    // finds it finished.
    .then(() => zip.end())
    .catch((error: Error) => output.destroy(error))
  finished(output, () => {
    clearInterval(heartbeat)
    void logFailure(release().then(() => recordOutcome('failed')))
  })
  return output
}

const whenFinished = promisify(finished)

/**
 * Adds the files to the zip one at a time, so that only one file is open. A file is added after the client has read the
 * previous one.
 */
async function fill(
  { config, storage }: RecordsServices,
  zip: ZipFile,
  output: Readable,
  { email, exportedAt, files, folder, photos }: Snapshot,
  progress: { filesDone: number },
): Promise<void> {
  const mtime = exportedAt
  const addText = (text: string, name: string) => zip.addBuffer(Buffer.from(text), name, { mtime })
  const addStream = async (bytes: Readable, name: string, { compress }: { compress: boolean }) => {
    const destroy = () => bytes.destroy()
    output.once('close', destroy)
    zip.addReadStream(bytes, name, { mtime, compress })
    await whenFinished(bytes)
    output.off('close', destroy)
  }
  addText(presentReadme(email, exportedAt, config.support), 'README.txt')
  addText(presentSchema(), 'home-pulse.schema.json')
  for (const file of files) await addStream(createReadStream(join(folder, file)), file, { compress: true })
  const missing = new Set<string>()
  for (const { file, storageKey } of photos) {
    if (output.destroyed || file === null) return
    const bytes = await storage.read(storageKey)
    if (bytes) await addStream(bytes, file, { compress: false })
    else missing.add(file)
    progress.filesDone += 1
  }
  const manifest = photos.map(({ storageKey: _, file, ...photo }) => ({
    file: file !== null && missing.has(file) ? null : file,
    ...photo,
  }))
  addText(JSON.stringify(manifest, null, 2), 'photos/manifest.json')
}
