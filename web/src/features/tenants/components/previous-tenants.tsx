import { formatDate } from '../../../platform/format.ts'
import type { Tenant } from '../api.ts'
import { nameOf } from '../tenant-words.ts'
import styles from './tenants.module.css'

/** Previous tenants with the ends of their leases. Open for a vacant property, collapsed for a let one. */
export function PreviousTenants({ tenants, isOpen }: { tenants: Tenant[]; isOpen: boolean }) {
  return (
    <details className={styles.previous} open={isOpen}>
      <summary>Previous Tenants</summary>
      <ul>
        {tenants.map((tenant) => {
          const end = tenant.endedOn ?? tenant.contractEndDate
          return (
            <li key={tenant.id}>
              <span className={styles.name}>
                {nameOf(tenant)}
                {tenant.unitNumber !== null && <span className={styles.unit}> unit {tenant.unitNumber}</span>}
              </span>
              <span className={styles.ended}>Ended: {end ? formatDate(end) : 'N/A'}</span>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
