import { maxStoredExchanges } from '@home-pulse/contract/features/homebot/conversations'
import type { Portable } from '@home-pulse/contract/features/records/format'
import { centsOf, optionalCents } from '@home-pulse/contract/money'
import { maxOwnTasks, maxViews } from '@home-pulse/contract/terms'
import type { Holdings } from '../../../platform/config/account-limits.ts'
import type { MakeId } from '../../../platform/config/ids.ts'
import { factsOfColumns } from '../../components/facts-rules.ts'
import type { ReadImport } from './check-read.ts'
import { conversationsOf } from './conversation-rows-rules.ts'
import type { HomeRows, RowsAboutHomes } from './queries.ts'

/** Data of the account that limits what an import may add. */
export interface ExistingData {
  readonly hasReserveForAll: boolean
  readonly exchangeCount: number
  readonly ownTaskCount: number
  readonly viewNames: readonly string[]
}

/** The stored photos, by the id of each photo in the imported file. */
export type StoredPhotos = ReadonlyMap<string, { readonly storageKey: string; readonly sizeBytes: number }>

/**
 * Counts the homes and components that a file adds. Leaves out archived ones, because they do not count toward the
 * limits of an account.
 */
export function holdingsOf({ lists }: ReadImport): Holdings {
  const homes = lists.properties.filter(({ archived_at }) => archived_at === null)
  const ids = new Set(homes.map(({ id }) => id))
  const components = lists.components.filter(
    ({ archived_at, property_id }) => archived_at === null && ids.has(property_id),
  )
  return { homes: homes.length, components: components.length }
}

/**
 * Returns a renamer, which maps each id in a file to a new one, so that no id can match existing data. Rows to which no
 * other row refers get their id from `makeId`.
 */
export function makeRenamer(makeId: MakeId) {
  const known = new Map<string, string>()
  const renamed = (id: string): string => {
    const before = known.get(id)
    if (before !== undefined) return before
    const made = makeId()
    known.set(id, made)
    return made
  }
  return { known, makeId, renamed, renamedOrNull: (id: string | null) => (id === null ? null : renamed(id)) }
}
export type Renamer = ReturnType<typeof makeRenamer>

/** Returns a function that parses a timestamp. A time in the future becomes now. */
const makeInstant = (now: Date) => (text: string) => (Date.parse(text) > now.getTime() ? now : new Date(text))
const makeStamps = (now: Date) => {
  const instant = makeInstant(now)
  return (item: { created_at: string; archived_at: string | null }) => ({
    createdAt: instant(item.created_at),
    archivedAt: item.archived_at === null ? null : instant(item.archived_at),
  })
}

/** Converts the homes in a checked file to rows with new ids. */
export function rowsOfHomes({ lists }: ReadImport, { renamed, renamedOrNull }: Renamer, now: Date): HomeRows {
  const stamps = makeStamps(now)
  return {
    properties: lists.properties.map((item) => ({
      id: renamed(item.id),
      street: item.street,
      city: item.city,
      state: item.state,
      postalCode: item.postal_code,
      builtYear: item.built_year,
      floorArea: item.floor_area ?? null,
      storeys: item.storeys ?? null,
      drivewayArea: item.driveway_area ?? null,
      tags: [...new Set(item.tags)],
      isMultifamily: item.is_multifamily,
      isSample: item.is_sample,
      ...stamps(item),
    })),
    units: lists.units.map((item) => ({
      id: renamed(item.id),
      propertyId: renamed(item.property_id),
      unitNumber: item.unit_number,
      ...stamps(item),
    })),
    components: lists.components.map((item) => ({
      id: renamed(item.id),
      propertyId: renamed(item.property_id),
      unitId: renamedOrNull(item.unit_id),
      type: item.type,
      ...stamps(item),
    })),
    installations: lists.components.flatMap((item) =>
      item.installations.map((one) => installationRow(item, one, renamed, now)),
    ),
  }
}

/** Converts all data that refers to the homes in a checked file to rows with new ids. */
export function rowsAboutHomes(
  { lists }: ReadImport,
  photos: StoredPhotos,
  renamer: Renamer,
  now: Date,
  existing: ExistingData,
): RowsAboutHomes {
  const { known, makeId, renamed, renamedOrNull } = renamer
  const [instant, stamps] = [makeInstant(now), makeStamps(now)]
  const ownTasksLeft = Math.max(0, maxOwnTasks - existing.ownTaskCount)
  return {
    ...tenancyRows(lists.tenants, renamer, now),
    notes: lists.notes.map((item) => ({
      id: makeId(),
      propertyId: renamed(item.property_id),
      entityType: item.entity_type,
      componentId: renamedOrNull(item.component_id),
      content: item.content,
      ...stamps(item),
    })),
    files: lists.photos.flatMap((item) => {
      const photo = photos.get(item.id)
      if (!photo) return []
      const { storageKey, sizeBytes } = photo
      return {
        ...{ id: makeId(), propertyId: renamed(item.property_id), kind: 'photo' as const },
        ...{ storageKey, sizeBytes, contentType: 'image/webp', ...stamps(item) },
      }
    }),
    maintenance: lists.maintenance.map((item) => eventRow(item, renamer, now)),
    ownTasks: lists.own_tasks.slice(0, ownTasksLeft).map((item) => ownTaskRow(item, renamer, now)),
    savedViews: viewsToAdd(lists.saved_views, existing.viewNames).map(({ name, search, created_at }) => ({
      ...{ id: makeId(), name, search },
      createdAt: instant(created_at),
    })),
    reserves: lists.reserves
      .filter(({ property_id }) => property_id !== null || !existing.hasReserveForAll)
      .map((item) => reserveRow(item, renamer)),
    ...conversationsOf(lists.conversations, known, now, maxStoredExchanges - existing.exchangeCount),
  }
}

function tenancyRows(
  tenants: readonly Portable<'tenants'>[],
  { makeId, renamed, renamedOrNull }: Renamer,
  now: Date,
): Pick<RowsAboutHomes, 'tenants' | 'leases'> {
  const [instant, stamps] = [makeInstant(now), makeStamps(now)]
  return {
    tenants: tenants.map((item) => ({
      id: renamed(item.id),
      firstName: item.first_name,
      lastName: item.last_name,
      phoneNumber: item.phone_number,
      email: item.email ?? '',
      ...stamps(item),
    })),
    leases: tenants.flatMap((item) =>
      item.leases.map((one) => ({
        id: makeId(),
        tenantId: renamed(item.id),
        propertyId: renamed(one.property_id),
        unitId: renamedOrNull(one.unit_id),
        rentCents: centsOf(one.rent),
        durationMonths: one.duration_months,
        startsOn: one.starts_on,
        endsOn: one.ends_on,
        isCurrent: one.is_current,
        endedOn: one.ended_on,
        moveOutOn: one.move_out_on ?? null,
        depositCents: optionalCents(one.deposit ?? null),
        coTenants: one.co_tenants ?? [],
        createdAt: instant(one.created_at),
      })),
    ),
  }
}

const eventRow = (
  item: Portable<'maintenance'>,
  { makeId, renamed }: Renamer,
  now: Date,
): RowsAboutHomes['maintenance'][number] => ({
  id: makeId(),
  propertyId: renamed(item.property_id),
  componentId: renamed(item.component_id),
  taskId: item.task_id,
  kind: item.kind,
  onDate: item.on,
  untilDate: item.until,
  note: item.note,
  costCents: optionalCents(item.cost),
  createdAt: makeInstant(now)(item.created_at),
})

const ownTaskRow = (
  item: Portable<'own_tasks'>,
  { makeId, renamed }: Renamer,
  now: Date,
): RowsAboutHomes['ownTasks'][number] => ({
  id: makeId(),
  propertyId: renamed(item.property_id),
  title: item.title,
  note: item.note,
  dueOn: item.due_on,
  isWholeMonth: item.is_whole_month,
  repeatMonths: item.repeat_months,
  lastDoneOn: item.last_done_on,
  createdAt: makeInstant(now)(item.created_at),
})

const reserveRow = (
  item: Portable<'reserves'>,
  { makeId, renamedOrNull }: Renamer,
): RowsAboutHomes['reserves'][number] => ({
  id: makeId(),
  propertyId: renamedOrNull(item.property_id),
  balanceCents: optionalCents(item.balance),
  balanceOn: item.balance_on,
  contributionCents: optionalCents(item.monthly_contribution),
  confidencePercent: item.confidence_percent,
  years: item.years,
  inflation: item.inflation,
})

function installationRow(
  component: Portable<'components'>,
  one: Portable<'components'>['installations'][number],
  renamed: (id: string) => string,
  now: Date,
): HomeRows['installations'][number] {
  return {
    id: renamed(one.id),
    propertyId: renamed(component.property_id),
    componentId: renamed(component.id),
    installedOn: one.installed_on,
    installedPrecision: one.installed_precision,
    ...factsOfColumns(one),
    serialNumber: one.serial_number,
    warrantyEndsOn: one.warranty_ends_on,
    forecastOn: one.forecast_on,
    forecastSource: one.forecast_source,
    confirmedOn: one.confirmed_on ?? null,
    ownerCostCents: optionalCents(one.owner_cost),
    ownerCostPriceOn: one.owner_cost_price_on,
    removedOn: one.removed_on,
    removalReason: one.removal_reason,
    removalCause: one.removal_cause ?? null,
    // The anonymous statistics of lifetimes count from this time, because the file's statements about the past cannot
    // be verified.
    createdAt: now,
  }
}

/** Returns the views whose names are new, up to the maximum number of views in an account. */
function viewsToAdd(
  views: readonly Portable<'saved_views'>[],
  existing: readonly string[],
): Portable<'saved_views'>[] {
  const taken = new Set(existing)
  return views.filter(({ name }) => taken.size < maxViews && !taken.has(name) && taken.add(name))
}
