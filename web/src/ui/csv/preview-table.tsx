import { type ReactNode, useState } from 'react'
import { useDebouncedCallback } from 'use-debounce'
import { formatCount } from '../../platform/format.ts'
import { Button } from '../controls/button.tsx'
import styles from './csv-import.module.css'
import type { CsvFault, CsvImport } from './use-csv-import.ts'

/** The maximum number of rows with errors in the preview. */
const maxFaulty = 50
/** The maximum number of rows without errors in the preview. They are below the rows with errors. */
const maxFine = 5

interface PreviewTableProps {
  csvImport: CsvImport
  faults: readonly CsvFault[]
  isBusy: boolean
  renderCell?: ((at: number, column: string) => ReactNode | undefined) | undefined
}

/** A preview of the converted rows. Rows with errors come first, and the user can correct their invalid cells. */
export function PreviewTable({ csvImport, faults, isBusy, renderCell }: PreviewTableProps) {
  const { fields, rows } = csvImport
  // The indexes of the edited rows. They stay among the rows with errors, so that a field does not move while the user
  // types in it.
  const [touched, setTouched] = useState<readonly number[]>([])
  const faulty = [...new Set([...touched, ...faults.map(({ at }) => at)])].sort((one, other) => one - other)
  const fine = rows.flatMap((_, at) => (faulty.includes(at) ? [] : [at])).slice(0, maxFine)
  const shown = [...faulty.slice(0, maxFaulty), ...fine]
  const isUsed = (column: string) =>
    rows.some((row) => row[column]) || faults.some((one) => one.column === column)
  const used = fields.filter(({ column }) => isUsed(column))

  return (
    <>
      <section className={styles.scroll} aria-label="Rows of the file">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Row</th>
              {used.map(({ column, label }) => (
                <th key={column} scope="col">
                  {label}
                </th>
              ))}
              <th scope="col">
                <span className="visually-hidden">Leave out</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((at) => (
              <PreviewRow
                key={at}
                at={at}
                csvImport={csvImport}
                columns={used}
                faults={faults.filter((fault) => fault.at === at)}
                isTouched={touched.includes(at)}
                isBusy={isBusy}
                renderCell={renderCell}
                onEdit={(column, value) => {
                  setTouched((before) => (before.includes(at) ? before : [...before, at]))
                  csvImport.edit(at, column, value)
                }}
              />
            ))}
          </tbody>
        </table>
      </section>
      {rows.length > shown.length && (
        <p className={styles.hint}>And {formatCount(rows.length - shown.length)} more rows.</p>
      )}
    </>
  )
}

interface PreviewRowProps extends PreviewTableProps {
  /** The index of the row in the file. */
  at: number
  columns: CsvImport['fields']
  /** True if the user edited a cell of the row. */
  isTouched: boolean
  onEdit: (column: string, value: string) => void
}

/** One row of the file, with its errors and the button that leaves it out. */
function PreviewRow(props: PreviewRowProps) {
  const { at, csvImport, columns, faults, isTouched, isBusy, renderCell, onEdit } = props
  const isOut = csvImport.leftOut.has(at)
  const cells = csvImport.rows[at]
  const ofRow = faults.filter(({ column }) => !columns.some((field) => field.column === column))
  return (
    <tr className={isOut ? styles.out : undefined}>
      <th scope="row">{at + 1}</th>
      {columns.map(({ column, label }) => {
        const fault = faults.find((one) => one.column === column)
        return (
          <td key={column}>
            {!isOut && (fault || isTouched) ? (
              <FaultyCell
                name={`${label}, row ${at + 1}`}
                value={cells?.[column] ?? ''}
                message={fault?.message}
                isBusy={isBusy}
                control={fault && renderCell?.(at, column)}
                onEdit={(value) => onEdit(column, value)}
              />
            ) : (
              cells?.[column]
            )}
          </td>
        )
      })}
      <td>
        <Button
          variant="quiet"
          size="small"
          disabled={isBusy}
          aria-label={isOut ? `Put row ${at + 1} back` : `Leave out row ${at + 1}`}
          onClick={() => csvImport.leaveOut([at], !isOut)}
        >
          {isOut ? 'Put back' : 'Leave out'}
        </Button>
        {ofRow.map(({ message }) => (
          <p key={message} className={styles.fault}>
            {message}
          </p>
        ))}
      </td>
    </tr>
  )
}

/** An edited value is checked when the user has typed nothing for this time. */
const pauseMs = 250

interface FaultyCellProps {
  name: string
  value: string
  message: string | undefined
  isBusy: boolean
  /** Shown in place of the text field. Undefined shows the text field. */
  control: ReactNode | undefined
  onEdit: (value: string) => void
}

function FaultyCell({ name, value, message, isBusy, control, onEdit }: FaultyCellProps) {
  /** The text as typed. While the user types, the cell shows this text and not the converted value. */
  const [typed, setTyped] = useState<string>()
  const settle = useDebouncedCallback(onEdit, pauseMs)
  return (
    <div className={styles.cell}>
      {control ?? (
        <input
          className={styles.input}
          aria-label={name}
          aria-invalid={message !== undefined}
          disabled={isBusy}
          value={typed ?? value}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            settle(currentTarget.value)
          }}
          onBlur={() => {
            settle.flush()
            setTyped(undefined)
          }}
        />
      )}
      {message !== undefined && <p className={styles.fault}>{message}</p>}
    </div>
  )
}
