import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/controls/button.tsx'
import { SelectField } from '../../ui/controls/field.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { MailboxDrawing } from '../../ui/layout/drawings.tsx'
import { propertyQuery } from '../portfolio/property-query.ts'
import { type ChangeFilter, type ChangeKind, changesQuery } from './api.ts'
import styles from './components/activity.module.css'
import { ActivityDays } from './components/activity-days.tsx'

const kinds: { value: ChangeKind; label: string }[] = [
  { value: 'homes', label: 'Homes and units' },
  { value: 'components', label: 'Appliances and structures' },
  { value: 'tenants', label: 'Tenants' },
  { value: 'notes', label: 'Notes' },
  { value: 'photos', label: 'Photos' },
  { value: 'plan', label: 'Plan and reserve' },
  { value: 'account', label: 'Account and payment' },
]

const everything: ChangeFilter = { kind: '', propertyId: undefined }

/** Shows the history of all changes to the customer's data. */
export function ActivityCard() {
  const [filter, setFilter] = useState(everything)
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } =
    useInfiniteQuery(changesQuery(filter))
  const changes = data?.pages.flatMap(({ rows }) => rows)
  const isFiltered = filter.kind !== '' || filter.propertyId !== undefined

  return (
    <Card title="Activity" subtitle="What changed in your account, by whom and when, newest first.">
      <div className={styles.filters}>
        <SelectField
          label="Show"
          options={kinds}
          placeholder="Everything"
          value={filter.kind}
          // The cast is safe, because each option is either a `ChangeKind` or the empty text of the placeholder.
          onChange={(event) => setFilter({ ...filter, kind: event.currentTarget.value as ChangeKind | '' })}
        />
        {filter.propertyId !== undefined && (
          <OneHome
            propertyId={filter.propertyId}
            onClear={() => setFilter({ ...filter, propertyId: undefined })}
          />
        )}
      </div>
      {error && !changes ? (
        <EmptyState
          drawing={<MailboxDrawing />}
          title="Your activity did not load"
          text="Please try again."
          action={<Button onClick={() => refetch()}>Try again</Button>}
        />
      ) : !changes ? (
        <Waiting />
      ) : changes.length === 0 ? (
        <EmptyState
          drawing={<MailboxDrawing />}
          title={isFiltered ? 'Nothing of this kind yet' : 'Nothing has changed yet'}
          text="What you add, change or remove appears here."
          action={isFiltered && <Button onClick={() => setFilter(everything)}>Show everything</Button>}
        />
      ) : (
        <ActivityDays
          changes={changes}
          onlyHome={
            filter.propertyId === undefined ? (propertyId) => setFilter({ ...filter, propertyId }) : undefined
          }
        />
      )}
      {changes && hasNextPage && (
        <div className={styles.more}>
          {isFetchNextPageError && <p>Older changes did not load.</p>}
          <Button disabled={isFetchingNextPage} onClick={() => fetchNextPage()}>
            {isFetchingNextPage ? 'Loading...' : 'Show older changes'}
          </Button>
        </div>
      )}
    </Card>
  )
}

/** Shows the address of the home to which the history is limited, and a button that shows all homes again. */
function OneHome({ propertyId, onClear }: { propertyId: string; onClear: () => void }) {
  const { data } = useQuery(propertyQuery(propertyId))
  return (
    <div className={styles.oneHome}>
      <span>{data?.address ?? 'One home'} alone</span>
      <Button size="small" onClick={onClear}>
        Show all homes
      </Button>
    </div>
  )
}

function Waiting() {
  return (
    <div role="status" className={styles.waiting}>
      <span className="visually-hidden">Loading your activity</span>
      <Skeleton width={120} height={16} />
      <Skeleton height={56} />
      <Skeleton height={56} />
      <Skeleton width={120} height={16} />
      <Skeleton height={56} />
    </div>
  )
}
