import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { memo, useDeferredValue, useMemo, useState } from 'react'
import { useCurrentDate } from '../../../../platform/current-date.ts'
import { formatCount } from '../../../../platform/format.ts'
import { paths } from '../../../../platform/paths.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { QuietHouseDrawing } from '../../../../ui/layout/drawings.tsx'
import { type PlanFilter, type PlannedReplacement, plannedQuery } from '../../calls/api.ts'
import { useMaintenance } from '../../calls/use-maintenance.ts'
import { firstRows } from '../../first-rows.ts'
import { formatLongDay } from '../../plan-words.ts'
import { sectionsOf, sectionsOfDay } from '../../sections.ts'
import { PlanLoadFailure } from '../plan-load-failure.tsx'
import styles from './calendar.module.css'
import { CalendarSkeleton } from './calendar-skeleton.tsx'
import { MonthList } from './month-list.tsx'

/**
 * The number of rows shown at first, a few screens. A button shows more, so that the page of a large portfolio stays
 * short.
 */
const rowsAtOnce = 40

interface CalendarEntriesProps extends PlanFilter {
  onExplain: (entry: PlannedReplacement) => void
}

/**
 * The due entries of all days or of one day, in pages. Memoized, so that a changed filter appears before hundreds of
 * rows are rendered again.
 */
export const CalendarEntries = memo(function CalendarEntries(props: CalendarEntriesProps) {
  const { propertyId, kind, day, onExplain } = props
  const query = useInfiniteQuery(plannedQuery({ propertyId, kind, day }))
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query
  const maintenance = useMaintenance()
  const sections = useMemo(() => {
    const planned = data?.pages.flatMap((page) => page.planned) ?? []
    if (day !== undefined) return sectionsOfDay(day, planned, maintenance.recorded, hasNextPage)
    return sectionsOf(planned, maintenance.recorded, hasNextPage)
  }, [data, day, maintenance.recorded, hasNextPage])
  const filter = `${propertyId} ${kind}`
  const [asked, setAsked] = useState({ filter, rowCount: rowsAtOnce })
  const rowCount = asked.filter === filter ? asked.rowCount : rowsAtOnce
  const shown = useMemo(() => firstRows(sections, rowCount), [sections, rowCount])
  const laidOut = useDeferredValue(shown.sections)
  const today = useCurrentDate()
  if (!data)
    return error ? (
      <PlanLoadFailure error={error} what="The calendar" onRetry={refetch} />
    ) : (
      <CalendarSkeleton />
    )
  if (sections.length === 0 && day !== undefined)
    return <p className={styles.nothing}>Nothing is due on {formatLongDay(day)}.</p>
  if (sections.length === 0)
    return (
      <EmptyState
        drawing={<QuietHouseDrawing />}
        title="Nothing is due"
        text="Record structures and appliances, and what to do for them appears here."
        action={<Link to={paths.dashboard}>Go to your homes</Link>}
      />
    )
  const total = data.pages[0]?.total ?? 0
  function showMore() {
    setAsked({ filter, rowCount: rowCount + rowsAtOnce })
    if (hasNextPage && !firstRows(sections, rowCount + rowsAtOnce).isCut) fetchNextPage()
  }
  return (
    <>
      <div className={styles.months} aria-busy={query.isPlaceholderData}>
        <MonthList sections={laidOut} maintenance={maintenance} today={today} onExplain={onExplain} />
      </div>
      {(shown.isCut || hasNextPage) && (
        <div className={styles.more}>
          <Button disabled={isFetchingNextPage} onClick={showMore}>
            {isFetchingNextPage ? 'Loading...' : 'Show more'}
          </Button>
          <p>
            {formatCount(shown.entryCount)} of {formatCount(total)} shown
          </p>
        </div>
      )}
    </>
  )
})
