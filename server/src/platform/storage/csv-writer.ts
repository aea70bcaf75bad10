/** What a cell holds; null leaves it empty. */
export type CsvCell = string | number | null

/**
 * Rows as CSV (RFC 4180), with the mark by which spreadsheets know UTF-8. A text that a spreadsheet would take for a
 * formula is led by an apostrophe, which makes it a text again: an address may have been chosen by somebody who means harm.
 */
export const csvText = (rows: readonly (readonly CsvCell[])[]): string => csvMark + csvLines(rows)

/** The mark by which spreadsheets know UTF-8, at the beginning of a file that is written a part at a time. */
export const csvMark = '\uFEFF'

/** Rows of such a file. */
export const csvLines = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')

function writeCell(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = /^[\s'"]*[=+\-@＝＋－＠\t\r]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
