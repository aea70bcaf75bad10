import { maxImportedTenants } from '@home-pulse/contract/upload-limits'
import { useCallback, useEffect, useId, useState } from 'react'
import { useWrite } from '../../../platform/calls/use-write.ts'
import { formatCount } from '../../../platform/format.ts'
import { Dialog } from '../../../ui/controls/dialog.tsx'
import { LeaveQuestion, UnsavedQuestion } from '../../../ui/controls/leave-question.tsx'
import styles from '../../../ui/csv/csv-import.module.css'
import { type CsvTable, readCsv, UnreadableCsv } from '../../../ui/csv/read-csv.ts'
import { MappedTenants } from './mapped-tenants.tsx'

interface ImportTenantsDialogProps {
  userId: string
  onClose: () => void
}

/**
 * The dialog that imports tenants. The user selects a CSV file, assigns its columns to fields, and corrects invalid
 * cells.
 */
export default function ImportTenantsDialog({ userId, onClose }: ImportTenantsDialogProps) {
  const [file, setFile] = useState<File>()
  const [table, setTable] = useState<CsvTable>()
  const [fault, setFault] = useState<string>()
  const write = useWrite()
  const { isBusy } = write
  const [isCorrected, setCorrected] = useState(false)
  const [isClosing, setClosing] = useState(false)
  const markCorrected = useCallback(() => setCorrected(true), [])
  const inputId = useId()

  useEffect(() => {
    setTable(undefined)
    setFault(undefined)
    setCorrected(false)
    if (!file) return
    readCsv(file).then(
      (read) => {
        if (read.rows.length > maxImportedTenants)
          setFault(
            `The file has more than ${formatCount(maxImportedTenants)} rows. Split it into several files.`,
          )
        else setTable(read)
      },
      (error: unknown) =>
        setFault(error instanceof UnreadableCsv ? error.message : 'The file could not be read.'),
    )
  }, [file])

  return (
    <Dialog
      title="Import tenants"
      isWide
      isBusy={isBusy}
      onClose={() => (isCorrected ? setClosing(true) : onClose())}
    >
      <LeaveQuestion isAnyPending={isCorrected && !isBusy} />
      {isClosing && <UnsavedQuestion by="close" onStay={() => setClosing(false)} onLeave={onClose} />}
      <div className={styles.step}>
        <p className={styles.hint}>
          Choose a CSV file with one row for each tenant: the address, the unit, the name, the rent and the
          lease. Columns can have any names and any order.
        </p>
        <label className={styles.choose} htmlFor={inputId}>
          <span>{file ? file.name : 'Choose a CSV file'}</span>
          <input
            id={inputId}
            type="file"
            accept=".csv,text/csv"
            aria-label="CSV file of tenants"
            disabled={isBusy}
            onChange={({ currentTarget }) => {
              const [chosen] = currentTarget.files ?? []
              if (chosen) setFile(chosen)
              currentTarget.value = ''
            }}
          />
        </label>
        {fault !== undefined && (
          <p role="alert" className={styles.missing}>
            {fault}
          </p>
        )}
        {table && file && (
          <MappedTenants
            key={`${file.name} ${file.size} ${file.lastModified}`}
            table={table}
            userId={userId}
            write={write}
            onCorrected={markCorrected}
            onDone={onClose}
          />
        )}
      </div>
    </Dialog>
  )
}
