import type { CsvTable } from './read-csv.ts'

/** A required or optional field of a row. */
export interface CsvField {
  /** The name of the field in the request. */
  readonly column: string
  readonly label: string
  readonly isRequired?: boolean
  /** Other headings of the field, in lower case without spaces and punctuation. */
  readonly names: readonly string[]
  /** The heading of the group in which the field is listed. */
  readonly group: string
}

/** The index of the file's column for each field. A field without a column is absent. */
export type Mapping = Readonly<Record<string, number>>

/** Normalizes a heading: `Zip Code` and `zip_code` both become `zipcode`. */
const keyOf = (heading: string): string => heading.toLowerCase().replace(/[^a-z0-9]/g, '')

/**
 * Guesses the column of each field by its heading. Each column is used once. A heading that equals a name takes
 * precedence over one that contains it.
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
 * The minimum length of a name that may match a part of a heading, as `zipcode` matches `homezipcode`. A shorter name
 * must equal the heading, because `rent` would match `renter`.
 */
const minPartLength = 6
/**
 * Matches headings about other people and companies, such as `owneraddress`. Such a heading must equal a name exactly.
 */
const ofOthers = /mailing|owner|billing|lender|insur|landlord|manager|emergency/
const isPart = (name: string, key: string) =>
  name.length >= minPartLength && key.includes(name) && !ofOthers.test(key)

/** Returns the cell of a row for a field, or an empty string. */
export const cellOf = ({ rows }: CsvTable, mapping: Mapping, row: number, column: string): string => {
  const at = mapping[column]
  return at === undefined ? '' : (rows[row]?.[at] ?? '')
}
