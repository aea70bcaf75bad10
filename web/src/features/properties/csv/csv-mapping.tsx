import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { CallFailed } from '../../../platform/calls/api.ts'
import { csvKeys } from '../../../platform/calls/query-keys.ts'
import { capitalize } from '../../../platform/format.ts'
import { localToday } from '../../../platform/plain-date.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { LeaveQuestion } from '../../../ui/controls/leave-question.tsx'
import styles from '../../../ui/csv/csv-import.module.css'
import { MappingStep } from '../../../ui/csv/mapping-step.tsx'
import { type CsvTable, readCsv, UnreadableCsv } from '../../../ui/csv/read-csv.ts'
import { type CsvFault, type CsvRow, type IncludedRow, useCsvImport } from '../../../ui/csv/use-csv-import.ts'
import { writeCsv } from '../../../ui/csv/write-csv.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { type CheckedHomes, checkCsv } from './csv-upload.ts'
import { homeColumns, homeFields, normalizeHome } from './home-fields.ts'

interface CsvMappingProps {
  file: File
  isBusy: boolean
  /** Uploads the file, converted to the template's format. `leftOut` is the number of rows that the user left out. */
  onUpload: (file: File, leftOut: number) => void
}

/** The step in which the user assigns the columns of a file of homes to fields. */
export default function CsvMapping({ file, ...props }: CsvMappingProps) {
  const [table, setTable] = useState<CsvTable>()
  const [fault, setFault] = useState<string>()
  useEffect(() => {
    readCsv(file).then(setTable, (error: unknown) =>
      setFault(error instanceof UnreadableCsv ? error.message : 'The file could not be read.'),
    )
  }, [file])
  if (fault !== undefined)
    return (
      <p role="alert" className={styles.missing}>
        {fault}
      </p>
    )
  return table ? <MappedHomes table={table} {...props} /> : <Skeleton height={240} />
}

const normalizeRow = (row: CsvRow) => normalizeHome(row, localToday())

function MappedHomes({ table, isBusy, onUpload }: Omit<CsvMappingProps, 'file'> & { table: CsvTable }) {
  const csvImport = useCsvImport(table, homeFields, normalizeRow)
  const { included, leftOut, missing, rows } = csvImport
  const isReady = missing.length === 0 && included.length > 0
  const toSend = useMemo(() => toCsvFile(table, included), [table, included])
  const everything = useMemo(
    () =>
      leftOut.size === 0
        ? toSend
        : toCsvFile(
            table,
            rows.map((cells) => ({ cells })),
          ),
    [table, rows, leftOut, toSend],
  )
  const checked = useHomesCheck(toSend, isReady)
  // This check looks for homes that the customer already has, in all rows. If it skipped the rows that were left out,
  // the checkbox for existing homes would disappear as soon as the user checks it.
  const all = useHomesCheck(everything, missing.length === 0)
  const faults = faultsOf(checked.data, included)
  const known = useMemo(() => knownRows(all.data, rows), [all.data, rows])
  const faultCount = checked.data?.issueCount ?? 0
  return (
    <MappingStep
      csvImport={csvImport}
      faults={faults}
      faultCount={faultCount}
      known={known}
      knownWords={
        known.length === 1 ? 'row of a home that you already have' : 'rows of homes that you already have'
      }
      check={checked}
      isBusy={isBusy}
    >
      <LeaveQuestion isAnyPending={csvImport.isCorrected && !isBusy} />
      <Button
        variant="primary"
        disabled={isBusy || !isReady || checked.isFetching || faultCount > 0}
        onClick={() => onUpload(toSend, leftOut.size)}
      >
        {isBusy ? 'Uploading CSV...' : 'Upload CSV'}
      </Button>
    </MappingStep>
  )
}

/** Creates a CSV file in the template's format, with one line for each row. */
const toCsvFile = ({ name }: CsvTable, rows: readonly Pick<IncludedRow, 'cells'>[]) =>
  writeCsv(
    name,
    homeColumns,
    rows.map(({ cells }) => homeColumns.map((column) => cells[column] ?? '')),
  )

const useHomesCheck = (file: File, isReady: boolean) =>
  useQuery({
    queryKey: csvKeys.homes(file),
    queryFn: async ({ signal }) => {
      const answer = await checkCsv(file, signal)
      if (!answer.ok) throw new CallFailed(answer)
      return answer.data
    },
    enabled: isReady,
    placeholderData: keepPreviousData,
    gcTime: 0,
  })

/** The line number of the first row. Line 1 contains the headings. */
const firstLine = 2

/** Assigns the server's errors to rows of the selected file. Errors of the whole file are left out. */
function faultsOf(checked: CheckedHomes | undefined, included: readonly IncludedRow[]): CsvFault[] {
  return (checked?.issues ?? []).flatMap(({ path, message }) => {
    const [line = '', column = ''] = path.split('.')
    const row = included[Number(line) - firstLine]
    return row ? [{ at: row.at, column, message: sentenceOf(message) }] : []
  })
}

/**
 * Removes the line and the field from a message, because it is shown at its cell: `Line 3, state: must be one of...`
 * becomes `Must be one of...`
 */
function sentenceOf(message: string): string {
  const text = message.slice(message.indexOf(': ') + 2)
  return `${capitalize(text)}.`
}

/**
 * Returns the indexes of rows with the address of a home that the customer already has. Several rows can have the same
 * address: one for each unit of a building.
 */
function knownRows(checked: CheckedHomes | undefined, rows: readonly CsvRow[]): number[] {
  const addresses = new Set(
    (checked?.duplicates ?? []).flatMap(({ line }) => {
      const row = rows[line - firstLine]
      return row ? [addressOf(row)] : []
    }),
  )
  return rows.flatMap((row, at) => (addresses.has(addressOf(row)) ? [at] : []))
}

const addressOf = ({ street, city, state, zip }: CsvRow) =>
  [street, city, state, zip].join(', ').toLowerCase()
