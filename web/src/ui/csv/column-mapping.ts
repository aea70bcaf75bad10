import type { CsvTable } from './read-csv.ts'

/** A field that a row must or can have. */
export interface CsvField {
  /** The name in the request. */
  readonly column: string
  readonly label: string
  readonly isRequired?: boolean
  /** Other headings for it, in lower case without spaces and punctuation. */
  readonly names: readonly string[]
  /** The heading of its group. */
  readonly group: string
}

/** The index of the file's column for each field. Absent if there is none. */
export type Mapping = Readonly<Record<string, number>>

/** Normalizes a heading: `Zip Code` and `zip_code` are both `zipcode`. */
const keyOf = (heading: string): string => heading.toLowerCase().replace(/[^a-z0-9]/g, '')

/**
 * Guesses the columns by their headings. Each column is used once. An exact name takes precedence over a part of one.
 */
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

/**
 * A heading may contain a long name: `homezipcode` contains `zipcode`. Short names must be equal, because `renter`
 * contains `rent`.
 */
const minPartLength = 6
/** Headings of another person's addresses and dates. */
const ofOthers = /mailing|owner|billing|lender|insur|landlord|manager|emergency/
const isPart = (name: string, key: string) =>
  name.length >= minPartLength && key.includes(name) && !ofOthers.test(key)

/** The cell of a row for a field, or an empty text. */
export const cellOf = ({ rows }: CsvTable, mapping: Mapping, row: number, column: string): string => {
  const at = mapping[column]
  return at === undefined ? '' : (rows[row]?.[at] ?? '')
}
