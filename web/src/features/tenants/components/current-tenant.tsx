import { formatExactDollars } from '@home-pulse/contract/money'
import type { PlainDate } from '@home-pulse/contract/primitives'
import type { ReactNode } from 'react'
import { formatDate, formatDistance } from '../../../platform/format.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { typeTitle } from '../../components/type-label.ts'
import type { Tenant } from '../api.ts'
import { nameOf } from '../tenant-words.ts'
import styles from './tenants.module.css'

interface CurrentTenantProps {
  tenant: Tenant
  today: PlainDate
  onEdit: () => void
  onRenew: () => void
  onEnd: () => void
}

/** Shows a current tenant with the contact details, the rent and the end of the lease. */
export function CurrentTenant({ tenant, today, onEdit, onRenew, onEnd }: CurrentTenantProps) {
  const { phoneNumber, contractDurationMonths, contractEndDate, recommendedImprovements } = tenant
  return (
    <>
      <dl className={styles.facts}>
        <Fact name="Current Tenant">{nameOf(tenant)}</Fact>
        {tenant.unitNumber !== null && <Fact name="Unit">{tenant.unitNumber}</Fact>}
        <Fact name="Phone Number">
          {phoneNumber ? <a href={`tel:${phoneNumber}`}>{phoneNumber}</a> : 'N/A'}
        </Fact>
        <Fact name="Monthly Rent">{formatExactDollars(tenant.currentRent)}</Fact>
        <Fact name="Contract Duration (months)">{contractDurationMonths || 'N/A'}</Fact>
        <Fact name="Contract Ends">
          {contractEndDate ? (
            <>
              {formatDate(contractEndDate)}{' '}
              <span className={styles.distance}>{formatDistance(contractEndDate, today)}</span>
            </>
          ) : (
            'N/A'
          )}
        </Fact>
        {tenant.moveOutDate !== null && <Fact name="Moves out">{formatDate(tenant.moveOutDate)}</Fact>}
        {tenant.email !== '' && (
          <Fact name="Email">
            <a href={`mailto:${encodeURIComponent(tenant.email).replace('%40', '@')}`}>{tenant.email}</a>
          </Fact>
        )}
        {tenant.deposit !== null && <Fact name="Deposit">{formatExactDollars(tenant.deposit)}</Fact>}
        {tenant.coTenants.length > 0 && <Fact name="Co-tenants">{tenant.coTenants.join(', ')}</Fact>}
      </dl>
      {recommendedImprovements.length > 0 && (
        <div className={styles.improvements}>
          <h3>Recommended Improvement Dates</h3>
          <ul className={styles.dates}>
            {recommendedImprovements.map(({ date, componentId, name }) => (
              <li key={`${componentId} ${date}`}>
                {name && `${typeTitle(name)}, `}
                {formatDate(date)}
              </li>
            ))}
          </ul>
          <p className={styles.note}>
            Each part is due near the end of this contract, or of a later one of the same length. Between two
            contracts the work disturbs nobody.
          </p>
        </div>
      )}
      <div className={styles.actions}>
        <Button size="small" data-opens={`edit ${tenant.id}`} onClick={onEdit}>
          Edit
        </Button>
        <Button size="small" data-opens={`renew ${tenant.id}`} onClick={onRenew}>
          Renew lease
        </Button>
        <Button size="small" data-opens={`end ${tenant.id}`} onClick={onEnd}>
          End tenancy
        </Button>
      </div>
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
