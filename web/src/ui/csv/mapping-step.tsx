import type { ReactNode } from 'react'
import { countWithNoun, formatCount } from '../../platform/format.ts'
import { Button } from '../controls/button.tsx'
import { Disclosure } from '../controls/disclosure.tsx'
import { SelectField } from '../controls/field.tsx'
import type { CsvField } from './column-mapping.ts'
import styles from './csv-import.module.css'
import { PreviewTable } from './preview-table.tsx'
import type { CsvFault, CsvImport } from './use-csv-import.ts'

interface MappingStepProps {
  /** The user's decisions about the file: columns, corrected cells, and rows left out. */
  csvImport: CsvImport
  faults: readonly CsvFault[]
  /** The total number of errors. `faults` may contain only the first ones. */
  faultCount: number
  /** The indexes of rows whose home or tenant the customer already has. */
  known: readonly number[]
  /** Describes the rows in `known` on the screen, such as `rows of homes that you already have`. */
  knownWords: string
  /** The state of the request in which the server checks the rows. */
  check: { isFetching: boolean; error: Error | null; refetch: () => unknown }
  isBusy: boolean
  /**
   * Renders a control in place of the text field of an invalid cell, such as a list of homes. Returns undefined to keep
   * the text field.
   */
  renderCell?: (at: number, column: string) => ReactNode | undefined
  /** The button that imports the rows. */
  children: ReactNode
}

/**
 * A step of an import. The user assigns the columns of the file to fields, sees a preview of the rows, and corrects
 * invalid cells.
 */
export function MappingStep(props: MappingStepProps) {
  const { csvImport, faults, faultCount, known, knownWords, check, isBusy, renderCell, children } = props
  const { table, included, leftOut, missing } = csvImport
  const faultyRows = new Set(faults.map(({ at }) => at))
  const kept = known.filter((at) => !leftOut.has(at))
  return (
    <div className={styles.step}>
      <section aria-label="Match your columns" className={styles.section}>
        <h3>Match your columns</h3>
        <p className={styles.hint}>
          {countWithNoun(table.rows.length, 'row')} in {table.name}. Choose the column of your file for each
          field. We guessed from the headings.
        </p>
        <FieldGroups csvImport={csvImport} isBusy={isBusy} />
        {missing.length > 0 && (
          <p className={styles.missing} role="alert">
            Choose a column for: {missing.map(({ label }) => label).join(', ')}.
          </p>
        )}
      </section>
      <section aria-label="Check the rows" className={styles.section}>
        <h3>Check the rows</h3>
        <p role="status" className={styles.hint}>
          {check.isFetching
            ? 'Checking the rows...'
            : statusOf({
                ready: included.length - faultyRows.size,
                faulty: faultCount,
                leftOut: leftOut.size,
              })}
        </p>
        {known.length > 0 && (
          <label className={styles.known}>
            <input
              type="checkbox"
              checked={kept.length === 0}
              disabled={isBusy}
              onChange={({ currentTarget }) => csvImport.leaveOut(known, currentTarget.checked)}
            />
            Leave out {formatCount(known.length)} {knownWords}
          </label>
        )}
        <PreviewTable csvImport={csvImport} faults={faults} isBusy={isBusy} renderCell={renderCell} />
      </section>
      {check.error && (
        <p role="alert" className={styles.missing}>
          The rows could not be checked.{' '}
          <Button size="small" onClick={() => check.refetch()}>
            Try again
          </Button>
        </p>
      )}
      <div>{children}</div>
    </div>
  )
}

interface Counts {
  ready: number
  faulty: number
  leftOut: number
}

function statusOf({ ready, faulty, leftOut }: Counts): string {
  const parts = [
    `${countWithNoun(Math.max(0, ready), 'row')} ready`,
    faulty > 0 && `${countWithNoun(faulty, 'fault')} to correct`,
    leftOut > 0 && `${countWithNoun(leftOut, 'row')} left out`,
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}

/**
 * The fields, with a list of columns for each, in groups. A group is collapsed if all its fields are optional and none
 * has a column.
 */
function FieldGroups({ csvImport, isBusy }: { csvImport: CsvImport; isBusy: boolean }) {
  const groups = new Map<string, CsvField[]>()
  for (const field of csvImport.fields) groups.set(field.group, [...(groups.get(field.group) ?? []), field])
  return [...groups].map(([group, fields]) => {
    const isOpen = fields.some(
      ({ column, isRequired }) => isRequired || csvImport.mapping[column] !== undefined,
    )
    return isOpen ? (
      <fieldset key={group} className={styles.group}>
        <legend>{group}</legend>
        <Picks fields={fields} csvImport={csvImport} isBusy={isBusy} />
      </fieldset>
    ) : (
      <Disclosure key={group} title={group}>
        <Picks fields={fields} csvImport={csvImport} isBusy={isBusy} />
      </Disclosure>
    )
  })
}

interface PicksProps {
  fields: readonly CsvField[]
  csvImport: CsvImport
  isBusy: boolean
}

const Picks = ({ fields, csvImport, isBusy }: PicksProps) => (
  <div className={styles.fields}>
    {fields.map((field) => (
      <FieldPick key={field.column} field={field} csvImport={csvImport} isBusy={isBusy} />
    ))}
  </div>
)

interface FieldPickProps {
  field: CsvField
  csvImport: CsvImport
  isBusy: boolean
}

function FieldPick({ field: { column, label, isRequired }, csvImport, isBusy }: FieldPickProps) {
  const { table, mapping, rows } = csvImport
  const example = rows.find((row) => row[column])?.[column]
  return (
    <SelectField
      label={isRequired ? `${label} (required)` : label}
      placeholder="Not in the file"
      hint={example === undefined ? undefined : `For example: ${example}`}
      disabled={isBusy}
      value={String(mapping[column] ?? '')}
      options={table.headings.map((heading, at) => ({
        value: String(at),
        label: heading || `Column ${at + 1}`,
      }))}
      onChange={({ currentTarget: { value } }) =>
        csvImport.map(column, value === '' ? undefined : Number(value))
      }
    />
  )
}
