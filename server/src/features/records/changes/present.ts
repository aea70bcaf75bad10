import { mailKinds } from '@home-pulse/contract/features/plan/mail-kinds'
import type { Change, ChangeKind } from '@home-pulse/contract/features/records/records'
import { formatCount } from '@home-pulse/contract/wording'
import { lifetimes } from '@home-pulse/lifecycle/catalogue/lives/lifetimes'
import { taskOf } from '@home-pulse/lifecycle/upkeep/maintenance'
import { capitalize } from '@home-pulse/lifecycle/wording'
import { todayIn } from '../../../platform/config/clock.ts'
import { incidentText, titleOfPayment } from './payments-present.ts'
import type { ChangeRow, EntryRow, Names } from './queries.ts'
import { columns, formatDay, formatValue, nouns, titles, titlesOfKinds } from './words-present.ts'

type Fields = Readonly<Record<string, unknown>>

/** A row that a statement changed. `changed` has `[before, after]` for each column of an update. */
interface SampleRow {
  readonly row: Fields
  readonly changed?: Readonly<Record<string, readonly [unknown, unknown]>>
}

/** The changes of one SQL statement, with its rows parsed. */
export interface ParsedChange extends Omit<ChangeRow, 'sample'> {
  readonly sample: readonly SampleRow[]
}

export const parseChange = (row: ChangeRow): ParsedChange => ({
  ...row,
  // The cast is safe: a trigger of the database writes this JSON.
  sample: JSON.parse(row.sample) as SampleRow[],
})

const textOf = (fields: Fields, name: string): string | undefined => {
  const value = fields[name]
  return typeof value === 'string' ? value : undefined
}

/** Returns the ids of all properties, components and tenants to which the changes refer. */
export function referencedIdsOf(changes: readonly ParsedChange[]) {
  const found = { properties: new Set<string>(), components: new Set<string>(), tenants: new Set<string>() }
  for (const { tableName, sample } of changes)
    for (const { row } of sample) {
      const add = (set: Set<string>, id: string | undefined) => id && set.add(id)
      add(found.properties, textOf(row, tableName === 'properties' ? 'id' : 'property_id'))
      add(found.components, textOf(row, tableName === 'components' ? 'id' : 'component_id'))
      add(found.tenants, textOf(row, 'tenant_id'))
    }
  return {
    properties: [...found.properties],
    components: [...found.components],
    tenants: [...found.tenants],
  }
}

/** If a statement changed more rows than this, the description contains only their number. */
const maxListed = 12

/** Describes the changes of a write in sentences, each with the id of its property. */
function presentLines(changes: readonly ParsedChange[], names: Names): Change['lines'] {
  const addsComponents = changes.some(
    ({ tableName, operation }) => tableName === 'components' && operation === 'insert',
  )
  const installedOn = new Map(
    changes
      .filter(({ tableName, operation }) => tableName === 'installations' && operation === 'insert')
      .flatMap(({ sample }) => sample.map(({ row }) => [row.component_id, row.installed_on] as const)),
  )
  return changes
    .filter(
      ({ tableName, operation }) =>
        !(addsComponents && tableName === 'installations' && operation === 'insert'),
    )
    .flatMap((change) => {
      const { tableName, operation, rowCount, sample } = change
      if (rowCount > maxListed) return [countedLine(change)]
      return sample.flatMap(({ row, changed }) => {
        const about = { row, names, tableName, subject: subjectOf(tableName, row, names) }
        const property_id = linkedPropertyOf(tableName, row, names)
        const texts = changed
          ? changedTexts(about, changed)
          : [operation === 'insert' ? addedText(about, installedOn.get(row.id)) : `${about.subject} removed`]
        return texts.map((text) => ({ text: capitalize(text), property_id }))
      })
    })
}

function countedLine({
  tableName,
  operation,
  rowCount,
  propertyId,
  sample,
}: ParsedChange): Change['lines'][number] {
  const [, many] = nouns[tableName] ?? ['row', 'rows']
  const archivedAt = sample[0]?.changed?.archived_at
  const done = operation === 'update' ? (archivedAt ? archivedWord(archivedAt) : 'changed') : `${operation}ed`
  const verb = { inserted: 'added', deleteed: 'removed' }[done] ?? done
  return { text: `${formatCount(rowCount)} ${many} ${verb}`, property_id: propertyId }
}

const archivedWord = ([, after]: readonly [unknown, unknown]) => (after === null ? 'restored' : 'removed')

function linkedPropertyOf(tableName: string, row: Fields, { properties }: Names): string | null {
  const id = textOf(row, tableName === 'properties' ? 'id' : 'property_id')
  return id && properties.get(id)?.isOpen ? id : null
}

/** Names a row for the reader, such as `roof of 12 Elm St`. */
function subjectOf(tableName: string, row: Fields, names: Names): string {
  const street = names.properties.get(String(row[tableName === 'properties' ? 'id' : 'property_id']))?.street
  const of = street === undefined ? '' : ` of ${street}`
  const componentNameOf = (id: unknown) => {
    const component = names.components.get(String(id))
    if (!component) return `component${of}`
    const unit = component.unitNumber === null ? '' : ` in unit ${component.unitNumber}`
    return `${lifetimes[component.type].base.nouns[0]}${unit}${of}`
  }
  if (tableName === 'properties') return street ?? textOf(row, 'street') ?? 'home'
  if (tableName === 'units') return `unit ${row.unit_number}${of}`
  if (tableName === 'components') return componentNameOf(row.id)
  if (tableName === 'installations') return componentNameOf(row.component_id)
  if (tableName === 'maintenance_events')
    return `${componentNameOf(row.component_id)}: ${(taskOf(String(row.task_id))?.title ?? 'task').toLowerCase()}`
  if (tableName === 'own_tasks') return `own task “${row.title ?? ''}”${of}`
  if (tableName === 'saved_views') return `view “${row.name ?? ''}”`
  if (tableName === 'notes')
    return row.component_id ? `note on ${componentNameOf(row.component_id)}` : `note${of}`
  if (tableName === 'tenants') return `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim() || 'tenant'
  if (tableName === 'leases')
    return `contract of ${names.tenants.get(String(row.tenant_id)) || 'a tenant'}${of}`
  if (tableName === 'reserve_plans') return street === undefined ? 'reserve for all homes' : `reserve${of}`
  if (tableName === 'users' || tableName === 'customers') return 'account'
  return `${(nouns[tableName] ?? ['row'])[0]}${of}`
}

interface About {
  readonly row: Fields
  readonly names: Names
  readonly tableName: string
  readonly subject: string
}

function addedText({ row, tableName, subject }: About, installedOn: unknown): string {
  if (tableName === 'maintenance_events') {
    const until = textOf(row, 'until_date')
    const put = until ? `put off to ${formatDay(until)}` : `${row.kind} on ${formatDay(String(row.on_date))}`
    return `${subject}, ${put}`
  }
  if (tableName === 'installations')
    return `${subject}: a new one installed on ${formatDay(String(row.installed_on))}`
  if (tableName === 'checkout_sessions') return 'a checkout was opened'
  if (tableName === 'payment_incidents') return incidentText(row)
  if (tableName === 'exports') return 'everything was put into a file to save'
  const since = typeof installedOn === 'string' ? `, installed on ${formatDay(installedOn)}` : ''
  return `${subject} added${since}`
}

function changedTexts(
  { row, tableName, subject }: About,
  changed: NonNullable<SampleRow['changed']>,
): string[] {
  if (changed.password_hash) return ['the password was changed, and every other session ended']
  if (tableName === 'users' && changed.token_version && Object.keys(changed).length === 1)
    return ['every session ended']
  if (tableName === 'customers' && changed.archived_at)
    return [changed.archived_at[1] === null ? 'the account was restored' : 'the account is to be deleted']
  if (tableName === 'checkout_sessions' && changed.status)
    return [changed.status[1] === 'paid' ? 'the checkout was paid' : 'the checkout was closed']
  if (tableName === 'payment_incidents') return [incidentText(row)]
  if (changed.archived_at) return [`${subject} ${archivedWord(changed.archived_at)}`]
  if (changed.revoked_at) return [`${subject} ended`]
  if (changed.removed_on)
    return [`${subject}: the one before taken out on ${formatValue('removed_on', changed.removed_on[1])}`]
  return Object.entries(changed).flatMap(([column, [before, after]]) => {
    if (column === 'cancel_at_period_end')
      return [after === true ? `${subject}: not renewed any more` : `${subject}: renewed again`]
    const label = columns[column]
    if (label === undefined) return []
    // If both values are null, the value is unknown: the audit trail records values over 300 characters as null.
    if (before === null && after === null) return [`${subject}: ${label} changed`]
    const because = column === 'forecast_on' && row.forecast_source === 'estimate' ? ', our estimate' : ''
    return [
      `${subject}: ${label} changed from ${formatValue(column, before)} to ${formatValue(column, after)}${because}`,
    ]
  })
}

/** The operations that the customer did not start. A job that writes for customers adds its action here. */
const authors: Readonly<Record<string, Change['by']>> = {
  setForecastDate: 'homebot',
  commitImport: 'import',
  landImport: 'import',
  recordPayment: 'payment',
  postPaymentLogin: 'payment',
  receiveStripeEvent: 'payment',
  mailPayment: 'payment',
  reconcilePayments: 'job',
  ...Object.fromEntries(mailKinds.map((kind) => [`${kind}Mail`, 'job' as const])),
  accountPurge: 'job',
  importCleanup: 'job',
  applyOwnLives: 'job',
}

/** Returns who made a write: the customer, HomeBot, an import, the payment provider or a job. */
export const authorOf = (action: string): Change['by'] => authors[action] ?? 'you'

/**
 * Describes one write of the audit trail. The oldest writes have only a title, because changes were not
 * recorded then.
 */
export function presentChange(
  entry: EntryRow,
  changes: readonly ParsedChange[],
  names: Names,
  timeZone: string,
): Change {
  // The cast is safe: the database's function `change_kind` returns only these kinds.
  const kind = changes[0]?.kind as ChangeKind | undefined
  return {
    id: entry.id,
    at: entry.createdAt.toISOString(),
    on: todayIn(timeZone, { nowMs: () => entry.createdAt.getTime() }),
    by: authorOf(entry.action),
    title:
      titleOfPayment(entry.action, changes) ??
      titles[entry.action] ??
      titlesOfKinds[kind ?? 'account'] ??
      'Account changed',
    lines: presentLines(changes, names),
  }
}
