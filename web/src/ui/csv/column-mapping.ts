import type { CsvTable } from './read-csv.ts'

/** A value that is wanted of each row. */
export interface CsvField {
  /** The name on the wire. */
  readonly column: string
  readonly label: string
  readonly isRequired?: boolean
  /** Other headings that mean it, in lower case without spaces and marks. */
  readonly names: readonly string[]
  /** The heading of its group. */
  readonly group: string
}

/** The index of the file's column for each field; absent if it has none. */
export type Mapping = Readonly<Record<string, number>>

/** `Zip Code` and `zip_code` are both `zipcode`. */
const keyOf = (heading: string): string => heading.toLowerCase().replace(/[^a-z0-9]/g, '')

/** Guesses the columns by their headings. Each column is used once; an exact name counts more than a part of one. */
export function guessMapping(fields: readonly CsvField[], headings: readonly string[]): Mapping {
  const keys = headings.map(keyOf)
  const taken = new Set<number>()
  const mapping: Record<string, number> = {}
  const take = (field: CsvField, isMeant: (key: string) => boolean) => {
    if (mapping[field.column] !== undefined) return
    const at = keys.findIndex((key, index) => !taken.has(index) && key !== '' && isMeant(key))
    if (at < 0) return
    taken.add(at)
    mapping[field.column] = at
  }
  for (const field of fields) take(field, (key) => key === keyOf(field.column) || key === keyOf(field.label))
  for (const field of fields) take(field, (key) => field.names.includes(key))
  for (const field of fields) take(field, (key) => field.names.some((name) => isPart(name, key)))
  return mapping
}

/** `homezipcode` holds `zipcode`. Short names must be equal, because `rent` is in `renter`. */
const minPartLength = 6
/** Addresses and dates of somebody else. */
const ofOthers = /mailing|owner|billing|lender|insur|landlord|manager|emergency/
const isPart = (name: string, key: string) =>
  name.length >= minPartLength && key.includes(name) && !ofOthers.test(key)

/** The cell of a row for a field, or an empty text. */
export const cellOf = ({ rows }: CsvTable, mapping: Mapping, row: number, column: string): string => {
  const at = mapping[column]
  return at === undefined ? '' : (rows[row]?.[at] ?? '')
}
