import { appendFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ListName, listNames, type Portable } from '@home-pulse/contract/features/records/format'
import { nowDate } from '../../../platform/config/clock.ts'
import type { Sql } from '../../../platform/database/database.ts'
import type { Session } from '../../../platform/http/session.ts'
import { csvMark } from '../../../platform/storage/csv-writer.ts'
import type { Actor } from '../../../platform/tenancy/gate.ts'
import { selectDataVersion } from '../../accounts/queries.ts'
import type { RecordsServices } from '../services.ts'
import { type AddressOf, csvTablesOf } from './csv-present.ts'
import { readPages } from './lists-read.ts'
import type { ReadPage } from './page-read.ts'
import { type ExportedPhoto, presentHead } from './present.ts'
import { selectAccount } from './queries.ts'

/** The files of an export on disk, from which the zip is made. */
export interface Snapshot {
  readonly folder: string
  readonly email: string
  readonly exportedAt: Date
  /** The paths of the files in `folder`. The files have the same names in the zip. */
  readonly files: readonly string[]
  readonly photos: readonly ExportedPhoto[]
}

type Requester = Pick<Session, 'owner' | 'timeZone'>
/**
 * Runs one read of the snapshot. Usually each read has its own transaction. In the last attempt, all reads share one
 * transaction, which blocks the customer's writes.
 */
type Read = <T>(work: (sql: Sql) => Promise<T>) => Promise<T>

/** The number of attempts that do not block the customer's writes. */
const attemptsWithoutLock = 2

/**
 * Writes a consistent snapshot of a customer's data into files. Reads page by page, so that no connection is
 * held for long, and starts again if the data version has risen meanwhile. The last attempt blocks the
 * customer's writes. Returns undefined if the deletion of the account was requested.
 */
export async function writeSnapshot(
  services: RecordsServices,
  requester: Requester,
  actor: Actor,
  folder: string,
): Promise<Snapshot | undefined> {
  const { gate } = services
  const { owner } = requester
  const readSeparately: Read = (work) => gate.read(owner, work)
  for (let attempt = 1; attempt <= attemptsWithoutLock; attempt += 1) {
    const before = await readSeparately((sql) => selectDataVersion(sql, owner))
    const snapshot = await writeSnapshotOnce(
      services,
      requester,
      readSeparately,
      join(folder, String(attempt)),
    )
    if (!snapshot || before === (await readSeparately((sql) => selectDataVersion(sql, owner))))
      return snapshot
  }
  return gate.write(owner, actor, (sql) =>
    writeSnapshotOnce(services, requester, (work) => work(sql), join(folder, `locked-${services.makeId()}`)),
  )
}

async function writeSnapshotOnce(
  { clock }: RecordsServices,
  requester: Requester,
  read: Read,
  folder: string,
): Promise<Snapshot | undefined> {
  await mkdir(join(folder, 'csv'), { recursive: true })
  const exportedAt = nowDate(clock)
  const account = await read((sql) => selectAccount(sql, requester.owner))
  if (!account) return undefined
  const json = join(folder, 'home-pulse.json')
  await writeFile(json, JSON.stringify(presentHead(account, exportedAt), null, 1).replace(/\n\}$/, ''))

  const addresses = new Map<string, string>()
  const addressOf: AddressOf = (id) => addresses.get(id)
  const files = ['home-pulse.json', 'notes.txt']
  const photos: ExportedPhoto[] = []
  await writeFile(join(folder, 'notes.txt'), '')
  for (const list of listNames) {
    const tables = csvTablesOf(list)
    for (const { file, header } of tables) {
      files.push(`csv/${file}`)
      await writeFile(join(folder, 'csv', file), `${csvMark}${header.join(',')}\r\n`)
    }
    let count = 0
    await appendFile(json, `,\n "${list}": [`)
    for await (const items of pagesOf(list, requester, read)) {
      // The casts are needed, because the compiler does not know that `list` determines the type of `items`.
      if (list === 'properties')
        for (const { id, street, city, state } of items as Portable<'properties'>[])
          addresses.set(id, `${street}, ${city}, ${state}`)
      if (list === 'photos') photos.push(...(items as ExportedPhoto[]))
      if (list === 'notes')
        await appendFile(join(folder, 'notes.txt'), notesText(items as Portable<'notes'>[], addressOf))
      for (const { file, rowsOf } of tables)
        await appendFile(join(folder, 'csv', file), rowsOf(items, addressOf))
      const lines = items.map((item) =>
        JSON.stringify(item, (key, value) => (key === 'storageKey' ? undefined : value)),
      )
      if (lines.length > 0) await appendFile(json, `${count === 0 ? '' : ','}\n  ${lines.join(',\n  ')}`)
      count += lines.length
    }
    await appendFile(json, count === 0 ? ']' : '\n ]')
  }
  await appendFile(json, '\n}\n')
  return { folder, email: account.user.email, exportedAt, files, photos }
}

async function* pagesOf(list: ListName, requester: Requester, read: Read): AsyncGenerator<readonly object[]> {
  const readPage: ReadPage<object> = readPages[list]
  let after: string | undefined
  do {
    const page = await read((sql) => readPage(sql, requester, after))
    yield page.items
    after = page.next
  } while (after !== undefined)
}

/**
 * Formats a page of notes as readable text, in the given order: the export reads the oldest first. Deleted notes are
 * left out; the JSON file contains them.
 */
const notesText = (notes: readonly Portable<'notes'>[], addressOf: AddressOf): string =>
  notes
    .filter(({ archived_at }) => archived_at === null)
    .map(({ property_id, created_at, content }) => {
      const head = `${addressOf(property_id) ?? ''} · ${created_at.slice(0, 10)}`
      return `${head}\r\n${'-'.repeat(head.length)}\r\n${content.replace(/\r?\n/g, '\r\n')}\r\n\r\n\r\n`
    })
    .join('')
