import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import styles from './properties-tab.module.css'

/** Placeholders for property cards while the first page loads. */
export function TileSkeletons() {
  return (
    <div className={styles.skeletons} role="status">
      <span className="visually-hidden">Loading properties</span>
      {['first', 'second', 'third'].map((tile) => (
        <div key={tile} className={styles.skeletonTile} aria-hidden="true">
          <Skeleton width="70%" height={24} />
          <Skeleton width="100%" height={36} />
          <Skeleton width="50%" height={18} />
        </div>
      ))}
    </div>
  )
}
