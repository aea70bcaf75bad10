import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import styles from './calendar.module.css'

export function CalendarSkeleton() {
  return (
    <div role="status" className={styles.skeleton}>
      <span className="visually-hidden">Loading the calendar</span>
      <Skeleton width="35%" height={26} />
      {['first', 'second', 'third', 'fourth'].map((row) => (
        <Skeleton key={row} height={64} />
      ))}
    </div>
  )
}
