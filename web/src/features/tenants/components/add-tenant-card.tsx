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
  /**
   * True if there are too many vacant places for a list, so that `vacant` contains only the first ones. The user then
   * searches for a place.
   */
  isSearched: boolean
}

/**
 * The form that adds a tenant to a vacant home, or to a vacant unit of a building. The other fields appear once a place
 * is selected.
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
    // The save button had the focus, but is now disabled until the user selects a place. So the focus moves to the
    // field for the place.
    ref.current?.querySelector<HTMLElement>('select, input')?.focus()
  })
  // If the selected address is no longer in `vacant`, it has been rented, so it is deselected. With a search, `vacant`
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

/**
 * The field in which the user selects a vacant place: a list of all places, or a search field if there are too many for
 * a list.
 */
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
