import { StatusBadge } from '../../../ui/feedback/status-badge.tsx'
import { HouseSection } from '../../../ui/layout/house-section.tsx'
import styles from './lit-house.module.css'

const example = [
  { type: 'roof', status: 'coming_due' },
  { type: 'water_heater', status: 'overdue' },
  { type: 'furnace', status: 'healthy' },
  { type: 'ac_unit', status: 'healthy' },
  { type: 'refrigerator', status: 'healthy' },
  { type: 'stove', status: 'healthy' },
  { type: 'dishwasher', status: 'healthy' },
  { type: 'washer', status: 'healthy' },
  { type: 'dryer', status: 'healthy' },
  { type: 'driveway', status: 'healthy' },
] as const

/** A decorative preview of a home, shown if there is space. */
export function LitHouse() {
  return (
    <aside className={styles.side} aria-label="What a home looks like here">
      <div className={styles.house}>
        <HouseSection components={example} />
        <p className={styles.line}>Every part of your home, and when it will need you.</p>
        <div className={styles.legend}>
          <StatusBadge status="overdue" />
          <StatusBadge status="coming_due" />
          <StatusBadge status="healthy" />
        </div>
      </div>
    </aside>
  )
}
