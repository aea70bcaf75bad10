import type { PlainDate } from '@home-pulse/contract/primitives'
import type { Tenant } from '../api.ts'
import type { OpenForm } from '../open-form.ts'
import { draftOf, renewalOf } from '../tenant-draft.ts'
import { nameOf } from '../tenant-words.ts'
import type { TenantWrites } from '../use-tenant-writes.ts'
import { CurrentTenant } from './current-tenant.tsx'
import { EndTenancy } from './end-tenancy.tsx'
import { PreviousTenants } from './previous-tenants.tsx'
import { TenantForm } from './tenant-form.tsx'
import styles from './tenants.module.css'

interface TenancyBodyProps {
  propertyId: string
  vacantUnitCount: number
  tenants: Tenant[]
  isRented: boolean
  /** True if it is certain that the property has no current tenant. False while that is unknown. */
  isVacant: boolean
  form: OpenForm | null
  /**
   * Opens a form. `opener` is the `data-opens` attribute of the clicked button. That button gets the focus when the
   * form closes.
   */
  onForm: (form: OpenForm, opener: string) => void
  onClose: () => void
  /** Called with the changed form when the user types. */
  onDraft: (form: OpenForm) => void
  writes: TenantWrites
  today: PlainDate
}

/** The content of a tenant card: the current tenants or the vacancy, the previous tenants, and the open form. */
export function TenancyBody(props: TenancyBodyProps) {
  const { propertyId, vacantUnitCount, tenants, isRented, isVacant, form, writes, today } = props
  const { onForm, onClose, onDraft } = props
  const previous = tenants.filter((tenant) => !tenant.isCurrent)

  async function save() {
    if (form && (await send(form, propertyId, writes))) onClose()
  }

  const drawForm = (shown: Exclude<OpenForm, { kind: 'end' }>) => (
    <TenantForm
      key={shown.kind}
      form={shown}
      rentable={
        shown.kind === 'add' && vacantUnitCount > 0 ? { propertyId, isPartlyRented: isRented } : undefined
      }
      writes={writes}
      onChange={onDraft}
      onSave={save}
      onCancel={onClose}
    />
  )

  return (
    <>
      {form?.kind === 'add' && drawForm(form)}
      {tenants
        .filter((tenant) => tenant.isCurrent)
        .map((tenant) => {
          const tenantId = tenant.id
          const isOpen = form !== null && form.kind !== 'add' && form.tenantId === tenantId
          return (
            <div key={tenantId} className={styles.current}>
              {isOpen && form.kind !== 'end' ? (
                drawForm(form)
              ) : (
                <CurrentTenant
                  tenant={tenant}
                  today={today}
                  onEdit={() =>
                    onForm({ kind: 'edit', tenantId, draft: draftOf(tenant) }, `edit ${tenantId}`)
                  }
                  onRenew={() =>
                    onForm({ kind: 'renew', tenantId, draft: renewalOf(tenant) }, `renew ${tenantId}`)
                  }
                  onEnd={() => onForm({ kind: 'end', tenantId }, `end ${tenantId}`)}
                />
              )}
              {isOpen && form.kind === 'end' && (
                <EndTenancy
                  name={nameOf(tenant)}
                  unitNumber={tenant.unitNumber}
                  isBusy={writes.isBusy}
                  onEnd={save}
                  onKeep={onClose}
                />
              )}
            </div>
          )
        })}
      {isVacant && form?.kind !== 'add' && (
        <div className={styles.vacancy}>
          <h3>Property Currently Vacant</h3>
          <p>This property does not have a current tenant.</p>
        </div>
      )}
      {previous.length > 0 && <PreviousTenants tenants={previous} isOpen={isVacant} />}
    </>
  )
}

function send(form: OpenForm, propertyId: string, writes: TenantWrites): Promise<boolean> {
  if (form.kind === 'add') return writes.add(propertyId, form.draft)
  if (form.kind === 'edit') return writes.update(propertyId, form.tenantId, form.draft)
  if (form.kind === 'renew') return writes.renew(propertyId, form.tenantId, form.draft)
  return writes.end(propertyId, form.tenantId)
}
