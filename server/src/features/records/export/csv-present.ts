import { type ListName, type Portable, portableLists } from '@home-pulse/contract/features/records/format'
import { type CsvCell, csvLines } from '../../../platform/storage/csv-writer.ts'

/** A CSV file of the export, with one type of record. */
export interface CsvTable {
  readonly file: string
  readonly header: readonly string[]
  readonly rowsOf: (items: readonly object[], addressOf: AddressOf) => string
}

/** Returns the address of a property, because its id says nothing to a reader. */
export type AddressOf = (propertyId: string) => string | undefined

/**
 * The lists whose items contain another list. Each nested list gets a separate CSV file, whose lines have the id of
 * the item to which they belong.
 */
const nested: Partial<
  Record<ListName, { field: string; file: string; parent: string; keys: readonly string[] }>
> = {
  components: {
    field: 'installations',
    file: 'installations.csv',
    parent: 'component_id',
    keys: Object.keys(portableLists.components.shape.installations.element.shape),
  },
  tenants: {
    field: 'leases',
    file: 'leases.csv',
    parent: 'tenant_id',
    keys: Object.keys(portableLists.tenants.shape.leases.element.shape),
  },
  conversations: {
    field: 'exchanges',
    file: 'homebot.csv',
    parent: 'conversation_id',
    keys: Object.keys(portableLists.conversations.shape.exchanges.element.shape),
  },
}

type Item = Readonly<Record<string, unknown>>

/** Returns the CSV files of a list: one for its items, and one for the items of a nested list, if any. */
export function csvTablesOf(list: ListName): readonly CsvTable[] {
  const inner = nested[list]
  const keys = Object.keys(portableLists[list].shape).filter((key) => key !== inner?.field)
  const own = table(`${list}.csv`, keys, (items) => items)
  if (!inner) return [own]
  return [
    own,
    table(inner.file, [inner.parent, ...inner.keys], (items) =>
      items.flatMap((item) =>
        // The cast is safe, because the value of the field `inner.field` is a list.
        (item[inner.field] as Item[]).map((one) => ({
          [inner.parent]: item.id,
          ...(item.property_id !== undefined && { property_id: item.property_id }),
          ...one,
        })),
      ),
    ),
  ]
}

function table(
  file: string,
  keys: readonly string[],
  itemsOf: (items: readonly Item[]) => readonly Item[],
): CsvTable {
  const hasAddress = keys.includes('property_id') || keys.includes('component_id')
  return {
    file,
    header: hasAddress ? ['address', ...keys] : keys,
    rowsOf: (items, addressOf) =>
      csvLines(
        // Every item of an export is an object. `rowsOf` accepts the items of any list.
        itemsOf(items as readonly Item[]).map((item) => {
          const cells = keys.map((key) => cellOf(item[key]))
          const home = item.property_id
          return hasAddress ? [(typeof home === 'string' && addressOf(home)) || null, ...cells] : cells
        }),
      ),
  }
}

function cellOf(value: unknown): CsvCell {
  if (value === null || value === undefined) return null
  if (typeof value === 'number' || typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.join('; ')
  // The cast is safe: the only objects in cells are HomeBot's answers.
  return (value as Partial<Portable<'conversations'>['exchanges'][number]['answer']>).response ?? null
}
