import { useInfiniteQuery } from '@tanstack/react-query'
import { formatCount } from '../../../../platform/format.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import type { Budget } from '../../calls/budget-api.ts'
import { homeBudgetsQuery } from '../../calls/home-budgets-api.ts'
import { ExportButton } from '../budget/export-buttons.tsx'
import { PlanLoadFailure } from '../plan-load-failure.tsx'
import { HomeCostsTable } from './home-costs-table.tsx'
import styles from './homes-card.module.css'

interface HomesCardProps {
  /** The budget of all homes, for the table's row of totals. */
  budget: Budget
  years: number
  isNominal: boolean
}

/** Shows the expected cost by year of each home, and of all homes together. */
export function HomesCard({ budget, years, isNominal }: HomesCardProps) {
  const query = useInfiniteQuery(homeBudgetsQuery(years))
  const { data, error, isPlaceholderData, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query
  const homes = data?.pages.flatMap((page) => page.homes)
  return (
    <Card
      title="Home by home"
      subtitle={`What each home is expected to cost, ${isNominal ? 'with inflation' : 'in today’s dollars'}. The stronger the color, the higher the cost.`}
      aside={<ExportButton kind="homes" filter={{ propertyId: undefined, years }} isDisabled={!homes} />}
    >
      {homes ? (
        <div className={styles.rows} aria-busy={isPlaceholderData}>
          <HomeCostsTable budget={budget} homes={homes} isNominal={isNominal} isWhole={!hasNextPage} />
          {hasNextPage && (
            <div className={styles.more}>
              <span>
                {formatCount(homes.length)} of {formatCount(budget.propertyCount)} homes
              </span>
              <Button size="small" disabled={isFetchingNextPage} onClick={() => fetchNextPage()}>
                {isFetchingNextPage ? 'Loading...' : 'Show more homes'}
              </Button>
            </div>
          )}
        </div>
      ) : error ? (
        <PlanLoadFailure error={error} what="The table" onRetry={refetch} />
      ) : (
        <div className={styles.loading}>
          {['a', 'b', 'c', 'd'].map((row) => (
            <Skeleton key={row} height={28} />
          ))}
        </div>
      )}
    </Card>
  )
}
