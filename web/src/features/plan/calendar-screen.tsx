import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useDeferredValue, useState } from 'react'
import { paths } from '../../platform/paths.ts'
import { useTitle } from '../../platform/title.ts'
import { useFailureToast } from '../../platform/use-failure-toast.ts'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { Segmented } from '../../ui/controls/segmented.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { DashboardLink } from '../../ui/layout/dashboard-link.tsx'
import { HouseDrawing } from '../../ui/layout/drawings.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { homesFoundQuery, type PlanFilter, type PlannedReplacement, plannedQuery } from './api.ts'
import styles from './components/calendar/calendar.module.css'
import { CalendarEntries } from './components/calendar/calendar-entries.tsx'
import { MailCard } from './components/calendar/mail-card.tsx'
import { SubscribeCard } from './components/calendar/subscribe-card.tsx'
import { HomeFilter } from './components/home-filter.tsx'
import { ExplanationScreen } from './explanation-screen.tsx'
import { formatNumber } from './plan-words.ts'

const kinds: { value: PlanFilter['kind']; label: string }[] = [
  { value: 'all', label: 'Everything' },
  { value: 'task', label: 'Tasks' },
  { value: 'replacement', label: 'Replacements' },
]

/** The calendar of all homes or one home by month, with the feed and the emails. */
export function CalendarScreen() {
  useTitle('Calendar')
  const navigate = useNavigate()
  const kept = useSearch({ from: '/guarded/calendar' })
  const { property: propertyId, show: kind = 'all' } = kept
  const keep = (change: {
    property?: string | undefined
    show?: Exclude<PlanFilter['kind'], 'all'> | undefined
  }) =>
    navigate({
      to: paths.calendar,
      search: { ...kept, ...change },
      replace: true,
      resetScroll: false,
    })
  const [explained, setExplained] = useState<PlannedReplacement | null>(null)
  const homes = useQuery(homesFoundQuery(''))
  // The choice is shown at once; hundreds of rows are laid out after it, and can be interrupted by the next one.
  const shownKind = useDeferredValue(kind)
  const { data, error } = useInfiniteQuery(plannedQuery({ propertyId, kind: shownKind }))
  useFailureToast(error, 'Failed to load the calendar', 'Network error while loading the calendar')
  const [first] = data?.pages ?? []
  const hasNoHomes = homes.data?.length === 0

  return (
    <>
      <PageHeader
        back={<DashboardLink />}
        title="Calendar"
        subtitle={
          first && first.total > 0
            ? `${formatNumber(first.total, 'entry', 'entries')}, ${first.overdue === 0 ? 'nothing overdue' : `${first.overdue.toLocaleString('en-US')} overdue`}.`
            : 'What to look after and what to replace, month by month.'
        }
        aside={
          <ButtonLink to={paths.plan} search={propertyId === undefined ? {} : { property: propertyId }}>
            See what it will cost
          </ButtonLink>
        }
      />
      {hasNoHomes ? (
        <EmptyState
          drawing={<HouseDrawing />}
          title="Nothing to plan yet"
          text="Add a home, and its maintenance and replacements appear here by themselves."
          action={
            <ButtonLink to={paths.properties} variant="primary">
              Add Your First Property
            </ButtonLink>
          }
        />
      ) : (
        <div className={styles.columns}>
          <div className={styles.main}>
            <div className={styles.filters}>
              <HomeFilter propertyId={propertyId} onChange={(property) => keep({ property })} />
              <Segmented
                label="Show"
                options={kinds}
                value={kind}
                onChange={(chosen) => keep({ show: chosen === 'all' ? undefined : chosen })}
              />
              <a className={styles.jump} href="#subscribe">
                Subscribe and e-mails
              </a>
            </div>
            <div className={styles.entries} aria-busy={kind !== shownKind}>
              <CalendarEntries propertyId={propertyId} kind={shownKind} onExplain={setExplained} />
            </div>
          </div>
          <aside id="subscribe" className={styles.aside} aria-label="Subscribe and e-mails">
            <SubscribeCard />
            <MailCard />
          </aside>
        </div>
      )}
      {explained && (
        <ExplanationScreen componentId={explained.componentId} onClose={() => setExplained(null)} />
      )}
    </>
  )
}
