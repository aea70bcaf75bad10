import type { Problem } from '@home-pulse/contract/errors'
import { maxCsvBytes, maxCsvRows } from '@home-pulse/contract/upload-limits'
import { type MutationKey, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, lazy, Suspense, useId, useState } from 'react'
import { propertyKeys } from '../../../platform/calls/query-keys.ts'
import { useSingleMutation } from '../../../platform/calls/use-single-mutation.ts'
import { config } from '../../../platform/config.ts'
import { countWithNoun, formatCount } from '../../../platform/format.ts'
import { paths } from '../../../platform/paths.ts'
import { useIsMounted } from '../../../platform/use-is-mounted.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { UploadProgress } from '../../../ui/feedback/labelled-progress.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Card } from '../../../ui/layout/card.tsx'
import styles from './csv-entry.module.css'
import { findCsvFault, formatFileSize, hasTemplateColumns } from './csv-file.ts'
import { CsvIssues } from './csv-issues.tsx'
import { type ImportedHomes, uploadCsv } from './csv-upload.ts'

const CsvMapping = lazy(() => import('./csv-mapping.tsx'))

/** Imports homes from a CSV file. Either all rows are imported or none. */
export function CsvEntry({ mutationKey }: { mutationKey: MutationKey }) {
  const [file, setFile] = useState<File>()
  /**
   * True while the user assigns the file's columns to fields. This is needed if the columns differ from the template,
   * or if a cell is invalid.
   */
  const [isMapping, setMapping] = useState(false)
  const isMounted = useIsMounted()
  const { isBusy, sent, problem, forgetProblem, upload } = useCsvUpload(mutationKey)

  function choose(chosen: File | undefined) {
    const fault = findCsvFault(chosen)
    if (fault) toast.error(fault.title, fault.message)
    forgetProblem()
    setMapping(false)
    setFile(fault ? undefined : chosen)
    if (chosen && !fault)
      hasTemplateColumns(chosen).then((isTemplate) => isMounted() && setMapping(!isTemplate))
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    return file ? upload({ file }) : choose(undefined)
  }

  return (
    <Card
      title="Upload a spreadsheet"
      subtitle="Follow the template, or match the columns of your own file: one row is one home, or one unit of a building."
      aside={
        <a className={styles.template} href={`${config.apiBase}/v1/properties/csv-template`} download>
          Download the template
        </a>
      }
    >
      <form className={styles.form} noValidate onSubmit={submit}>
        <FileField file={file} isBusy={isBusy} onChoose={choose} />
        {isBusy && (
          <UploadProgress sent={sent} label="Upload progress" processing="Checking and adding the rows" />
        )}
        {problem && !isMapping && <CsvIssues problem={problem} onCorrect={() => setMapping(true)} />}
        {!isMapping && (
          <div>
            <Button type="submit" variant="primary" disabled={!file || isBusy}>
              {isBusy ? 'Uploading CSV...' : 'Upload CSV'}
            </Button>
          </div>
        )}
      </form>
      {isMapping && file && (
        <div className={styles.mapping}>
          <Suspense fallback={<Skeleton height={240} />}>
            <CsvMapping
              key={`${file.name} ${file.size} ${file.lastModified}`}
              file={file}
              isBusy={isBusy}
              onUpload={(mapped, leftOut) => upload({ file: mapped, leftOut })}
            />
          </Suspense>
        </div>
      )}
    </Card>
  )
}

interface Upload {
  file: File
  /** The number of rows that the user left out. Undefined if the user did not assign columns. */
  leftOut?: number
}

/** Uploads a file and shows the result. After a success, opens the dashboard. */
function useCsvUpload(mutationKey: MutationKey) {
  /** The uploaded fraction of the file, from 0 to 1. */
  const [sent, setSent] = useState(0)
  const [problem, setProblem] = useState<Problem>()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const isMounted = useIsMounted()
  const { isPending: isBusy, mutateAsync } = useSingleMutation({ mutationFn: send, mutationKey })

  async function send({ file, leftOut }: Upload) {
    setProblem(undefined)
    setSent(0)
    const answer = await uploadCsv(file, setSent)
    if (answer.ok) {
      toast.success('CSV Upload Successful!', successText(answer.data, leftOut))
      await queries.invalidateQueries({ queryKey: propertyKeys.all })
      if (isMounted()) await navigate({ to: paths.dashboard })
    } else if (answer.network) {
      toast.error('Network Error', 'Unable to connect to the server. Please try again later.')
    } else {
      setProblem(answer.error)
      toast.error(
        'CSV Upload Failed',
        'There was an issue with your CSV file upload. Please check the template and try again.',
      )
    }
  }

  return { isBusy, sent, problem, forgetProblem: () => setProblem(undefined), upload: mutateAsync }
}

interface FileFieldProps {
  file: File | undefined
  isBusy: boolean
  onChoose: (file: File | undefined) => void
}

/** The field in which the user selects a file, or onto which the user drops a file. */
function FileField({ file, isBusy, onChoose }: FileFieldProps) {
  const inputId = useId()
  return (
    <label
      className={styles.drop}
      htmlFor={inputId}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        if (!isBusy) onChoose(event.dataTransfer.files[0])
      }}
    >
      <span className={styles.prompt}>{file ? file.name : 'Choose a CSV file, or drop one here'}</span>
      <span className={styles.hint}>
        {file
          ? formatFileSize(file.size)
          : `.csv, at most ${maxCsvBytes / 1024 ** 2} MB, about ${formatCount(maxCsvRows)} rows`}
      </span>
      <input
        id={inputId}
        type="file"
        accept=".csv,text/csv"
        aria-label="CSV file"
        disabled={isBusy}
        className={styles.input}
        onChange={(event) => {
          onChoose(event.currentTarget.files?.[0])
          // The input is cleared, so that the user can select the same file again after correcting it.
          event.currentTarget.value = ''
        }}
      />
    </label>
  )
}

/** Returns the message after an import. It contains the number of homes only if the user assigned the columns. */
function successText({ ignoredColumns, propertyCount }: ImportedHomes, leftOut: number | undefined): string {
  const ignored = ignoredColumns ?? []
  const unread = ignored.length > 0 ? ` Columns that were not read: ${ignored.join(', ')}.` : ''
  const left = leftOut ? ` ${countWithNoun(leftOut, 'row')} left out.` : ''
  const isCounted = leftOut !== undefined && propertyCount !== undefined
  const count = isCounted ? ` ${countWithNoun(propertyCount, 'home')} added.${left}` : ''
  return `Your properties have been imported successfully.${count}${unread}`
}
