import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { CheckedImport, ImportContents } from '@home-pulse/contract/features/records/import'
import { maxPhotoBytes, maxZipBytes } from '@home-pulse/contract/upload-limits'
import { accountFullError } from '../../../platform/config/account-limits.ts'
import { nowDate, todayIn } from '../../../platform/config/clock.ts'
import { apiError } from '../../../platform/errors/api-error.ts'
import { leftoverAgeMs, makeWorkFolder, removeLeftovers } from '../../../platform/files/work-folders.ts'
import type { Session } from '../../../platform/http/session.ts'
import type { Job } from '../../../platform/jobs/scheduler.ts'
import { cleanImportedPhoto } from '../../../platform/storage/image-sanitizer.ts'
import { importRows } from '../../../platform/storage/staged-import.ts'
import type { Storage, StoredFile } from '../../../platform/storage/storage.ts'
import { openZip, type ZipArchive, ZipError } from '../../../platform/storage/zip-reader.ts'
import type { Owner } from '../../../platform/tenancy/gate.ts'
import { lockAndCountOwnTasks } from '../../plan/own-tasks/queries.ts'
import { selectViews } from '../../portfolio/view-queries.ts'
import { selectHoldings } from '../../properties/holdings-queries.ts'
import { selectAccount } from '../export/queries.ts'
import type { RecordsServices } from '../services.ts'
import { contentsOf, type ReadImport, readImport, remarksOn } from './check-read.ts'
import {
  batchesOfHomes,
  countExchanges,
  hasReserveForAll,
  insertImportResponse,
  insertRowsAboutHomes,
  selectImportResponse,
} from './queries.ts'
import { holdingsOf, makeRenamer, rowsAboutHomes, rowsOfHomes, type StoredPhotos } from './rows-rules.ts'

type Writer = Pick<Session, 'owner' | 'actor'>

const stagedLifetimeMs = 24 * 60 * 60 * 1000

/** Returns the storage prefix for a customer's uploads that were checked but not yet imported. */
export const importFolder = (customerId: string): string => `imports/${customerId}/`
const stagedKey = ({ customerId }: Owner, id: string) => `${importFolder(customerId)}${id}.zip`

// Checks run one after the other, because each holds several times the size of its text in memory.
let lastCheck: Promise<unknown> = Promise.resolve()

function readOneAtATime(zip: ZipArchive, today: string): Promise<ReadImport> {
  const read = lastCheck.then(() => readImport(zip, today))
  lastCheck = read.catch(() => undefined)
  return read
}

/**
 * Checks an uploaded zip and stores it until the customer confirms the import. Throws an API error with the
 * issues, if any.
 */
export async function stageImport(
  services: RecordsServices,
  owner: Owner,
  id: string,
  bytes: Readable,
): Promise<CheckedImport> {
  const { config, gate, storage } = services
  const account = await gate.read(owner, (sql) => selectAccount(sql, owner))
  if (!account) throw apiError('link_not_valid')
  return inFolder(config.dataDir, owner, async (folder) => {
    const path = join(folder, 'import.zip')
    await pipeline(bytes, limitBytes(maxZipBytes), createWriteStream(path))
    const read = await withZip(path, (zip) =>
      readOneAtATime(zip, todayIn(account.customer.timeZone, services.clock)),
    )
    assertNoIssues(read)
    await storage.writeFile(stagedKey(owner, id), path)
    await deleteOlderUploads(storage, owner)
    return { id, exported_at: read.exportedAt, contents: contentsOf(read), remarks: remarksOn(read) }
  })
}

/**
 * Deletes a customer's staged files except the newest one, so that they do not fill the disk. Of several simultaneous
 * uploads, exactly one file remains: all of them choose the same one, and the last one sees all files.
 */
async function deleteOlderUploads(storage: Storage, { customerId }: Owner): Promise<void> {
  const uploads: StoredFile[] = []
  // A file without the ending `.zip` is still being written, so it is skipped.
  for await (const found of storage.list(importFolder(customerId)))
    if (found.key.endsWith('.zip')) uploads.push(found)
  // Timestamps in a bucket are in whole seconds. Files with equal timestamps are ordered by id.
  const [, ...older] = uploads.sort(
    (one, other) => other.writtenAtMs - one.writtenAtMs || (one.key < other.key ? 1 : -1),
  )
  for (const { key } of older) await storage.remove(key)
}

/**
 * Imports all of a staged file, or nothing. Stores photos before the transaction, and deletes them if it fails.
 * Repeated and simultaneous calls get the same response.
 */
export async function commitImport(
  services: RecordsServices,
  { owner, actor, today }: Session,
  id: string,
): Promise<{ contents: ImportContents }> {
  const { config, gate, storage } = services
  const earlierResponse = await gate.read(owner, (sql) =>
    selectImportResponse<{ contents: ImportContents }>(sql, owner, id),
  )
  if (earlierResponse) return earlierResponse
  const bytes = await storage.read(stagedKey(owner, id))
  if (!bytes) throw apiError('not_found')
  const answer = await inFolder(config.dataDir, owner, async (folder) => {
    const path = join(folder, 'import.zip')
    await pipeline(bytes, createWriteStream(path))
    return withZip(path, async (zip) => {
      const read = await readOneAtATime(zip, today)
      assertNoIssues(read)
      return importChecked(services, { owner, actor }, id, read, zip)
    })
  })
  await storage.remove(stagedKey(owner, id))
  return answer
}

/**
 * Imports checked data. The homes are written in hidden batches and then published, so that a large file does
 * not block the database.
 */
async function importChecked(
  services: RecordsServices,
  writer: Writer,
  id: string,
  read: ReadImport,
  zip: ZipArchive,
): Promise<{ contents: ImportContents }> {
  const { clock, config, gate, makeId, storage } = services
  const { owner, actor } = writer
  const added = holdingsOf(read)
  const held = await gate.read(owner, (sql) => selectHoldings(sql, owner))
  const limits = config.accountLimits
  if (held.homes + added.homes > limits.homes || held.components + added.components > limits.components)
    throw accountFullError(limits)
  const photos = new Map<string, { storageKey: string; sizeBytes: number }>()
  const now = nowDate(clock)
  const renamer = makeRenamer(makeId)
  let hasCommitted = false
  try {
    await storePhotos(services, owner, read, zip, photos)
    // Row ids must be newer than the id of the import, which `importRows` creates before it requests the first batch. A
    // generator therefore converts the homes only then.
    const batches = (function* () {
      yield* batchesOfHomes(owner, rowsOfHomes(read, renamer, now))
    })()
    return await importRows(services, writer, batches, added, (publish) =>
      gate.write(owner, actor, async (sql) => {
        hasCommitted = false
        const before = await selectImportResponse<{ contents: ImportContents }>(sql, owner, id)
        if (before) return before
        if (!(await selectAccount(sql, owner))) throw apiError('unauthenticated')
        const existing = {
          hasReserveForAll: await hasReserveForAll(sql, owner),
          exchangeCount: await countExchanges(sql, owner),
          ownTaskCount: await lockAndCountOwnTasks(sql, owner),
          viewNames: (await selectViews(sql, owner)).map(({ name }) => name),
        }
        await publish(sql)
        await insertRowsAboutHomes(sql, owner, rowsAboutHomes(read, photos, renamer, now, existing))
        const answer = { contents: contentsOf(read) }
        await insertImportResponse(sql, owner, { id, answer, now })
        hasCommitted = true
        return answer
      }),
    )
  } catch (error) {
    hasCommitted = false
    throw error
  } finally {
    if (!hasCommitted) for (const { storageKey } of photos.values()) await storage.remove(storageKey)
  }
}

/** Checks and stores the photos of a file. Throws a ZipError for an invalid photo. */
async function storePhotos(
  { makeId, storage }: RecordsServices,
  owner: Owner,
  { lists }: ReadImport,
  zip: ZipArchive,
  kept: Map<string, { storageKey: string; sizeBytes: number }> & StoredPhotos,
): Promise<void> {
  for (const { id, file } of lists.photos) {
    if (file === null) continue
    const photo = await cleanImportedPhoto(await zip.read(file, maxPhotoBytes))
    if (!photo) throw new ZipError(file, 'is no photo in the JPEG, PNG or WebP format')
    const storageKey = `photos/${owner.customerId}/${makeId()}.webp`
    await storage.write(storageKey, photo)
    kept.set(id, { storageKey, sizeBytes: photo.length })
  }
}

function assertNoIssues({ issues, issueCount }: ReadImport): void {
  if (issueCount > 0) throw apiError('invalid_import', { issues: [...issues], issueCount })
}

async function withZip<T>(path: string, work: (zip: ZipArchive) => Promise<T>): Promise<T> {
  try {
    const zip = await openZip(path)
    try {
      return await work(zip)
    } finally {
      zip.close()
    }
  } catch (error) {
    if (!(error instanceof ZipError)) throw error
    const issue = { path: error.entry || 'file', message: error.message }
    throw apiError('invalid_import', { issues: [issue], issueCount: 1 })
  }
}

async function inFolder<T>(
  dataDir: string,
  { customerId }: Owner,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = await makeWorkFolder(dataDir, 'import', customerId)
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const limitBytes = (maxBytes: number) =>
  async function* (bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let length = 0
    for await (const part of bytes) {
      length += part.length
      if (length > maxBytes) throw apiError('too_large')
      yield part
    }
  }

/**
 * A daily job that deletes staged files that were not imported within a day, and leftovers of killed processes, such as
 * unfinished exports. A complete export needs no job: it is sent at once and not kept.
 */
export const sweepJob = ({ clock, config, storage }: RecordsServices): Job => ({
  name: 'import-sweep',
  schedule: { every: 'day', atHour: 4 },
  timeZones: 'utc',
  async run({ signal }) {
    await removeLeftovers(config.dataDir, clock, leftoverAgeMs)
    for await (const { key, writtenAtMs } of storage.list('imports/')) {
      if (signal.aborted) return
      if (writtenAtMs < clock.nowMs() - stagedLifetimeMs) await storage.remove(key)
    }
  },
})
