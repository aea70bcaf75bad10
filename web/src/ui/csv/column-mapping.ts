import type { CsvTable } from './read-csv.ts'

/** A field of a home or a tenant that a CSV file can contain. */
export interface CsvField {
  /** The name of the field in the request. */
  readonly column: string
  readonly label: string
  readonly isRequired?: boolean
  /** Headings that other programs use for the field, in lower case without spaces and punctuation. */
  readonly names: readonly string[]
  /** The heading of the group that contains the field on the screen. */
  readonly group: string
}

/** The index of a column of the file for each field. A field is absent if the file has no column for it. */
export type Mapping = Readonly<Record<string, number>>

/** Normalizes a heading: `Zip Code` and `zip_code` both become `zipcode`. */
const keyOf = (heading: string): string => heading.toLowerCase().replace(/[^a-z0-9]/g, '')

/**
 * Guesses the column for each field from the headings. An equal heading is preferred to one that only contains a name
 * of the field. No column is used for two fields.
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
 * Names of at least this length also match a part of a heading: `zipcode` matches `homezipcode`. A shorter name must
 * equal the heading, because `rent` would also match `renter`.
 */
const minPartLength = 6
/**
 * Matches headings about other people and companies, such as `owneraddress`. They must not match `address`, so only an
 * equal name matches them.
 */
const ofOthers = /mailing|owner|billing|lender|insur|landlord|manager|emergency/
const isPart = (name: string, key: string) =>
  name.length >= minPartLength && key.includes(name) && !ofOthers.test(key)

/** Returns the cell of a row for a field, or an empty string. */
export const cellOf = ({ rows }: CsvTable, mapping: Mapping, row: number, column: string): string => {
  const at = mapping[column]
  return at === undefined ? '' : (rows[row]?.[at] ?? '')
}
