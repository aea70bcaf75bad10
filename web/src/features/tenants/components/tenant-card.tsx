import type { PlainDate } from '@home-pulse/contract/primitives'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { paths } from '../../../platform/paths.ts'
import { Button, ButtonLink } from '../../../ui/controls/button.tsx'
import buttonStyles from '../../../ui/controls/flush-button.module.css'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { type AddressRow, tenantsQuery } from '../api.ts'
import { type OpenForms, useOpenForm } from '../open-form.ts'
import { blankDraft, draftOf } from '../tenant-draft.ts'
import { useTenantWrites } from '../use-tenant-writes.ts'
import { TenancyBody } from './tenancy-body.tsx'
import styles from './tenants.module.css'

interface TenantCardProps {
  row: AddressRow
  forms: OpenForms
  today: PlainDate
  /** True while the user scrolls past the card. The card then requests nothing. */
  isPassing: boolean
}

/** The card of one property with its tenants. It has forms to add a tenant, and to edit, renew and end a tenancy. */
export function TenantCard({ row, forms, today, isPassing }: TenantCardProps) {
  const { propertyId, address } = row
  const {
    data: tenants,
    error,
    refetch,
  } = useQuery({
    ...tenantsQuery(propertyId),
    enabled: ({ state }) => !isPassing || state.data !== undefined,
  })
  const [form, setForm] = useOpenForm(forms, propertyId)
  const writes = useTenantWrites()
  const ref = useRef<HTMLElement>(null)
  /** The `data-opens` attribute of the button that opened the form. */
  const opener = useRef('')
  useEffect(() => {
    if (error) toast.error('Failed to load tenant information')
  }, [error])

  const current = tenants?.find((tenant) => tenant.isCurrent)
  // While the tenants are loading, the data of the address says whether the property is rented.
  const isRented = tenants ? current !== undefined : row.currentTenantCount > 0
  const isVacant = tenants ? current === undefined : row.hasCurrentTenant === false && !isRented

  function open(next: typeof form, openedBy = opener.current) {
    writes.reset()
    setForm(next)
    opener.current = openedBy
  }

  const isOpen = form !== null
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen) {
      const find = (buttons: string) => ref.current?.querySelector<HTMLElement>(buttons)
      // The button that opened the form may be gone, for example after a tenancy has ended. The first button that opens
      // a form then gets the focus.
      const button = find(`[data-opens="${opener.current}"]`) ?? find('[data-opens]')
      button?.focus()
    }
    wasOpen.current = isOpen
  }, [isOpen])

  return (
    <Card
      ref={ref}
      className={styles.card}
      title={
        <>
          {address} {isVacant && <span className={styles.vacant}>Vacant</span>}
        </>
      }
      aside={
        <TenantCardActions
          row={row}
          // If the tenants failed to load, the button adds a tenant. The server refuses the new tenant if the property
          // is already rented.
          updatesTenant={tenants ? current !== undefined : isRented && !error}
          isLoading={!tenants && !error}
          isLoaded={tenants !== undefined}
          onUpdate={() =>
            current
              ? open({ kind: 'edit', tenantId: current.id, draft: draftOf(current) }, 'update')
              : open({ kind: 'add', draft: blankDraft }, 'update')
          }
          onAdd={() => open({ kind: 'add', draft: blankDraft }, 'add')}
        />
      }
    >
      {error && <LoadFailure onRetry={refetch} />}
      {tenants || error ? (
        <TenancyBody
          propertyId={propertyId}
          vacantUnitCount={row.vacantUnitCount}
          tenants={tenants ?? []}
          isRented={isRented}
          isVacant={isVacant}
          form={form}
          onForm={open}
          onClose={() => open(null)}
          onDraft={setForm}
          writes={writes}
          today={today}
        />
      ) : (
        <div className={styles.skeleton} aria-hidden="true">
          <Skeleton height={24} />
          <Skeleton width="80%" height={24} />
        </div>
      )}
    </Card>
  )
}

function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.failure}>
      <span>The tenants of this property could not be loaded.</span>
      <Button size="small" onClick={() => onRetry()}>
        Try again
      </Button>
    </div>
  )
}

interface TenantCardActionsProps {
  row: AddressRow
  /** True if the first button updates the current tenant. False if it adds a tenant. */
  updatesTenant: boolean
  isLoading: boolean
  isLoaded: boolean
  onUpdate: () => void
  onAdd: () => void
}

/** The buttons of a card. They update or add a tenant, add a tenant to another unit, and open the property. */
function TenantCardActions(props: TenantCardActionsProps) {
  const { row, updatesTenant, isLoading, isLoaded, onUpdate, onAdd } = props
  return (
    <div className={styles.actions}>
      <Button size="small" data-opens="update" disabled={isLoading} onClick={onUpdate}>
        {updatesTenant ? 'Update Tenant' : 'Add Tenant'}
      </Button>
      {updatesTenant && row.vacantUnitCount > 0 && (
        <Button size="small" data-opens="add" disabled={!isLoaded} onClick={onAdd}>
          Add a tenant to another unit
        </Button>
      )}
      <ButtonLink
        size="small"
        variant="quiet"
        className={buttonStyles.flush}
        to={paths.property}
        params={{ propertyId: row.propertyId }}
      >
        View Property
      </ButtonLink>
    </div>
  )
}
