import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { LoadFailure } from './load-failure.tsx'
import styles from './loaded-card.module.css'

interface LoadedCardProps<Row> {
  title: string
  query: UseQueryResult<Row[]>
  /** At the right of the title, once the list is there. */
  aside?: ReactNode
  /** The text of an empty list. */
  empty: string
  /** Draws the list also when it is empty: something in it can still be had back. */
  isKept?: boolean
  /** Stands over the list, or over the words that say there is none. */
  form?: ReactNode
  children: (rows: Row[]) => ReactNode
}

/** A card over one list, with its count: loading, failed, empty or full, whatever the others are. */
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
