import { setImmediate as nextTurn } from 'node:timers/promises'
import { colors, type Part, page, type Sheet } from './sheet-pdf.ts'

export interface Column {
  readonly title: string
  /** The width in points. The widths of all columns add up to the width of the page's content. */
  readonly width: number
  readonly align?: 'left' | 'right'
}

/** A line of a table, or a group title for the following lines. */
export type TableRow = readonly string[] | { readonly group: string }

const rowHeight = 17
/** The distance between two columns. */
const gutter = 8
/** The number of table lines that are written before the server answers other requests. */
const linesAtOnce = 40

/** Writes a table, and repeats its header on each page. */
export async function writeTable(
  sheet: Sheet,
  columns: readonly Column[],
  rows: readonly TableRow[],
): Promise<void> {
  const table = sheet.part('Table')
  writeHeader(sheet, table, columns)
  for (const [index, row] of rows.entries()) {
    if (index % linesAtOnce === linesAtOnce - 1) await nextTurn()
    const isGroup = 'group' in row
    // A group title is never the last line of a page.
    if (sheet.makeRoom(isGroup ? 3 * rowHeight : rowHeight)) writeHeader(sheet, table, columns)
    if (isGroup) writeGroup(sheet, table, row.group)
    else writeLine(sheet, table, columns, row)
  }
}

function writeHeader(sheet: Sheet, table: Part, columns: readonly Column[]): void {
  const style = { font: 'bold', size: 7, color: colors.third } as const
  const row = sheet.part('TR', table)
  eachCell(columns, ({ title, align = 'left' }, x, width) => {
    const cell = sheet.part('TH', row, { scope: 'Column' })
    sheet.within(cell, 'TH', () => sheet.line(title, x, sheet.y, width, { ...style, align }))
  })
  sheet.y += 13
  sheet.rule(page.left, sheet.y, page.contentWidth, colors.third)
  sheet.y += 5
}

function writeGroup(sheet: Sheet, table: Part, title: string): void {
  sheet.y += 5
  const cell = sheet.part('TH', sheet.part('TR', table), { scope: 'Row' })
  sheet.within(cell, 'TH', () =>
    sheet.line(title, page.left, sheet.y, page.contentWidth, { font: 'bold', size: 8.5 }),
  )
  sheet.y += rowHeight - 2
}

function writeLine(sheet: Sheet, table: Part, columns: readonly Column[], cells: readonly string[]): void {
  const row = sheet.part('TR', table)
  eachCell(columns, ({ align = 'left' }, x, width, index) => {
    const cell = sheet.part('TD', row)
    const color = index === 0 ? colors.ink : colors.second
    sheet.within(cell, 'TD', () =>
      sheet.line(cells[index] ?? '', x, sheet.y, width, { size: 8.5, color, align }),
    )
  })
  sheet.rule(page.left, sheet.y + rowHeight - 4.5, page.contentWidth)
  sheet.y += rowHeight
}

function eachCell(
  columns: readonly Column[],
  write: (column: Column, x: number, width: number, index: number) => void,
): void {
  let x: number = page.left
  for (const [index, column] of columns.entries()) {
    write(column, x, column.width - (index === columns.length - 1 ? 0 : gutter), index)
    x += column.width
  }
}
