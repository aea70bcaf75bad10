import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useDeferredValue, useMemo, useState } from 'react'
import { useFailureToast } from '../../platform/calls/use-failure-toast.ts'
import { useCurrentDate } from '../../platform/current-date.ts'
import { countWithNoun, formatCount } from '../../platform/format.ts'
import { paths } from '../../platform/paths.ts'
import { yearOf } from '../../platform/plain-date.ts'
import { useTitle } from '../../platform/title.ts'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { Segmented } from '../../ui/controls/segmented.tsx'
import { LoadFailure } from '../../ui/feedback/load-failure.tsx'
import { DashboardLink } from '../../ui/layout/dashboard-link.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { ExplanationDialog } from '../components/explanation-dialog.tsx'
import {
  daysQuery,
  homesFoundQuery,
  type PlanFilter,
  type PlannedReplacement,
  plannedQuery,
} from './calls/api.ts'
import { isOpen, type OwnTask, ownTasksQuery } from './calls/own-tasks-api.ts'
import styles from './components/calendar/calendar.module.css'
import { CalendarEntries } from './components/calendar/calendar-entries.tsx'
import { FirstRoundsCard } from './components/calendar/first-rounds-card.tsx'
import { MailCard } from './components/calendar/mail-card.tsx'
import { MonthView } from './components/calendar/month-view.tsx'
import { OwnTasksCard } from './components/calendar/own-tasks-card.tsx'
import { SubscribeCard } from './components/calendar/subscribe-card.tsx'
import { YearStrip } from './components/calendar/year-strip.tsx'
import { HomeFilter } from './components/home-filter.tsx'
import { NothingToPlan } from './components/nothing-to-plan.tsx'
import { type DayCounts, firstDayOf, monthOf, monthTotal } from './month.ts'
import { withOwnTasks } from './own-task-counts.ts'
import { formatWholeMonth } from './plan-words.ts'

const kinds: { value: PlanFilter['kind']; label: string }[] = [
  { value: 'all', label: 'Everything' },
  { value: 'task', label: 'Tasks' },
  { value: 'replacement', label: 'Replacements' },
]

const noTasks: readonly OwnTask[] = []

const views = [
  { value: 'list', label: 'List' },
  { value: 'month', label: 'Month' },
] as const

/** The summary of a month: `14 entries in November 2026, 3 overdue.` */
function summaryOf(counts: DayCounts, month: string): string {
  const total = monthTotal(counts, month)
  const due = total === 0 ? 'Nothing due' : countWithNoun(total, 'entry', 'entries')
  const overdue = counts.overdue === 0 ? 'nothing' : formatCount(counts.overdue)
  return `${due} in ${formatWholeMonth(firstDayOf(month))}, ${overdue} overdue.`
}

/** The user's choices on this screen, which are kept in the URL. */
interface CalendarChoice {
  property?: string | undefined
  show?: 'task' | 'replacement' | undefined
  view?: 'month' | undefined
  month?: string | undefined
}

/** Returns the user's choices, which are kept in the URL, and a function that changes them. */
function useCalendarChoice() {
  const navigate = useNavigate()
  const kept = useSearch({ from: '/guarded/calendar' })
  const keep = (change: CalendarChoice) =>
    navigate({
      to: paths.calendar,
      search: { ...kept, ...change },
      replace: true,
      resetScroll: false,
    })
  return [kept, keep] as const
}

/**
 * Loads the customer's own tasks, the number of entries on each day of the year that contains `month` and, for the list
 * view, the entries of the list. `retryOwnTasks` is set only if the own tasks did not load.
 */
function useEntries(filter: PlanFilter, month: string, isListShown: boolean) {
  const { error } = useInfiniteQuery({ ...plannedQuery(filter), enabled: isListShown })
  const planned = useQuery(daysQuery(filter, yearOf(month))).data
  const ownQuery = useQuery(ownTasksQuery(filter.propertyId))
  // The tasks that the customer added are tasks too, so the filter for replacements hides them.
  const ownTasks = filter.kind === 'replacement' ? noTasks : (ownQuery.data ?? noTasks)
  const counts = useMemo(() => planned && withOwnTasks(planned, ownTasks.filter(isOpen)), [planned, ownTasks])
  useFailureToast(error, 'Failed to load the calendar', 'Network error while loading the calendar')
  const retryOwnTasks = ownQuery.error && !ownQuery.data ? () => ownQuery.refetch() : undefined
  return { ownTasks, counts, retryOwnTasks }
}

/** The calendar of all homes or one home, as a list or by month, with the settings for the feed and the emails. */
export function CalendarScreen() {
  useTitle('Calendar')
  const [{ property: propertyId, show: kind = 'all', view = 'list', month: keptMonth }, keep] =
    useCalendarChoice()
  const today = useCurrentDate()
  const month = (view === 'month' && keptMonth) || monthOf(today)
  const showMonth = (chosen: string) =>
    keep({ view: 'month', month: chosen === monthOf(today) ? undefined : chosen })
  const [explained, setExplained] = useState<PlannedReplacement | null>(null)
  const homes = useQuery(homesFoundQuery(''))
  // The selected filter is shown at once. Hundreds of rows are rendered after that, and another selection can
  // interrupt them.
  const shownKind = useDeferredValue(kind)
  const filter: PlanFilter = { propertyId, kind: shownKind }
  const { ownTasks, counts, retryOwnTasks } = useEntries(filter, month, view === 'list')
  const hasNoHomes = homes.data?.length === 0

  return (
    <>
      <PageHeader
        back={<DashboardLink />}
        title="Calendar"
        subtitle={
          counts ? summaryOf(counts, month) : 'What to look after and what to replace, month by month.'
        }
        aside={
          <ButtonLink to={paths.plan} search={propertyId === undefined ? {} : { property: propertyId }}>
            See what it will cost
          </ButtonLink>
        }
      />
      {hasNoHomes ? (
        <NothingToPlan text="Add a home, and its maintenance and replacements appear here by themselves." />
      ) : (
        <div className={styles.columns}>
          <div className={styles.main}>
            <CalendarFilters {...{ propertyId, kind, view, keep }} />
            <YearStrip
              year={yearOf(month)}
              counts={counts}
              chosen={view === 'month' ? month : undefined}
              onChoose={showMonth}
            />
            {view === 'list' && kind !== 'replacement' && <FirstRoundsCard propertyId={propertyId} />}
            {retryOwnTasks && kind !== 'replacement' && (
              <LoadFailure what="tasks that you added" onRetry={retryOwnTasks} />
            )}
            {view === 'list' && kind !== 'replacement' && (
              <OwnTasksCard tasks={ownTasks} propertyId={propertyId} today={today} />
            )}
            <div className={styles.entries} aria-busy={kind !== shownKind}>
              {view === 'month' ? (
                <MonthView
                  filter={filter}
                  month={month}
                  today={today}
                  counts={counts}
                  ownTasks={ownTasks}
                  onMonth={showMonth}
                  onExplain={setExplained}
                />
              ) : (
                <CalendarEntries propertyId={propertyId} kind={shownKind} onExplain={setExplained} />
              )}
            </div>
          </div>
          <aside id="subscribe" className={styles.aside} aria-label="Subscribe and emails">
            <SubscribeCard />
            <MailCard />
          </aside>
        </div>
      )}
      {explained && (
        <ExplanationDialog componentId={explained.componentId} onClose={() => setExplained(null)} />
      )}
    </>
  )
}

interface CalendarFiltersProps {
  propertyId: string | undefined
  kind: PlanFilter['kind']
  view: (typeof views)[number]['value']
  /** Changes the choices in the URL. */
  keep: (change: CalendarChoice) => void
}

function CalendarFilters({ propertyId, kind, view, keep }: CalendarFiltersProps) {
  return (
    <div className={styles.filters}>
      <HomeFilter propertyId={propertyId} onChange={(property) => keep({ property })} />
      <Segmented
        label="Show"
        options={kinds}
        value={kind}
        onChange={(chosen) => keep({ show: chosen === 'all' ? undefined : chosen })}
      />
      <Segmented
        label="View"
        options={views}
        value={view}
        onChange={(chosen) => keep({ view: chosen === 'list' ? undefined : chosen, month: undefined })}
      />
      <a className={styles.jump} href="#subscribe">
        Subscribe and emails
      </a>
    </div>
  )
}
