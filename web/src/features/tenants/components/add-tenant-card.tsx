import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { SelectField } from '../../../ui/controls/field.tsx'
import { LeaveQuestion } from '../../../ui/controls/leave-question.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { classes } from '../../../ui/layout/classes.ts'
import type { AddressRow } from '../api.ts'
import { blankDraft } from '../tenant-draft.ts'
import { useTenantWrites } from '../use-tenant-writes.ts'
import { AddressFinder } from './address-finder.tsx'
import fieldStyles from './tenant-fields.module.css'
import { TenantFields } from './tenant-fields.tsx'
import styles from './tenants.module.css'
import { UnitPicker } from './unit-picker.tsx'

interface AddTenantCardProps {
  userId: string
  vacant: AddressRow[]
  /** True if `vacant` contains only some of the vacant places. The user then finds the other places by a search. */
  isSearched: boolean
}

/**
 * The form that adds a tenant to a vacant home, or to a vacant unit of a building. The fields appear when a place is
 * selected.
 */
export function AddTenantCard({ userId, vacant, isSearched }: AddTenantCardProps) {
  const [picked, setPicked] = useState<AddressRow>()
  const [draft, setDraft] = useState(blankDraft)
  const writes = useTenantWrites()
  const ref = useRef<HTMLFormElement>(null)
  const unitPlace = useRef<HTMLDivElement>(null)
  const hasAdded = useRef(false)
  const [isUnitAsked, setUnitAsked] = useState(false)
  useEffect(() => {
    if (writes.isBusy || !hasAdded.current) return
    hasAdded.current = false
    // The button that had the focus is disabled until a place is selected, so the focus moves to the field for the
    // place.
    ref.current?.querySelector<HTMLElement>('select, input')?.focus()
  })
  // A selected address that is not in `vacant` was rented in the meantime, so it is deselected. With a search, `vacant`
  // is incomplete, so the address stays selected.
  const chosen =
    vacant.find((row) => row.propertyId === picked?.propertyId) ?? (isSearched ? picked : undefined)

  function choose(row: AddressRow | undefined) {
    setPicked(row)
    setDraft({ ...draft, unitId: '' })
    setUnitAsked(false)
  }

  function clear() {
    setPicked(undefined)
    setDraft(blankDraft)
    setUnitAsked(false)
    writes.reset()
  }

  const isTyped = Object.values(draft).some((value) => value !== '')
  const isPartlyRented = chosen !== undefined && chosen.currentTenantCount > 0
  const isUnitMissing = isPartlyRented && draft.unitId === ''

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isUnitMissing) {
      setUnitAsked(true)
      unitPlace.current?.querySelector('select')?.focus()
      return
    }
    if (!chosen || !(await writes.add(chosen.propertyId, draft))) return
    hasAdded.current = true
    clear()
  }

  return (
    <Card title="Add Tenant to Property" subtitle="Choose a vacant home, or a building with a vacant unit.">
      <form
        ref={ref}
        className={classes(fieldStyles.form, !chosen && styles.unpicked)}
        noValidate
        onSubmit={submit}
      >
        <LeaveQuestion isAnyPending={isTyped && !writes.isBusy} />
        <div className={styles.picker}>
          <VacantPlaceField
            {...{ userId, vacant, isSearched, chosen }}
            isDisabled={writes.isBusy}
            onChoose={choose}
          />
        </div>
        {chosen && chosen.vacantUnitCount > 0 && (
          <div ref={unitPlace} className={styles.picker}>
            <UnitPicker
              propertyId={chosen.propertyId}
              isPartlyRented={isPartlyRented}
              isBusy={writes.isBusy}
              isMissing={isUnitAsked && isUnitMissing}
              unitId={draft.unitId}
              onChange={(unitId) => setDraft({ ...draft, unitId })}
            />
          </div>
        )}
        {chosen && (
          <TenantFields draft={draft} onChange={setDraft} isBusy={writes.isBusy} problem={writes.problem} />
        )}
        <div className={fieldStyles.actions}>
          <Button type="submit" variant="primary" disabled={writes.isBusy || !chosen}>
            {writes.isBusy ? 'Adding Tenant...' : 'Add Tenant'}
          </Button>
          <Button disabled={writes.isBusy} onClick={clear}>
            Clear
          </Button>
        </div>
      </form>
    </Card>
  )
}

interface VacantPlaceFieldProps extends AddTenantCardProps {
  chosen: AddressRow | undefined
  isDisabled: boolean
  onChoose: (row: AddressRow | undefined) => void
}

/** The field that selects a vacant place: a list of all of them, or a search if there are too many for a list. */
function VacantPlaceField(props: VacantPlaceFieldProps) {
  const { userId, vacant, isSearched, chosen, isDisabled, onChoose } = props
  const label = 'Property Address'
  return isSearched ? (
    <AddressFinder {...{ label, userId, chosen, isDisabled, onChoose }} />
  ) : (
    <SelectField
      label={label}
      placeholder="Select a property..."
      disabled={isDisabled}
      value={chosen?.propertyId ?? ''}
      options={vacant.map((row) => ({ value: row.propertyId, label: row.address }))}
      onChange={({ currentTarget: { value } }) => onChoose(vacant.find((row) => row.propertyId === value))}
    />
  )
}
