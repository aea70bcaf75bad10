import { Button } from '../../../../ui/controls/button.tsx'
import type { Maintenance } from '../../calls/use-maintenance.ts'
import { formatDay } from '../../plan-words.ts'
import { entryKey, type RecordedTask } from '../../sections.ts'
import styles from './recorded-strip.module.css'

const words = { done: 'Done', skipped: 'Skipped', snoozed: 'Snoozed' } as const

/** Shown in place of a task that was just recorded as done, skipped or snoozed. Has an undo button. */
export function RecordedStrip({
  recorded,
  maintenance,
}: {
  recorded: RecordedTask
  maintenance: Maintenance
}) {
  const { entry, event, next } = recorded
  return (
    <div role="status" className={styles.strip}>
      <CheckMark />
      <p>
        <b>{words[event.kind]}:</b> {entry.title}.{' '}
        <span>
          {event.kind === 'snoozed' ? 'Due again' : 'Next due'} {formatDay(next.dueOn)}.
        </span>
      </p>
      <Button
        variant="quiet"
        size="small"
        disabled={maintenance.isBusy}
        onClick={() => maintenance.undo(recorded)}
      >
        {maintenance.isBusyWith(entryKey(entry)) ? 'Undoing...' : 'Undo'}
      </Button>
    </div>
  )
}

function CheckMark() {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      <path
        d="m3 8.500 3.500 3.500L13 4.500"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
