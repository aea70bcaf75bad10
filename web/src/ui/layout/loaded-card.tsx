import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadFailure } from '../feedback/load-failure.tsx'
import { Skeleton } from '../feedback/skeleton.tsx'
import { Card } from './card.tsx'
import styles from './loaded-card.module.css'

interface LoadedCardProps<Row> {
  title: string
  query: UseQueryResult<Row[]>
  /** Content to the right of the title. It is shown once the list has loaded. */
  aside?: ReactNode
  /** The text in place of an empty list. */
  empty: string
  /**
   * True if an empty list is passed to `children` too, for example because it shows an undo button for a removed row.
   */
  isKept?: boolean
  /** A form above the list, or above the text for an empty list. */
  form?: ReactNode
  children: (rows: Row[]) => ReactNode
}

/**
 * A card with a list and the number of its rows. It also has contents for a list that is loading, failed to load, or is
 * empty.
 */
export function LoadedCard<Row>(props: LoadedCardProps<Row>) {
  const { title, query, aside, empty, isKept = false, form, children } = props
  const rows = query.data
  return (
    <Card title={rows ? `${title} (${rows.length})` : title} aside={rows && aside}>
      {rows && form && <div className={styles.form}>{form}</div>}
      {rows ? (
        rows.length > 0 || isKept ? (
          children(rows)
        ) : (
          <p className={styles.empty}>{empty}</p>
        )
      ) : query.error ? (
        <LoadFailure what={title.toLowerCase()} onRetry={() => query.refetch()} />
      ) : (
        <div className={styles.skeleton} role="status">
          <span className="visually-hidden">Loading {title.toLowerCase()}</span>
          <Skeleton height={20} />
          <Skeleton height={20} width="80%" />
        </div>
      )}
    </Card>
  )
}
