import type { PlainDate } from '@home-pulse/contract/primitives'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { countWithNoun, formatCount } from '../../../../platform/format.ts'
import { classes } from '../../../../ui/layout/classes.ts'
import type { PlanEntry } from '../../calls/api.ts'
import { isOpen, type OwnTask } from '../../calls/own-tasks-api.ts'
import { type DayCounts, dayAfterKey, firstDayOf, monthOf, weeksOf } from '../../month.ts'
import { formatLongDay } from '../../plan-words.ts'
import { entryKey } from '../../sections.ts'
import styles from './month-grid.module.css'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** The maximum number of entries that a day names. On a phone, a day shows at most this many dots instead. */
const maxNamed = 3

interface MonthGridProps {
  month: string
  today: PlainDate
  /** The first page of the month's entries. `counts` includes the entries of further pages. */
  entries: readonly PlanEntry[]
  counts: DayCounts | undefined
  ownTasks: readonly OwnTask[]
  chosenDay: PlainDate | undefined
  onChoose: (day: PlainDate) => void
  onMonth: (month: string) => void
}

/** A month in seven columns. The arrow keys move between days and into neighboring months. */
export function MonthGrid(props: MonthGridProps) {
  const { month, today, entries, counts, ownTasks, chosenDay, onChoose, onMonth } = props
  const table = useRef<HTMLTableElement>(null)
  const [movedTo, setMovedTo] = useState<PlainDate>()
  const movesFocus = useRef(false)
  const focusable =
    [movedTo, chosenDay].find((day) => day !== undefined && monthOf(day) === month) ?? firstDayOf(month)
  useEffect(() => {
    if (!movesFocus.current) return
    movesFocus.current = false
    table.current?.querySelector<HTMLButtonElement>(`[data-day="${focusable}"]`)?.focus()
  }, [focusable])

  const entriesOn = useMemo(() => byDay(entries, ownTasks.filter(isOpen)), [entries, ownTasks])
  const totals = useMemo(() => new Map(counts?.days.map(({ on, total }) => [on, total])), [counts])

  function move(event: KeyboardEvent, from: PlainDate) {
    const day = dayAfterKey(from, event.key)
    if (day === undefined) return
    event.preventDefault()
    movesFocus.current = true
    setMovedTo(day)
    if (monthOf(day) !== month) onMonth(monthOf(day))
  }

  return (
    <table ref={table} className={styles.grid} aria-label="Days of the month">
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col" abbr={weekday}>
              {weekday.slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, weekday) =>
              day === null ? (
                <td key={weekdays[weekday]} className={styles.outside} />
              ) : (
                <td key={day}>
                  <Day
                    day={day}
                    named={entriesOn.get(day) ?? []}
                    total={Math.max(totals.get(day) ?? 0, entriesOn.get(day)?.length ?? 0)}
                    isToday={day === today}
                    isPast={day < today}
                    isChosen={day === chosenDay}
                    isFocusable={day === focusable}
                    onChoose={() => {
                      setMovedTo(day)
                      onChoose(day)
                    }}
                    onKeyDown={(event) => move(event, day)}
                  />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** An entry of the plan or a task of the customer, as a day of the grid shows it. */
interface DayItem {
  key: string
  title: string
  kind: 'task' | 'replacement'
}

function byDay(entries: readonly PlanEntry[], ownTasks: readonly OwnTask[]): Map<PlainDate, DayItem[]> {
  const days = new Map<PlainDate, DayItem[]>()
  const add = (day: PlainDate, named: DayItem) => {
    const others = days.get(day)
    if (others) others.push(named)
    else days.set(day, [named])
  }
  for (const { dueOn, id, title } of ownTasks) add(dueOn, { key: id, title, kind: 'task' })
  for (const entry of entries) {
    const { dueOn, title, kind } = entry
    add(dueOn, { key: entryKey(entry), title, kind })
  }
  return days
}

interface DayProps {
  day: PlainDate
  named: readonly DayItem[]
  total: number
  isToday: boolean
  isPast: boolean
  isChosen: boolean
  isFocusable: boolean
  onChoose: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

function Day(props: DayProps) {
  const { day, named, total, isToday, isPast, isChosen, isFocusable, onChoose, onKeyDown } = props
  const shown = named.slice(0, maxNamed)
  const more = total - shown.length
  return (
    <button
      type="button"
      className={classes(
        styles.day,
        isToday && styles.today,
        isChosen && styles.chosen,
        isPast && total > 0 && styles.late,
      )}
      data-day={day}
      tabIndex={isFocusable ? 0 : -1}
      aria-label={`${formatLongDay(day)}, ${total === 0 ? 'nothing due' : countWithNoun(total, 'entry', 'entries')}`}
      aria-pressed={isChosen}
      aria-current={isToday ? 'date' : undefined}
      onClick={onChoose}
      onKeyDown={onKeyDown}
    >
      <span className={styles.number}>{Number(day.slice(8))}</span>
      <span className={styles.names}>
        {shown.map((entry) => (
          <span key={entry.key} className={classes(styles.name, styles[entry.kind])}>
            {entry.title}
          </span>
        ))}
        {more > 0 && (
          <span className={styles.more}>
            {shown.length === 0 ? countWithNoun(more, 'entry', 'entries') : `+${formatCount(more)} more`}
          </span>
        )}
      </span>
      <span className={styles.dots}>{'•'.repeat(Math.min(total, maxNamed))}</span>
    </button>
  )
}
