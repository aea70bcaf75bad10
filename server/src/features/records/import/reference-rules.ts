import { componentFacts } from '@home-pulse/contract/component-facts'
import type { ListName, Portable } from '@home-pulse/contract/features/records/format'
import { maxNoteBytes } from '@home-pulse/contract/upload-limits'
import { isApplianceType } from '@home-pulse/contract/vocabulary'
import { isVariantOf } from '@home-pulse/lifecycle/catalogue/lives/lifetimes'
import { factsOfColumns, misplacedFact, misplacedFacts } from '../../components/facts-rules.ts'
import { findEventFault, findNoteFault } from './rules.ts'

/** The items of all lists of an export. Each item is valid by itself. */
export type ImportLists = { readonly [Name in ListName]: readonly Portable<Name>[] }

/** Reports an issue in an item of a list, for example at `properties[3].street`. */
export type ReportIssue = (list: ListName, index: number, path: string, message: string) => void

/** Reports an issue of one item, at a path within the item. */
type ReportItemIssue = (path: string, message: string) => void

/** The imported lists, and the ids in them that checks look up. */
interface Context {
  readonly lists: ImportLists
  readonly properties: ReadonlyMap<string, Portable<'properties'>>
  readonly units: ReadonlyMap<string, Portable<'units'>>
  readonly components: ReadonlyMap<string, Portable<'components'>>
  readonly today: string
  /** Calls `check` for each item of a list. */
  each<Name extends ListName>(
    name: Name,
    check: (item: Portable<Name>, reportIssue: ReportItemIssue) => void,
  ): void
}

const missing = 'names nothing in this file'

const byId = <Item extends { id: string }>(items: readonly Item[]) =>
  new Map(items.map((item) => [item.id, item]))

/** Checks the rules that concern several items. The schema of a single item cannot express them. */
export function checkReferences(
  lists: ImportLists,
  hasFile: (name: string) => boolean,
  today: string,
  report: ReportIssue,
): void {
  const context: Context = {
    lists,
    properties: byId(lists.properties),
    units: byId(lists.units),
    components: byId(lists.components),
    today,
    each(name, check) {
      // The cast is safe, because `lists[name]` contains items of the list `name`.
      for (const [index, item] of (lists[name] as readonly Portable<typeof name>[]).entries())
        check(item, (path, message) => report(name, index, path, message))
    },
  }
  checkHomes(context)
  checkComponents(context)
  checkLeases(context)
  checkNotes(context)
  checkPhotos(context, hasFile)
  checkPlan(context)
}

const unitFits = ({ units }: Context, unitId: string | null, propertyId: string) =>
  unitId === null || units.get(unitId)?.property_id === propertyId

function checkHomes({ lists, properties, today, each }: Context): void {
  const withUnit = new Set(
    lists.units.filter(({ archived_at }) => archived_at === null).map(({ property_id }) => property_id),
  )
  each('properties', ({ id, built_year, is_multifamily }, reportIssue) => {
    if (built_year > Number(today.slice(0, 4))) reportIssue('built_year', 'must not be in the future')
    if (is_multifamily && !withUnit.has(id))
      reportIssue('is_multifamily', 'must have a unit that was not removed')
  })
  each('units', ({ property_id }, reportIssue) => {
    if (!properties.get(property_id)?.is_multifamily)
      reportIssue('property_id', 'must name a multifamily property of this file')
  })
}

function checkComponents(context: Context): void {
  const { properties, units, today, each } = context
  each('components', (component, reportIssue) => {
    const { property_id, unit_id, type, archived_at, installations } = component
    const property = properties.get(property_id)
    if (!property) return reportIssue('property_id', missing)
    if (!unitFits(context, unit_id, property_id)) reportIssue('unit_id', missing)
    if ((unit_id !== null) !== (property.is_multifamily && isApplianceType(type)))
      reportIssue('unit_id', 'must be of an appliance in a multifamily property, and of nothing else')
    if (archived_at === null && units.get(unit_id ?? '')?.archived_at)
      reportIssue('archived_at', 'must be there: its unit was removed')
    if (installations.filter(({ removed_on }) => removed_on === null).length !== 1)
      reportIssue('installations', 'must have exactly one that was not removed')
    checkInstallations(component, today, reportIssue)
  })
}

function checkInstallations(
  { type, installations }: Portable<'components'>,
  today: string,
  reportIssue: ReportItemIssue,
): void {
  for (const [at, one] of installations.entries()) {
    const { installed_on, removed_on, variant, owner_cost, owner_cost_price_on } = one
    const where = (field: string) => `installations.${at}.${field}`
    if (installed_on > today) reportIssue(where('installed_on'), 'must not be in the future')
    if (removed_on !== null && removed_on < installed_on)
      reportIssue(where('removed_on'), 'must not be before it was installed')
    for (const name of misplacedFacts(type, factsOfColumns(one)))
      reportIssue(where(componentFacts[name].column), misplacedFact)
    if (variant && !isVariantOf(type, variant)) reportIssue(where('variant'), 'is no kind of this type')
    if ((owner_cost === null) !== (owner_cost_price_on === null))
      reportIssue(where('owner_cost_price_on'), 'must be there where a cost is')
  }
}

function checkLeases(context: Context): void {
  const { lists, properties, units, each } = context
  const leasedPlaces = new Set<string>()
  // These buildings have a unit that is active and has a current lease. The database therefore refuses a current lease
  // of the whole building.
  const leasedByUnit = new Set(
    lists.tenants.flatMap(({ leases }) =>
      leases
        .filter(({ is_current, unit_id }) => is_current && units.get(unit_id ?? '')?.archived_at === null)
        .map(({ property_id }) => property_id),
    ),
  )
  each('tenants', ({ leases }, reportIssue) => {
    for (const [at, { property_id, unit_id, starts_on, ends_on, is_current }] of leases.entries()) {
      if (!properties.has(property_id)) reportIssue(`leases.${at}.property_id`, missing)
      if (!unitFits(context, unit_id, property_id)) reportIssue(`leases.${at}.unit_id`, missing)
      if (starts_on && ends_on && ends_on < starts_on)
        reportIssue(`leases.${at}.ends_on`, 'must not be before the start')
      if (is_current && leasedPlaces.has(unit_id ?? property_id))
        reportIssue(`leases.${at}.is_current`, 'is the second of its place')
      if (is_current) leasedPlaces.add(unit_id ?? property_id)
      if (is_current && unit_id === null && leasedByUnit.has(property_id))
        reportIssue(
          `leases.${at}.is_current`,
          'is of a whole building that is also rented by unit: end one of them first',
        )
    }
  })
}

function checkNotes({ properties, components, each }: Context): void {
  each('notes', ({ property_id, component_id, entity_type, content }, reportIssue) => {
    const component = components.get(component_id ?? '')
    if (!properties.has(property_id)) reportIssue('property_id', missing)
    if (component_id !== null && component?.property_id !== property_id) reportIssue('component_id', missing)
    const fault = findNoteFault(entity_type, component?.type)
    if (fault) reportIssue('entity_type', fault)
    if (Buffer.byteLength(content) > maxNoteBytes) reportIssue('content', 'must be at most 64 KB')
  })
}

function checkPhotos({ properties, each }: Context, hasFile: (name: string) => boolean): void {
  const usedFiles = new Set<string | null>()
  each('photos', ({ property_id, file }, reportIssue) => {
    if (!properties.has(property_id)) reportIssue('property_id', missing)
    if (file !== null && usedFiles.has(file)) reportIssue('file', 'is that of another photo')
    usedFiles.add(file)
    if (file !== null && !hasFile(file)) reportIssue('file', 'is not in this zip')
  })
}

function checkPlan({ properties, components, today, each }: Context): void {
  each('maintenance', (event, reportIssue) => {
    const component = components.get(event.component_id)
    if (component?.property_id !== event.property_id) return reportIssue('component_id', missing)
    const fault = findEventFault(event, component.type, today)
    if (fault) reportIssue(...fault)
  })
  each('own_tasks', ({ property_id, due_on, is_whole_month }, reportIssue) => {
    if (!properties.has(property_id)) reportIssue('property_id', missing)
    if (is_whole_month && !due_on.endsWith('-01')) reportIssue('due_on', 'must be the first day of the month')
  })
  const reserved = new Set<string | null>()
  each('reserves', ({ property_id, balance, balance_on }, reportIssue) => {
    if (property_id !== null && !properties.has(property_id)) reportIssue('property_id', missing)
    if (reserved.has(property_id)) reportIssue('property_id', 'has two reserves')
    reserved.add(property_id)
    if ((balance === null) !== (balance_on === null))
      reportIssue('balance_on', 'must be there where a balance is')
  })
}
