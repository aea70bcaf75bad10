import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Issue } from '@home-pulse/contract/errors'
import { maxOwnTasks } from '@home-pulse/contract/features/plan/own-tasks'
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
import { isApplianceType } from '@home-pulse/contract/vocabulary'
import { isVariantOf } from '@home-pulse/lifecycle/catalogue/lives/lifetimes'
import type { ZipArchive } from '../../../platform/storage/zip-reader.ts'
import { csvTablesOf } from '../export/csv-present.ts'
import { findEventFault, findNoteFault } from './rules.ts'

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
const maxNoteBytes = 64 * 1024
const maxShownName = 200

/** The validated content of a file and its issues. A file with issues is not imported. */
export interface ReadImport {
  readonly lists: { readonly [Name in ListName]: readonly Portable<Name>[] }
  readonly exportedAt: string
  readonly issues: readonly Issue[]
  readonly issueCount: number
}

/** Reports an issue in an item of a list, for example at `properties[3].street`. */
type ReportIssue = (list: ListName, index: number, path: string, message: string) => void

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
  // `Object.fromEntries` loses the types of the keys.
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
  if (issueCount === 0) checkReferences(lists, zip, today, report)
  if (issueCount === 0)
    for (const name of unexpectedFilesIn(zip, lists))
      reportAt(name.slice(0, maxShownName), 'is no part of a copy: send the zip as it was saved')
  return result()
}

/** Lists the files that no export contains. They are refused, so that uploads cannot be misused as file storage. */
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

const byId = <Item extends { id: string }>(items: readonly Item[]) =>
  new Map(items.map((item) => [item.id, item]))

/** Checks rules between items, which the schema of a single item cannot express. */
function checkReferences(
  lists: ReadImport['lists'],
  zip: ZipArchive,
  today: string,
  report: ReportIssue,
): void {
  const properties = byId(lists.properties)
  const units = byId(lists.units)
  const components = byId(lists.components)
  const each = <Name extends ListName>(
    name: Name,
    check: (item: Portable<Name>, say: (path: string, message: string) => void) => void,
  ) => {
    // The compiler does not connect the list with `Name`.
    for (const [index, item] of (lists[name] as readonly Portable<Name>[]).entries())
      check(item, (path, message) => report(name, index, path, message))
  }
  const missing = 'names nothing in this file'
  const unitFits = (unitId: string | null, propertyId: string) =>
    unitId === null || units.get(unitId)?.property_id === propertyId
  const componentFits = (id: string | null, propertyId: string) =>
    id === null || components.get(id)?.property_id === propertyId

  const withUnit = new Set(
    lists.units.filter(({ archived_at }) => archived_at === null).map(({ property_id }) => property_id),
  )
  each('properties', ({ id, built_year, is_multifamily }, say) => {
    if (built_year > Number(today.slice(0, 4))) say('built_year', 'must not be in the future')
    if (is_multifamily && !withUnit.has(id)) say('is_multifamily', 'must have a unit that was not removed')
  })
  each('units', ({ property_id }, say) => {
    if (!properties.get(property_id)?.is_multifamily)
      say('property_id', 'must name a multifamily property of this file')
  })
  each('components', ({ property_id, unit_id, type, archived_at, installations }, say) => {
    const property = properties.get(property_id)
    if (!property) return say('property_id', missing)
    if (!unitFits(unit_id, property_id)) say('unit_id', missing)
    if ((unit_id !== null) !== (property.is_multifamily && isApplianceType(type)))
      say('unit_id', 'must be of an appliance in a multifamily property, and of nothing else')
    if (archived_at === null && units.get(unit_id ?? '')?.archived_at)
      say('archived_at', 'must be there: its unit was removed')
    if (installations.filter(({ removed_on }) => removed_on === null).length !== 1)
      say('installations', 'must have exactly one that was not removed')
    for (const [at, one] of installations.entries()) {
      const { installed_on, removed_on, variant, owner_cost, owner_cost_price_on } = one
      const where = (field: string) => `installations.${at}.${field}`
      if (installed_on > today) say(where('installed_on'), 'must not be in the future')
      if (removed_on !== null && removed_on < installed_on)
        say(where('removed_on'), 'must not be before it was installed')
      if (variant && !isVariantOf(type, variant)) say(where('variant'), 'is no kind of this type')
      if ((owner_cost === null) !== (owner_cost_price_on === null))
        say(where('owner_cost_price_on'), 'must be there where a cost is')
    }
  })
  const leasedPlaces = new Set<string>()
  // These buildings have a current lease of an active unit. The database refuses a lease of the whole building too.
  const leasedByUnit = new Set(
    lists.tenants.flatMap(({ leases }) =>
      leases
        .filter(({ is_current, unit_id }) => is_current && units.get(unit_id ?? '')?.archived_at === null)
        .map(({ property_id }) => property_id),
    ),
  )
  each('tenants', ({ leases }, say) => {
    for (const [at, { property_id, unit_id, starts_on, ends_on, is_current }] of leases.entries()) {
      if (!properties.has(property_id)) say(`leases.${at}.property_id`, missing)
      if (!unitFits(unit_id, property_id)) say(`leases.${at}.unit_id`, missing)
      if (starts_on && ends_on && ends_on < starts_on)
        say(`leases.${at}.ends_on`, 'must not be before the start')
      if (is_current && leasedPlaces.has(unit_id ?? property_id))
        say(`leases.${at}.is_current`, 'is the second of its place')
      if (is_current) leasedPlaces.add(unit_id ?? property_id)
      if (is_current && unit_id === null && leasedByUnit.has(property_id))
        say(
          `leases.${at}.is_current`,
          'is of a whole building that is also let by unit: end one of them first',
        )
    }
  })
  each('notes', ({ property_id, component_id, entity_type, content }, say) => {
    if (!properties.has(property_id)) say('property_id', missing)
    if (!componentFits(component_id, property_id)) say('component_id', missing)
    const fault = findNoteFault(entity_type, components.get(component_id ?? '')?.type)
    if (fault) say('entity_type', fault)
    if (Buffer.byteLength(content) > maxNoteBytes) say('content', 'must be at most 64 KB')
  })
  const usedFiles = new Set<string | null>()
  each('photos', ({ property_id, file: photo }, say) => {
    if (!properties.has(property_id)) say('property_id', missing)
    if (photo !== null && usedFiles.has(photo)) say('file', 'is that of another photo')
    usedFiles.add(photo)
    if (photo !== null && !zip.has(photo)) say('file', 'is not in this zip')
  })
  each('maintenance', (event, say) => {
    const component = components.get(event.component_id)
    if (component?.property_id !== event.property_id) return say('component_id', missing)
    const fault = findEventFault(event, component.type, today)
    if (fault) say(...fault)
  })
  each('own_tasks', ({ property_id, due_on, is_whole_month }, say) => {
    if (!properties.has(property_id)) say('property_id', missing)
    if (is_whole_month && !due_on.endsWith('-01')) say('due_on', 'must be the first day of the month')
  })
  const reserved = new Set<string | null>()
  each('reserves', ({ property_id, balance, balance_on }, say) => {
    if (property_id !== null && !properties.has(property_id)) say('property_id', missing)
    if (reserved.has(property_id)) say('property_id', 'has two reserves')
    reserved.add(property_id)
    if ((balance === null) !== (balance_on === null)) say('balance_on', 'must be there where a balance is')
  })
}

/** Counts the records of each type that will be imported. */
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
