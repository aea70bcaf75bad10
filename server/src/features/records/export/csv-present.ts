import { type ListName, type Portable, portableLists } from '@home-pulse/contract/features/records/format'
import { type CsvCell, csvLines } from '../../../platform/storage/csv-writer.ts'

/** A CSV file with one kind of record. */
export interface CsvTable {
  readonly file: string
  readonly header: readonly string[]
  readonly rowsOf: (items: readonly object[], addressOf: AddressOf) => string
}

/** The address of a property by id, because ids mean nothing to a person. */
export type AddressOf = (propertyId: string) => string | undefined

/** Puts the nested lists of a list's items into a CSV file of their own. */
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

/** The CSV files of a list: its own, and one for nested lists. */
export function csvTablesOf(list: ListName): readonly CsvTable[] {
  const inner = nested[list]
  const keys = Object.keys(portableLists[list].shape).filter((key) => key !== inner?.field)
  const own = table(`${list}.csv`, keys, (items) => items)
  if (!inner) return [own]
  return [
    own,
    table(inner.file, [inner.parent, ...inner.keys], (items) =>
      items.flatMap((item) =>
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
  return (value as Partial<Portable<'conversations'>['exchanges'][number]['answer']>).response ?? null
}
