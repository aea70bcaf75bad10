import { formatMonth } from '../../../../platform/format.ts'
import { readDate } from '../../../../platform/plain-date.ts'
import { ListFold } from '../../../../ui/controls/disclosure.tsx'
import type { PlanEntry } from '../../calls/api.ts'
import { formatDay, formatIntervalRange } from '../../plan-words.ts'
import styles from './entry-reasons.module.css'

/** The reasons for a due date, collapsed. A suggested day and a postponement are always visible. */
export function EntryReasons({ entry }: { entry: PlanEntry }) {
  const isTask = entry.kind === 'task'
  const range = isTask ? formatIntervalRange(entry.intervalMonths) : undefined
  const sentences = [...entry.why, ...(range ? [range] : [])]
  return (
    <>
      {entry.suggestedOn && (
        <p className={styles.better}>
          <CalendarMark />
          <span>
            A better day: <b>{formatDay(entry.suggestedOn)}</b>. {entry.suggestedBecause}
          </span>
        </p>
      )}
      {isTask && entry.snoozedUntil && (
        <p className={styles.note}>You put it off until {formatDay(entry.snoozedUntil)}.</p>
      )}
      <ListFold title={isTask ? 'Why and how' : 'Why this date'} className={styles.fold}>
        {() => (
          <div className={styles.body}>
            {isTask && <p>{entry.benefit}</p>}
            {isTask && entry.safety && (
              <p className={styles.safety}>
                <b>Mind:</b> {entry.safety}
              </p>
            )}
            <p>{sentences.join(' ')}</p>
            {isTask && entry.lastDoneOn && <p>Last done {formatDay(entry.lastDoneOn)}.</p>}
            {!isTask && readDate(entry.forecastLow) && readDate(entry.forecastHigh) && (
              <p>
                It is likely to fail between {formatMonth(entry.forecastLow)} and{' '}
                {formatMonth(entry.forecastHigh)}: 8 chances in 10.
              </p>
            )}
            {entry.sources.length > 0 && (
              <p className={styles.sources}>Sources: {entry.sources.map(({ title }) => title).join('; ')}.</p>
            )}
          </div>
        )}
      </ListFold>
    </>
  )
}

function CalendarMark() {
  return (
    <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true" fill="none" stroke="currentColor">
      <path
        d="M1.500 3.500h11v9h-11ZM1.500 6.500h11M4.500 1.500v3M9.500 1.500v3"
        strokeWidth="1.400"
        strokeLinejoin="round"
      />
    </svg>
  )
}
