import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { LeaveQuestion } from '../../../ui/controls/leave-question.tsx'
import type { OpenForm } from '../open-form.ts'
import type { TenantWrites } from '../use-tenant-writes.ts'
import styles from './tenant-fields.module.css'
import { TenantFields } from './tenant-fields.tsx'
import { UnitPicker } from './unit-picker.tsx'

type Draftable = Exclude<OpenForm, { kind: 'end' }>

interface TenantFormProps {
  form: Draftable
  /** The property whose vacant units the user can select. Undefined if the user cannot select a unit in this form. */
  rentable: { propertyId: string; isPartlyRented: boolean } | undefined
  writes: TenantWrites
  onChange: (form: Draftable) => void
  onSave: () => void
  onCancel: () => void
}

const words = {
  add: { title: 'Add New Tenant', save: 'Save Tenant' },
  edit: { title: 'Edit Tenant', save: 'Save' },
  renew: { title: 'Renew lease', save: 'Save renewal' },
}

/** The form in a property's card. It adds a tenant, corrects a tenant, or renews a lease. */
export function TenantForm({ form, rentable, writes, onChange, onSave, onCancel }: TenantFormProps) {
  const ref = useRef<HTMLFormElement>(null)
  const [isTyped, setTyped] = useState(false)
  const [isUnitAsked, setUnitAsked] = useState(false)
  const { title, save } = words[form.kind]
  const isUnitMissing = rentable?.isPartlyRented === true && form.draft.unitId === ''
  useEffect(() => ref.current?.querySelector<HTMLElement>('input, select')?.focus(), [])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isUnitMissing) return onSave()
    setUnitAsked(true)
    // Focuses the field for the unit, which is the first select of the form.
    ref.current?.querySelector('select')?.focus()
  }

  return (
    <form
      ref={ref}
      className={styles.form}
      aria-label={title}
      noValidate
      onSubmit={submit}
      onChange={() => setTyped(true)}
    >
      <LeaveQuestion isAnyPending={isTyped && !writes.isBusy} />
      <h3>{title}</h3>
      {rentable && (
        <UnitPicker
          {...rentable}
          isBusy={writes.isBusy}
          isMissing={isUnitAsked && isUnitMissing}
          unitId={form.draft.unitId}
          onChange={(unitId) => onChange({ ...form, draft: { ...form.draft, unitId } })}
        />
      )}
      <TenantFields
        draft={form.draft}
        onChange={(draft) => onChange({ ...form, draft })}
        isBusy={writes.isBusy}
        problem={writes.problem}
        hasPerson={form.kind !== 'renew'}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" disabled={writes.isBusy}>
          {writes.isBusy ? 'Saving...' : save}
        </Button>
        <Button disabled={writes.isBusy} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
