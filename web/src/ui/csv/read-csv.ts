import { maxCsvRows } from '@home-pulse/contract/upload-limits'
import { parse } from 'papaparse'
import { formatCount } from '../../platform/format.ts'

/** The content of a CSV file: its headings, and its rows without empty ones. */
export interface CsvTable {
  readonly name: string
  readonly headings: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** An error of the whole file. Its message is shown to the user. */
export class UnreadableCsv extends Error {}

/** Reads a CSV file in the browser. The delimiter is guessed. Throws `UnreadableCsv` for a file without rows. */
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

/** Replaces line breaks and repeated spaces by one space, so that each row is one line of the file. */
const tidy = (cell: string) => cell.split(/\s+/).join(' ').trim()
