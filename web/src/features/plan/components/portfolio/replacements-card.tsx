import { useInfiniteQuery } from '@tanstack/react-query'
import { useCurrentDate } from '../../../../platform/current-date.ts'
import { formatCount } from '../../../../platform/format.ts'
import { addMonths } from '../../../../platform/plain-date.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { replacementsQuery } from '../../calls/replacements-api.ts'
import { PlanLoadFailure } from '../plan-load-failure.tsx'
import styles from './homes-card.module.css'
import { ReplacementsChart } from './replacements-chart.tsx'

interface ReplacementsCardProps {
  propertyId: string | undefined
  years: number
  onExplain: (componentId: string) => void
}

/** The components with a forecast date in the coming years, on one timeline. */
export function ReplacementsCard({ propertyId, years, onExplain }: ReplacementsCardProps) {
  const today = useCurrentDate()
  const until = addMonths(today, 12 * years)
  const query = useInfiniteQuery(replacementsQuery(propertyId, until))
  const { data, error, isPlaceholderData, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query
  const parts = data?.pages.flatMap((page) => page.parts)
  return (
    <Card
      title="Part by part"
      subtitle="Each bar is the time in which a part is likely to fail; the mark is its plan-by date. The thicker the bar, the more it costs."
    >
      {parts?.length === 0 ? (
        <p className={styles.none}>No part has its plan-by date in these {years} years.</p>
      ) : parts ? (
        <div className={styles.rows} aria-busy={isPlaceholderData}>
          <ReplacementsChart parts={parts} span={{ from: today, until }} onExplain={onExplain} />
          {hasNextPage && (
            <div className={styles.more}>
              <span>
                {formatCount(parts.length)} of {formatCount(data?.pages[0]?.total ?? parts.length)} parts
              </span>
              <Button size="small" disabled={isFetchingNextPage} onClick={() => fetchNextPage()}>
                {isFetchingNextPage ? 'Loading...' : 'Show more parts'}
              </Button>
            </div>
          )}
        </div>
      ) : error ? (
        <PlanLoadFailure error={error} what="The chart of parts" onRetry={refetch} />
      ) : (
        <div className={styles.loading}>
          {['a', 'b', 'c', 'd'].map((row) => (
            <Skeleton key={row} height={36} />
          ))}
        </div>
      )}
    </Card>
  )
}
