import { type ListName, type Portable, portableLists } from '@home-pulse/contract/features/records/format'
import { type CsvCell, csvLines } from '../../../platform/storage/csv-writer.ts'

export interface CsvTable {
  readonly file: string
  readonly header: readonly string[]
  readonly rowsOf: (items: readonly object[], addressOf: AddressOf) => string
}

/**
 * A function that returns the address of a property. CSV files show the address, because the id of a property means
 * nothing to a reader.
 */
export type AddressOf = (propertyId: string) => string | undefined

/**
 * The lists whose items contain another list. Each inner list gets its own CSV file, in which each line has the id of
 * the item that it belongs to.
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

/** Returns the CSV files of a list: one for its items and, if the items contain an inner list, one for that list. */
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
        // The items of all lists are objects, so `rowsOf` accepts any list.
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
