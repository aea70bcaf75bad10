import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Issue } from '@home-pulse/contract/errors'
import {
  formatName,
  formatVersion,
  type ListName,
  laterLists,
  listNames,
  type Portable,
  portableHead,
  portableLists,
} from '@home-pulse/contract/features/records/format'
import {
  byImportedList,
  type CheckedImport,
  type ImportContents,
} from '@home-pulse/contract/features/records/import'
import { isRecord } from '@home-pulse/contract/objects'
import { maxOwnTasks } from '@home-pulse/contract/terms'
import type { ZipArchive } from '../../../platform/storage/zip-reader.ts'
import { csvTablesOf } from '../export/csv-present.ts'
import { checkReferences, type ImportLists, type ReportIssue } from './reference-rules.ts'

const file = 'home-pulse.json'
/** Files of an export that the import ignores. They are for readers and other programs. */
const ignoredFiles = [
  'README.txt',
  'home-pulse.schema.json',
  'notes.txt',
  'photos/manifest.json',
  ...listNames.flatMap((list) => csvTablesOf(list).map((table) => `csv/${table.file}`)),
]
/** The maximum size of the JSON file, enough for about 15,000 homes. The check holds the whole text in memory. */
const maxJsonBytes = 64 * 1024 * 1024
const maxListedIssues = 100
const maxCountedIssues = 10_000
const maxShownName = 200

/** The validated content of a file and its issues. A file with issues is not imported. */
export interface ReadImport {
  readonly lists: ImportLists
  readonly exportedAt: string
  readonly issues: readonly Issue[]
  readonly issueCount: number
}

/** Checks the JSON in a zip against the export format and the rules between its items. */
export async function readImport(zip: ZipArchive, today: string): Promise<ReadImport> {
  const issues: Issue[] = []
  let issueCount = 0
  const reportAt = (path: string, message: string) => {
    issueCount += 1
    if (issues.length < maxListedIssues) issues.push({ path, message })
  }
  const reportInFile = (path: string, message: string) => reportAt(path ? `${file} ${path}` : file, message)
  const nothing = Object.fromEntries(listNames.map((name) => [name, []]))
  // The cast is needed because `Object.fromEntries` loses the types of the keys.
  const lists = nothing as unknown as { [Name in ListName]: Portable<Name>[] }
  const result = () => ({ lists, exportedAt, issues, issueCount })
  let exportedAt = ''

  const sent = parseJson(await zip.read(file, maxJsonBytes))
  if (sent?.format !== formatName) {
    reportInFile('', 'is no copy of Home Pulse AI')
    return result()
  }
  if (sent.version !== formatVersion) {
    const version = typeof sent.version === 'number' ? sent.version : 'no number'
    reportInFile('version', `is ${version}, and version ${formatVersion} can be read here`)
    return result()
  }
  const head = portableHead.safeParse(sent)
  for (const { path, message } of head.error?.issues ?? []) reportInFile(path.join('.'), message)
  exportedAt = head.data?.exported_at ?? ''

  // The check stops at this number of issues, because composing more would take long, and no reader needs them.
  const hasTooManyIssues = () => issueCount >= maxCountedIssues
  const report: ReportIssue = (list, index, path, message) =>
    reportInFile(`${list}[${index}]${path && `.${path}`}`, message)
  for (const name of listNames) {
    const items = sent[name] ?? (laterLists.includes(name) ? [] : undefined)
    if (!Array.isArray(items)) reportInFile(name, 'must be a list')
    // The change history is not imported: it describes another account.
    else if (name !== 'changes') await readList(name, items, lists[name], report, hasTooManyIssues)
  }
  if (issueCount === 0) checkReferences(lists, (name) => zip.has(name), today, report)
  if (issueCount === 0)
    for (const name of unexpectedFilesIn(zip, lists))
      reportAt(name.slice(0, maxShownName), 'is no part of a copy: send the zip as it was saved')
  return result()
}

/**
 * Lists the files in the zip that no export contains. Such a zip is refused. Otherwise uploads could be misused as file
 * storage.
 */
function unexpectedFilesIn(zip: ZipArchive, { photos }: ReadImport['lists']): string[] {
  const known = new Set([file, ...ignoredFiles, ...photos.map(({ file: photo }) => photo)])
  return [...zip.names()].filter((name) => !known.has(name))
}

function parseJson(bytes: Buffer): Record<string, unknown> | undefined {
  if (isMostlyBrackets(bytes)) return undefined
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}

/**
 * Returns true if the text has far more brackets than real data, which has about 100 bytes per object. Parsed
 * empty objects take twenty times the memory of their text.
 */
function isMostlyBrackets(bytes: Buffer): boolean {
  let brackets = 0
  let isText = false
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at]
    if (byte === backslash) at += 1
    else if (byte === quote) isText = !isText
    else if (!isText && (byte === bracket || byte === brace)) brackets += 1
  }
  return brackets > 1_000 + bytes.length / 16
}
const [backslash, quote, bracket, brace] = Buffer.from('\\"[{')

async function readList<Name extends ListName>(
  name: Name,
  items: readonly unknown[],
  into: Portable<Name>[],
  report: ReportIssue,
  hasTooManyIssues: () => boolean,
): Promise<void> {
  const ids = new Set<string>()
  for (const [index, item] of items.entries()) {
    if (index % 500 === 499) await nextTurn()
    if (hasTooManyIssues()) return
    const { data, error } = portableLists[name].safeParse(item)
    for (const { path, message } of error?.issues ?? []) report(name, index, path.join('.'), message)
    if (!data) continue
    const own = 'id' in data ? data.id : undefined
    if (own !== undefined && ids.has(own)) report(name, index, 'id', 'is there twice')
    if (own !== undefined) ids.add(own)
    // The schema of the list has checked `data`. The compiler does not connect the schema with `Name`.
    into.push(data as Portable<Name>)
  }
}

export const contentsOf = ({ lists }: ReadImport): ImportContents => ({
  ...byImportedList((name) => lists[name].length),
  replaced: lists.components.reduce((sum, { installations }) => sum + installations.length - 1, 0),
  photos: lists.photos.filter(({ file: photo }) => photo !== null).length,
})

/** Returns sentences for the user about data in the file that will not be imported or needs an explanation. */
export function remarksOn({ lists }: ReadImport): CheckedImport['remarks'] {
  const lost = lists.photos.filter(({ file: photo }) => photo === null).length
  const archived = lists.properties.filter(({ archived_at }) => archived_at !== null).length
  return [
    'The name, e-mail, subscription and activity in the file stay those of the account it came from.',
    ...(archived > 0
      ? [
          `${archived} of the homes ${archived === 1 ? 'was' : 'were'} removed: you find them where removed homes are.`,
        ]
      : []),
    ...(lost > 0 ? [`${lost} ${lost === 1 ? 'photo has' : 'photos have'} no file.`] : []),
    ...(lists.own_tasks.length > 0
      ? [`An account holds ${maxOwnTasks} tasks of its own. Tasks beyond that are not imported.`]
      : []),
    ...(lists.conversations.length > 0
      ? ['Only as many conversations with HomeBot are kept as there is room for.']
      : []),
  ]
}
