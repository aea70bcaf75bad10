import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import styles from './tenants.module.css'

export function TenantSkeletons() {
  return (
    <div className={styles.skeletons} role="status">
      <span className="visually-hidden">Loading tenants</span>
      {['first', 'second', 'third', 'fourth'].map((card) => (
        <Card key={card} className={styles.skeleton}>
          <Skeleton width="55%" height={28} />
          <Skeleton height={24} />
          <Skeleton width="80%" height={24} />
        </Card>
      ))}
    </div>
  )
}
