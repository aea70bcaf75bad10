import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useDeferredValue, useMemo, useState } from 'react'
import { paths } from '../../platform/paths.ts'
import { localToday } from '../../platform/plain-date.ts'
import { useTitle } from '../../platform/title.ts'
import { useFailureToast } from '../../platform/use-failure-toast.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { HouseDrawing, QuietHouseDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { BackLink, PageHeader } from '../../ui/page-header.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { homesFoundQuery, type PlanFilter, type PlannedReplacement, plannedQuery } from './api.ts'
import styles from './components/calendar.module.css'
import { CalendarSkeleton } from './components/calendar-skeleton.tsx'
import { HomeFilter } from './components/home-filter.tsx'
import { LoadTrouble } from './components/load-trouble.tsx'
import { MailCard } from './components/mail-card.tsx'
import { MonthList } from './components/month-list.tsx'
import { SubscribeCard } from './components/subscribe-card.tsx'
import { ExplanationScreen } from './explanation-screen.tsx'
import { formatNumber } from './plan-words.ts'
import { sectionsOf } from './sections.ts'
import { useMaintenance } from './use-maintenance.ts'

const kinds: { value: PlanFilter['kind']; label: string }[] = [
  { value: 'all', label: 'Everything' },
  { value: 'task', label: 'Tasks' },
  { value: 'replacement', label: 'Replacements' },
]

/** What is due, month by month, over all homes or in one; and how to hear of it elsewhere. */
export function CalendarScreen() {
  useTitle('Calendar')
  const navigate = useNavigate()
  const { property: propertyId } = useSearch({ from: '/guarded/calendar' })
  const [kind, setKind] = useState<PlanFilter['kind']>('all')
  const [explained, setExplained] = useState<PlannedReplacement | null>(null)
  const homes = useQuery(homesFoundQuery(''))
  // The choice is shown at once; hundreds of rows are laid out after it, and can be interrupted by the next one.
  const shownKind = useDeferredValue(kind)
  const query = useInfiniteQuery(plannedQuery({ propertyId, kind: shownKind }))
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query
  const maintenance = useMaintenance()
  const today = localToday()
  useFailureToast(error, 'Failed to load the calendar', 'Network error while loading the calendar')
  const sections = useMemo(
    () => sectionsOf(data?.pages.flatMap(({ planned }) => planned) ?? [], maintenance.recorded, hasNextPage),
    [data, maintenance.recorded, hasNextPage],
  )
  const laidOut = useDeferredValue(sections)
  const [first] = data?.pages ?? []
  const hasNoHomes = homes.data?.length === 0
  const shown = data?.pages.reduce((sum, { planned }) => sum + planned.length, 0) ?? 0

  return (
    <>
      <PageHeader
        back={<BackLink to={paths.dashboard}>Back to Dashboard</BackLink>}
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
              <HomeFilter
                propertyId={propertyId}
                onChange={(property) =>
                  navigate({
                    to: paths.calendar,
                    search: property === undefined ? {} : { property },
                    replace: true,
                    resetScroll: false,
                  })
                }
              />
              <Segmented label="Show" options={kinds} value={kind} onChange={setKind} />
              <a className={styles.jump} href="#subscribe">
                Subscribe and e-mails
              </a>
            </div>
            {error && !data ? (
              <LoadTrouble error={error} what="The calendar" onRetry={refetch} />
            ) : !data ? (
              <CalendarSkeleton />
            ) : sections.length === 0 ? (
              <EmptyState
                drawing={<QuietHouseDrawing />}
                title="Nothing is due"
                text="Record structures and appliances, and what to do for them appears here."
                action={<Link to={paths.dashboard}>Go to your homes</Link>}
              />
            ) : (
              <div className={styles.months} aria-busy={query.isPlaceholderData || kind !== shownKind}>
                <MonthList
                  sections={laidOut}
                  maintenance={maintenance}
                  today={today}
                  onExplain={setExplained}
                />
              </div>
            )}
            {hasNextPage && (
              <div className={styles.more}>
                <Button disabled={isFetchingNextPage} onClick={() => fetchNextPage()}>
                  {isFetchingNextPage ? 'Loading...' : 'Show later months'}
                </Button>
                <p>
                  {shown.toLocaleString('en-US')} of {(first?.total ?? 0).toLocaleString('en-US')} shown
                </p>
              </div>
            )}
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
