import type { PlainDate } from '@home-pulse/contract/primitives'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFailureToast } from '../../../../platform/calls/use-failure-toast.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { monthQuery, type PlanFilter, type PlannedReplacement } from '../../calls/api.ts'
import type { OwnTask } from '../../calls/own-tasks-api.ts'
import { addToMonth, type DayCounts, firstDayOf, monthOf } from '../../month.ts'
import { formatWholeMonth } from '../../plan-words.ts'
import { PlanLoadFailure } from '../plan-load-failure.tsx'
import { CalendarEntries } from './calendar-entries.tsx'
import { MonthGrid } from './month-grid.tsx'
import styles from './month-view.module.css'
import { OwnTasksCard } from './own-tasks-card.tsx'

interface MonthViewProps {
  filter: PlanFilter
  month: string
  today: PlainDate
  counts: DayCounts | undefined
  ownTasks: readonly OwnTask[]
  onMonth: (month: string) => void
  onExplain: (entry: PlannedReplacement) => void
}

/** One month as a grid, with the list of the selected day below it. */
export function MonthView(props: MonthViewProps) {
  const { filter, month, today, counts, ownTasks, onMonth, onExplain } = props
  const { data, error, refetch } = useQuery(monthQuery(filter, month))
  useFailureToast(error, 'Failed to load the calendar', 'Network error while loading the calendar')
  const [chosenDay, setChosenDay] = useState<PlainDate>()
  const shownDay = [chosenDay, today].find((day) => day !== undefined && monthOf(day) === month)
  if (!data && error) return <PlanLoadFailure error={error} what="The calendar" onRetry={refetch} />
  return (
    <>
      <section className={styles.card} aria-labelledby="shown-month">
        <header className={styles.head}>
          <h2 id="shown-month" aria-live="polite">
            {formatWholeMonth(firstDayOf(month))}
          </h2>
          <div className={styles.steps}>
            <Button size="small" disabled={month === monthOf(today)} onClick={() => onMonth(monthOf(today))}>
              Today
            </Button>
            <Button size="small" aria-label="Previous month" onClick={() => onMonth(addToMonth(month, -1))}>
              ‹
            </Button>
            <Button size="small" aria-label="Next month" onClick={() => onMonth(addToMonth(month, 1))}>
              ›
            </Button>
          </div>
        </header>
        <MonthGrid
          month={month}
          today={today}
          entries={data?.planned ?? []}
          counts={counts}
          ownTasks={ownTasks}
          chosenDay={shownDay}
          onChoose={setChosenDay}
          onMonth={onMonth}
        />
      </section>
      {shownDay === undefined ? (
        <p className={styles.hint}>Choose a day to see what is due.</p>
      ) : (
        <>
          {filter.kind !== 'replacement' && (
            <OwnTasksCard tasks={ownTasks} propertyId={filter.propertyId} today={today} day={shownDay} />
          )}
          <CalendarEntries key={shownDay} {...filter} day={shownDay} onExplain={onExplain} />
        </>
      )}
    </>
  )
}
