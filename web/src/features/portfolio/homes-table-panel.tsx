import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useFailureToast } from '../../platform/calls/use-failure-toast.ts'
import { countWithNoun, formatCount, formatMoney } from '../../platform/format.ts'
import { Button } from '../../ui/controls/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { type TableTotals, tableQuery, totalsQuery } from './api.ts'
import { BulkBar } from './components/bulk-bar.tsx'
import styles from './components/homes-table.module.css'
import { HomesTable } from './components/homes-table.tsx'
import { SavedViews } from './components/saved-views.tsx'
import { TableFilters } from './components/table-filters.tsx'
import { countSelected, noHomes, type Selection, toggled } from './selection.ts'
import { isFiltered, readChoice, type TableChoice, writeChoice } from './table-choice.ts'
import { useTableExport } from './use-table-export.ts'

interface HomesTablePanelProps {
  /** The filters and the order as the search string of the URL. */
  search: string
  onSearch: (search: string) => void
}

/** The table of all homes, with totals. The user can sort, filter and export it, and change several homes at once. */
export function HomesTablePanel({ search, onSearch }: HomesTablePanelProps) {
  const choice = useMemo(() => readChoice(search), [search])
  const rows = useInfiniteQuery(tableQuery(choice))
  const totals = useQuery(totalsQuery(choice))
  const [selection, setSelection] = useState<Selection>(noHomes)
  const { isSaving, save } = useTableExport(choice)
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = rows
  const homes = useMemo(() => data?.pages.flatMap((page) => page.rows), [data])
  useFailureToast(error, 'Failed to load the table', 'Network error while loading the table')

  function choose(chosen: TableChoice) {
    // The selected homes may not match the new filter, so the selection is cleared.
    setSelection(noHomes)
    onSearch(writeChoice(chosen))
  }

  const count = countSelected(selection, totals.data?.count ?? 0)
  const tags = totals.data?.tags ?? []
  return (
    <div className={styles.screen}>
      <TableFilters choice={choice} onChoice={choose} tags={tags} />
      <div className={styles.summary}>
        <Totals totals={totals.data} />
        <div className={styles.actions}>
          <SavedViews choice={choice} onChoice={choose} />
          {isFiltered(choice) && (
            <Button
              size="small"
              variant="quiet"
              onClick={() => choose({ sort: choice.sort, order: choice.order })}
            >
              Clear filters
            </Button>
          )}
          <Button size="small" disabled={isSaving || !homes?.length} onClick={() => save()}>
            {isSaving ? 'Preparing...' : 'Export CSV'}
          </Button>
        </div>
      </div>
      {count > 0 && (
        <BulkBar
          selection={selection}
          count={count}
          choice={choice}
          tags={tags}
          onDone={() => setSelection(noHomes)}
        />
      )}
      {homes && homes.length > 0 && (
        <div aria-busy={rows.isPlaceholderData}>
          <HomesTable
            homes={homes}
            choice={choice}
            onChoice={choose}
            selection={selection}
            onToggle={(id) => setSelection(toggled(selection, id))}
            onToggleAll={() => setSelection(selection === 'all' ? noHomes : 'all')}
            onEndNear={hasNextPage && !isFetchingNextPage && !error ? fetchNextPage : undefined}
          />
        </div>
      )}
      {homes?.length === 0 && (
        <EmptyState
          title="Nothing matches"
          text="No home matches these filters."
          action={<Button onClick={() => choose({})}>Clear filters</Button>}
        />
      )}
      {!homes && !error && <Waiting />}
      {error && (
        <div className={styles.failure}>
          <span>{homes ? 'Not all homes could be loaded.' : 'The table could not be loaded.'}</span>
          <Button size="small" onClick={() => (homes ? fetchNextPage() : rows.refetch())}>
            Try again
          </Button>
        </div>
      )}
    </div>
  )
}

function Totals({ totals }: { totals: TableTotals | undefined }) {
  if (!totals) return <Skeleton width={280} height={24} />
  const { count, costNext12Months, unitCount, vacantCount, pendingCount } = totals
  return (
    <p className={styles.totals} role="status">
      <b>{countWithNoun(count, 'home')}</b>
      <span>
        <b>{formatMoney(costNext12Months)}</b> expected in the next 12 months
      </span>
      {unitCount > 0 && <span>{formatCount(unitCount)} units</span>}
      <span>{formatCount(vacantCount)} without a tenant</span>
      {pendingCount > 0 && (
        <span className={styles.pending}>
          The costs of {formatCount(pendingCount)} homes are still being calculated.
        </span>
      )}
    </p>
  )
}

function Waiting() {
  return (
    <div className={styles.waiting} role="status">
      <span className="visually-hidden">Loading the table</span>
      {['a', 'b', 'c', 'd', 'e'].map((row) => (
        <Skeleton key={row} height={40} />
      ))}
    </div>
  )
}
