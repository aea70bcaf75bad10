import { endsSoonDays } from '@home-pulse/contract/vocabulary'
import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useFileSaving } from '../../../../platform/calls/save-file.ts'
import { useFailureToast } from '../../../../platform/calls/use-failure-toast.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { SelectField } from '../../../../ui/controls/field.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { type RentRollChoice, rentRollQuery } from '../../rent-roll-api.ts'
import styles from './rent-roll.module.css'
import { RentRollTable } from './rent-roll-table.tsx'
import { RentRollTotals } from './rent-roll-totals.tsx'

const ImportTenantsDialog = lazy(() => import('../../import/import-tenants-dialog.tsx'))

interface RentRollProps {
  userId: string
  /** The order and the filter, kept in the URL. */
  choice: RentRollChoice
  onChoice: (choice: RentRollChoice) => void
}

const stateOptions = [
  { value: 'vacant', label: 'Vacant' },
  { value: 'ends_soon', label: `Ends within ${endsSoonDays} days` },
  { value: 'over', label: 'Lease over' },
] as const
const sortOptions = [
  { value: 'lease_end', label: 'Lease end, soonest first' },
  { value: 'rent', label: 'Rent, highest first' },
] as const

const chosenOf = <Value extends string>(options: readonly { value: Value }[], wanted: string) =>
  options.find(({ value }) => value === wanted)?.value

/** The table of all rentable places with their tenants, rents and leases. */
export function RentRoll({ userId, choice, onChoice }: RentRollProps) {
  const roll = useInfiniteQuery(rentRollQuery(choice))
  const { data, error, hasNextPage, isFetchingNextPage } = roll
  const places = useMemo(() => data?.pages.flatMap(({ rows }) => rows), [data])
  const { isSaving, save } = useFileSaving('spreadsheet')
  const [isImporting, setImporting] = useState(false)
  useFailureToast(error, 'Failed to load the rent roll', 'Network error while loading the rent roll')

  return (
    <Card
      title="Rent roll"
      aside={
        <div className={styles.files}>
          <Button size="small" onClick={() => setImporting(true)}>
            Import CSV
          </Button>
          <Button
            size="small"
            disabled={isSaving || !places?.length}
            onClick={() =>
              save({
                path: '/v1/rent-roll.csv',
                query: { ...choice },
                fallbackName: 'home-pulse-rent-roll.csv',
              })
            }
          >
            {isSaving ? 'Preparing...' : 'Export CSV'}
          </Button>
        </div>
      }
    >
      {isImporting && (
        <Suspense>
          <ImportTenantsDialog userId={userId} onClose={() => setImporting(false)} />
        </Suspense>
      )}
      <RentRollTotals />
      <RentRollControls choice={choice} onChoice={onChoice} />
      {places && places.length > 0 && (
        <div aria-busy={roll.isPlaceholderData}>
          <RentRollTable
            places={places}
            sort={choice.sort}
            onSort={(sort) => onChoice({ ...choice, sort })}
          />
        </div>
      )}
      {places?.length === 0 && (
        <EmptyState
          title="No place matches"
          text={
            choice.state
              ? `No place is listed under “${labelOf(choice.state)}”.`
              : 'Add a home to list it here.'
          }
        />
      )}
      {!places && !error && <Waiting />}
      {error && (
        <div className={styles.failure}>
          <span>{places ? 'Not all places could be loaded.' : 'The rent roll could not be loaded.'}</span>
          <Button size="small" onClick={() => (places ? roll.fetchNextPage() : roll.refetch())}>
            Try again
          </Button>
        </div>
      )}
      {hasNextPage && !error && (
        <div className={styles.more}>
          <Button disabled={isFetchingNextPage} onClick={() => roll.fetchNextPage()}>
            {isFetchingNextPage ? 'Loading...' : 'Show more places'}
          </Button>
        </div>
      )}
    </Card>
  )
}

/** The fields that filter and sort the table. */
function RentRollControls({ choice, onChoice }: Pick<RentRollProps, 'choice' | 'onChoice'>) {
  return (
    <div className={styles.controls}>
      <SelectField
        label="Show"
        placeholder="All places"
        value={choice.state ?? ''}
        options={stateOptions}
        onChange={({ currentTarget: { value } }) =>
          onChoice({ ...choice, state: chosenOf(stateOptions, value) })
        }
      />
      <SelectField
        label="Sort by"
        placeholder="Home"
        value={choice.sort ?? ''}
        options={sortOptions}
        onChange={({ currentTarget: { value } }) =>
          onChoice({ ...choice, sort: chosenOf(sortOptions, value) })
        }
      />
    </div>
  )
}

const labelOf = (state: NonNullable<RentRollChoice['state']>) =>
  stateOptions.find(({ value }) => value === state)?.label

function Waiting() {
  return (
    <div className={styles.waiting} role="status">
      <span className="visually-hidden">Loading the rent roll</span>
      {['first', 'second', 'third', 'fourth'].map((row) => (
        <Skeleton key={row} height={40} />
      ))}
    </div>
  )
}
