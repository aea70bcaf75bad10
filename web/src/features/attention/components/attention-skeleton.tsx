import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import styles from './attention.module.css'

export function AttentionSkeleton() {
  return (
    <div role="status">
      <span className="visually-hidden">Loading the items that need attention</span>
      {['first', 'second', 'third', 'fourth'].map((row) => (
        <div key={row} className={styles.skeleton} aria-hidden="true">
          <Skeleton width="60%" height={20} />
          <Skeleton height={20} />
          <Skeleton height={20} />
        </div>
      ))}
    </div>
  )
}
