import type { CamelCased } from '@home-pulse/contract/camel-case'
import type { Problem } from '@home-pulse/contract/errors'
import type { CheckedImport } from '@home-pulse/contract/features/records/import'
import { maxZipBytes } from '@home-pulse/contract/upload-limits'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useWrite } from '../../../platform/calls/use-write.ts'
import { UploadProgress } from '../../../ui/feedback/labelled-progress.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { commitImport, startImport } from '../api.ts'
import { sendImport } from '../import-upload.ts'
import { ImportPreview } from './import-preview.tsx'
import styles from './records.module.css'

const words = { failed: 'Failed to import', networkFailed: 'Network error while importing' }

/**
 * Imports an exported file. The server first checks the file. Its content is added only after the user has confirmed.
 */
export function ImportCard() {
  const queries = useQueryClient()
  const { isBusy, problem, run, reset } = useWrite()
  const [sent, setSent] = useState<number>()
  const [fault, setFault] = useState<string>()
  const [checked, setChecked] = useState<CamelCased<CheckedImport>>()

  async function choose(file: File | undefined) {
    if (!file) return
    reset()
    setChecked(undefined)
    const wrong =
      file.size > maxZipBytes
        ? `This file is larger than ${maxZipBytes / 1024 ** 3} GB.`
        : /\.zip$/i.test(file.name)
          ? undefined
          : 'Choose the zip of a copy, as it was saved.'
    setFault(wrong)
    if (wrong) return
    setSent(0)
    await run(
      words,
      async () => {
        const started = await startImport({})
        return started.ok ? sendImport(started.data.uploadUrl, file, setSent) : started
      },
      setChecked,
    )
    setSent(undefined)
  }

  const commit = (id: string) =>
    run(
      { ...words, done: 'Import complete' },
      () => commitImport({ body: { id } }),
      () => {
        setChecked(undefined)
        return queries.invalidateQueries()
      },
    )

  return (
    <Card
      title="Import a copy"
      subtitle="The zip of a copy from any account of Home Pulse AI. You see what is in it before anything is added."
    >
      {checked ? (
        <ImportPreview
          checked={checked}
          isBusy={isBusy}
          onConfirm={() => commit(checked.id)}
          onCancel={() => setChecked(undefined)}
        />
      ) : (
        <div className={styles.form}>
          {sent !== undefined && (
            <UploadProgress sent={sent} label="Upload" processing="Reading the file" role="status" />
          )}
          <div className={styles.actions}>
            <ZipField isBusy={isBusy} onChoose={(file) => void choose(file)} />
          </div>
        </div>
      )}
      <ImportFaults fault={fault} problem={problem} />
    </Card>
  )
}

/** Says why the selected file or its content was refused. */
function ImportFaults({ fault, problem }: { fault: string | undefined; problem: Problem | undefined }) {
  return (
    <div role="alert">
      {fault && <p className={styles.fault}>{fault}</p>}
      {problem?.code === 'payment_required' && (
        <p className={styles.fault}>
          You need an active subscription to import a copy, but not to download yours or to delete your
          account.
        </p>
      )}
      {problem?.issues && (
        <div className={styles.fault}>
          <p>{problem.message}</p>
          <ul>
            {problem.issues.slice(0, 20).map(({ path, message }) => (
              <li key={`${path} ${message}`}>
                <b>{path}</b> {message}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

function ZipField({ isBusy, onChoose }: { isBusy: boolean; onChoose: (file: File | undefined) => void }) {
  const inputId = useId()
  return (
    <label className={styles.choose} htmlFor={inputId} data-busy={isBusy}>
      <span>{isBusy ? 'Checking...' : 'Choose a zip file'}</span>
      <input
        id={inputId}
        type="file"
        accept=".zip,application/zip"
        disabled={isBusy}
        onChange={(event) => {
          onChoose(event.currentTarget.files?.[0])
          // The input is cleared, so that the user can select a file with the same name again.
          event.currentTarget.value = ''
        }}
      />
    </label>
  )
}
