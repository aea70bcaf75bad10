import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useWrite } from '../../../platform/calls/use-write.ts'
import { formatCount } from '../../../platform/format.ts'
import { formatTimestamp } from '../../../platform/timestamp-format.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { LabelledProgress } from '../../../ui/feedback/labelled-progress.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { type ExportStatus, exportQuery, startExport } from '../api.ts'
import styles from './records.module.css'

/** If the browser does not begin the download within this time, the export is treated as failed. */
const opensWithinMs = 20_000
const pollEveryMs = 1_000

/**
 * Lets the user export all data in one file. The browser downloads the file, while the card asks the server for the
 * progress every second.
 */
export function ExportCard() {
  const queries = useQueryClient()
  const { isBusy, run } = useWrite()
  /** The id of the export that the user started on this card. Undefined once that export has ended. */
  const [pendingId, setPendingId] = useState<string>()
  const {
    data: newest,
    error,
    refetch,
  } = useQuery({
    ...exportQuery,
    refetchInterval: ({ state }) => (pendingId || isUnderWay(state.data) ? pollEveryMs : false),
  })
  const own = newest?.id === pendingId ? newest : undefined
  const status = own?.status

  useEffect(() => {
    if (!pendingId) return
    if (status === 'done' || status === 'failed') {
      if (status === 'done') toast.success('Your copy is complete', 'Look for it in your downloads.')
      else toast.error('Failed to make a copy', 'It stopped before it was complete. Please try again.')
      setPendingId(undefined)
      return
    }
    if (status) return
    const given = setTimeout(() => {
      toast.error('Failed to make a copy', 'The browser did not begin the download. Please try again.')
      setPendingId(undefined)
    }, opensWithinMs)
    return () => clearTimeout(given)
  }, [pendingId, status])

  const start = () =>
    run(
      { failed: 'Failed to make a copy', networkFailed: 'Network error while making a copy' },
      () => startExport({}),
      ({ id, downloadUrl }) => {
        setPendingId(id)
        openDownload(downloadUrl)
        return queries.invalidateQueries({ queryKey: exportQuery.queryKey })
      },
    )

  const isWorking = isBusy || pendingId !== undefined || isUnderWay(newest)
  return (
    <Card
      title="Download everything"
      subtitle="Your homes, tenants, notes, photos and all the rest in one zip: as JSON for programs, as CSV for spreadsheets."
    >
      <div className={styles.state} role="status">
        {isWorking ? (
          <Working run={isUnderWay(newest) ? newest : undefined} />
        ) : error ? (
          <p className={styles.failure}>
            <span>Your last copy did not load.</span>
            <Button size="small" onClick={() => refetch()}>
              Try again
            </Button>
          </p>
        ) : (
          <LastCopy run={newest} />
        )}
      </div>
      <div className={styles.actions}>
        <Button variant="primary" disabled={isWorking} onClick={start}>
          {isWorking ? 'Making a copy...' : 'Download everything'}
        </Button>
      </div>
    </Card>
  )
}

const isUnderWay = (run: ExportStatus | null | undefined): run is ExportStatus =>
  run?.status === 'reading' || run?.status === 'sending'

function Working({ run }: { run: ExportStatus | undefined }) {
  const { filesDone = 0, filesTotal = 0 } = run ?? {}
  const isCounting = run?.status === 'sending' && filesTotal > 0
  const words = isCounting
    ? `Saving photo ${formatCount(Math.min(filesDone + 1, filesTotal))} of ${formatCount(filesTotal)}`
    : run?.status === 'sending'
      ? 'Saving'
      : 'Reading your records'
  return (
    <LabelledProgress
      label="Copy"
      value={isCounting ? filesDone / filesTotal : undefined}
      text={`${words}. You can leave this page: your browser goes on with it.`}
    />
  )
}

function LastCopy({ run }: { run: ExportStatus | null | undefined }) {
  if (!run) return <p className={styles.quiet}>No copy was made yet.</p>
  const day = formatTimestamp(run.finishedAt ?? run.startedAt)
  return (
    <p className={styles.quiet}>
      {run.status === 'done' ? `Last copy: ${day}` : `The copy of ${day} was not completed.`}
    </p>
  )
}

/**
 * Starts the download by a click on a link. The response is marked as a file, so the browser saves it and does not
 * leave the page.
 */
function openDownload(url: string) {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}
