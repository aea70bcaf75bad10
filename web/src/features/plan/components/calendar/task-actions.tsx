import type { PlainDate } from '@home-pulse/contract/primitives'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { addDays, addMonths } from '../../../../platform/plain-date.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { TextField } from '../../../../ui/controls/field.tsx'
import type { PlannedTask } from '../../calls/api.ts'
import type { TaskAnswer } from '../../calls/use-maintenance.ts'
import styles from './task-actions.module.css'

interface TaskActionsProps {
  entry: PlannedTask
  today: PlainDate
  isBusy: boolean
  /** True while this task is being saved. */
  isRecording: boolean
  onAnswer: (said: TaskAnswer) => void
}

/** The maximum number of months by which a task can be postponed, as on the server. */
const maxMonths = 60

/** The actions for a task: done, skip, or snooze. Snooze opens a second row of buttons. */
export function TaskActions({ entry, today, isBusy, isRecording, onAnswer }: TaskActionsProps) {
  const [isSnoozing, setSnoozing] = useState(false)
  const [isPicking, setPicking] = useState(false)
  const panelId = useId()
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = place.current
    if (!isSnoozing || !element) return
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setSnoozing(false)
      setPicking(false)
      element.querySelector<HTMLElement>('[aria-expanded]')?.focus()
    }
    element.addEventListener('keydown', closeOnEscape)
    return () => element.removeEventListener('keydown', closeOnEscape)
  }, [isSnoozing])

  const snooze = (until: PlainDate) => onAnswer({ kind: 'snoozed', until })
  return (
    <div ref={place} className={styles.actions}>
      <fieldset className={styles.row} aria-label={entry.title}>
        <Button size="small" disabled={isBusy} onClick={() => onAnswer({ kind: 'done' })}>
          {isRecording ? 'Saving...' : 'Done'}
        </Button>
        <Button variant="quiet" size="small" disabled={isBusy} onClick={() => onAnswer({ kind: 'skipped' })}>
          Skip
        </Button>
        <Button
          variant="quiet"
          size="small"
          disabled={isBusy}
          aria-expanded={isSnoozing}
          aria-controls={panelId}
          onClick={() => {
            setSnoozing(!isSnoozing)
            setPicking(false)
          }}
        >
          Snooze
        </Button>
      </fieldset>
      <div id={panelId} hidden={!isSnoozing} className={styles.panel}>
        {isSnoozing && !isPicking && (
          <fieldset className={styles.row} aria-label="Remind me again">
            <Button size="small" disabled={isBusy} onClick={() => snooze(addDays(today, 7))}>
              In 1 week
            </Button>
            <Button size="small" disabled={isBusy} onClick={() => snooze(addMonths(today, 1))}>
              In 1 month
            </Button>
            <Button variant="quiet" size="small" disabled={isBusy} onClick={() => setPicking(true)}>
              Pick a date
            </Button>
          </fieldset>
        )}
        {isPicking && <DateForm today={today} isBusy={isBusy} onPick={snooze} />}
      </div>
    </div>
  )
}

interface DateFormProps {
  today: PlainDate
  isBusy: boolean
  onPick: (date: PlainDate) => void
}

function DateForm({ today, isBusy, onPick }: DateFormProps) {
  const first = addDays(today, 1)
  const last = addMonths(today, maxMonths)
  const [date, setDate] = useState(addMonths(today, 2))
  const [error, setError] = useState<string>()
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => ref.current?.querySelector('input')?.focus(), [])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (date >= first && date <= last) return onPick(date)
    setError('Pick a day after today, within five years.')
  }
  return (
    <form ref={ref} className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label="Snooze until"
        type="date"
        min={first}
        max={last}
        value={date}
        error={error}
        disabled={isBusy}
        onChange={(event) => {
          setError(undefined)
          setDate(event.currentTarget.value)
        }}
      />
      <Button type="submit" size="small" disabled={isBusy}>
        Snooze until then
      </Button>
    </form>
  )
}
