import type { ReactNode } from 'react'
import { Button } from '../../../../ui/controls/button.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import styles from './overview.module.css'

interface OverviewCardProps<Data> {
  title: string
  /** The link to the whole list, to the right of the title. */
  more: ReactNode
  query: { data: Data | undefined; error: unknown; isFetching: boolean; refetch: () => unknown }
  /** The text of an empty list. */
  empty: string
  /** Renders the rows, one list item each. */
  rows: (data: Data) => ReactNode[]
}

/** A short list of the overview, with its loading, empty and failed states. */
export function OverviewCard<Data>({ title, more, query, empty, rows }: OverviewCardProps<Data>) {
  const { data, error, isFetching, refetch } = query
  const items = data === undefined ? [] : rows(data)
  return (
    <Card title={title} aside={more}>
      {data === undefined && error ? (
        <p className={styles.failed}>
          <span>This list did not load.</span>
          <Button size="small" disabled={isFetching} onClick={() => refetch()}>
            Try again
          </Button>
        </p>
      ) : data === undefined ? (
        <Skeleton height={160} />
      ) : items.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <ul className={styles.rows}>{items}</ul>
      )}
    </Card>
  )
}
