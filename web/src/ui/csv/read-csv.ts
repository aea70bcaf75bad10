import { maxCsvRows } from '@home-pulse/contract/upload-limits'
import { parse } from 'papaparse'
import { formatCount } from '../../platform/format.ts'

/** The content of a CSV file, without empty rows. */
export interface CsvTable {
  readonly name: string
  readonly headings: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** Thrown if the file as a whole cannot be imported. Its message is shown to the user. */
export class UnreadableCsv extends Error {}

/**
 * Reads a CSV file in the browser, and guesses its delimiter. Throws `UnreadableCsv` if the file has no rows or too
 * many.
 */
export async function readCsv(file: File): Promise<CsvTable> {
  const { data } = parse<string[]>(withoutMark(await file.text()), { skipEmptyLines: 'greedy' })
  const [headings, ...rows] = data.map((row) => row.map(tidy))
  if (headings === undefined) throw new UnreadableCsv('The file is empty.')
  if (rows.length === 0) throw new UnreadableCsv('The file has headings and no rows below them.')
  if (rows.length > maxCsvRows)
    throw new UnreadableCsv(
      `The file has more than ${formatCount(maxCsvRows)} rows. Split it into several files.`,
    )
  return { name: file.name, headings, rows }
}

const withoutMark = (text: string) => text.replace(/^\uFEFF/, '')

/** Replaces line breaks and repeated spaces by one space. A row that is written to a file is then one line. */
const tidy = (cell: string) => cell.split(/\s+/).join(' ').trim()
