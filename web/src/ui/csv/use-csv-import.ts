import { useMemo, useState } from 'react'
import { type CsvField, cellOf, guessMapping, type Mapping } from './column-mapping.ts'
import type { CsvTable } from './read-csv.ts'

/** The values of a row, keyed by the name of the field in the request. */
export type CsvRow = Readonly<Record<string, string>>

/** A row that the import will send. `at` is its index in the file: 0 is the first row below the headings. */
export interface IncludedRow {
  readonly at: number
  readonly cells: CsvRow
}

/**
 * Manages the user's decisions about a file: the column of each field, corrected cells, and rows left out.
 * `normalizeRow` must convert a row to the format of the request, and must not change a converted row.
 */
export function useCsvImport(
  table: CsvTable,
  fields: readonly CsvField[],
  normalizeRow: (row: CsvRow) => CsvRow,
) {
  const [mapping, setMapping] = useState<Mapping>(() => guessMapping(fields, table.headings))
  const [edits, setEdits] = useState<ReadonlyMap<number, CsvRow>>(new Map())
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set())

  const rows = useMemo(
    () =>
      table.rows.map((_, at): CsvRow => {
        const read = Object.fromEntries(
          fields.map(({ column }) => [column, cellOf(table, mapping, at, column)]),
        )
        const normalized = normalizeRow(read)
        const edited = edits.get(at)
        // The edits are applied after the conversion, which may split one cell into first and last name. An edited
        // first name therefore does not affect the last name.
        return edited ? normalizeRow({ ...normalized, ...edited }) : normalized
      }),
    [table, fields, mapping, edits, normalizeRow],
  )
  const included = useMemo(
    () => rows.flatMap((cells, at): IncludedRow[] => (leftOut.has(at) ? [] : [{ at, cells }])),
    [rows, leftOut],
  )

  return {
    table,
    fields,
    mapping,
    rows,
    included,
    leftOut,
    /** True if the user has corrected a cell or left out a row. */
    isCorrected: edits.size > 0 || leftOut.size > 0,
    missing: fields.filter(({ column, isRequired }) => isRequired && !rows.some((row) => row[column])),
    /** Assigns the column with the index `at` to a field. Undefined assigns no column. */
    map: (column: string, at: number | undefined) => {
      const { [column]: _, ...others } = mapping
      setMapping(at === undefined ? others : { ...others, [column]: at })
    },
    edit: (at: number, column: string, value: string) =>
      setEdits(new Map(edits).set(at, { ...edits.get(at), [column]: value })),
    leaveOut: (rowsToLeave: readonly number[], isOut: boolean) => {
      const next = new Set(leftOut)
      for (const at of rowsToLeave) {
        if (isOut) next.add(at)
        else next.delete(at)
      }
      setLeftOut(next)
    },
  }
}

export type CsvImport = ReturnType<typeof useCsvImport>

/** An error of a row or of a cell. */
export interface CsvFault {
  readonly at: number
  /** The name of the field. Empty if the error is about the whole row. */
  readonly column: string
  readonly message: string
}
