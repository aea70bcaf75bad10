import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import styles from './plan.module.css'

export function PlanSkeleton() {
  return (
    <div role="status" className={styles.plan}>
      <span className="visually-hidden">Loading the plan</span>
      <Skeleton height={92} />
      <div className={styles.columns}>
        <Skeleton height={420} />
        <Skeleton height={420} />
      </div>
    </div>
  )
}
