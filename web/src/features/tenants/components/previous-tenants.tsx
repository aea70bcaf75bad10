import { formatDate, formatUnit } from '../../../platform/format.ts'
import type { Tenant } from '../api.ts'
import { nameOf } from '../tenant-words.ts'
import styles from './tenants.module.css'

/**
 * Shows previous tenants with the ends of their leases. The list is open for a vacant property, and collapsed for a
 * rented one.
 */
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
                {tenant.unitNumber !== null && (
                  <span className={styles.unit}> {formatUnit(tenant.unitNumber)}</span>
                )}
              </span>
              <span className={styles.ended}>Ended: {end ? formatDate(end) : 'N/A'}</span>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
