/** The value of a cell. Null leaves it empty. */
export type CsvCell = string | number | null

/**
 * Writes rows as CSV (RFC 4180). It starts with a byte order mark, so that spreadsheets read it as UTF-8. A text that
 * looks like a formula gets a leading apostrophe, so that a spreadsheet does not run it.
 */
export const csvText = (rows: readonly (readonly CsvCell[])[]): string => csvMark + csvLines(rows)

/** The byte order mark. If a file is written in parts, only the first part starts with it. */
export const csvMark = '\uFEFF'

/** Writes rows without the byte order mark. */
export const csvLines = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')

function writeCell(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = /^[\s'"]*[=+\-@＝＋－＠\t\r]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
