import { useQuery } from '@tanstack/react-query'
import { SelectField } from '../../../ui/controls/field.tsx'
import { tenantsQuery, unitsQuery } from '../api.ts'

interface UnitPickerProps {
  propertyId: string
  /** True if at least one unit of the property is rented, so that the property cannot be rented as a whole. */
  isPartlyRented: boolean
  isBusy: boolean
  unitId: string
  onChange: (unitId: string) => void
}

/** Selects a vacant unit of a multifamily property, or the whole property. The units are listed first. */
export function UnitPicker({ propertyId, isPartlyRented, isBusy, unitId, onChange }: UnitPickerProps) {
  const units = useQuery(unitsQuery(propertyId))
  const tenants = useQuery(tenantsQuery(propertyId))
  // If the tenants did not load, all units are offered. The server refuses a unit that is already rented.
  const known = tenants.data ?? (tenants.error ? [] : undefined)
  const taken = known?.filter(({ isCurrent }) => isCurrent).map((tenant) => tenant.unitId)
  const vacant = taken && units.data?.filter((unit) => !taken.includes(unit.unitId))
  const isKnown = vacant !== undefined || units.error !== null
  const rooms = (vacant ?? []).map((unit) => ({ value: unit.unitId, label: `Unit ${unit.unitNumber}` }))
  const whole = isKnown && !isPartlyRented ? [{ value: '', label: 'The whole property' }] : []
  return (
    <SelectField
      label="Unit"
      {...(whole.length === 0 && { placeholder: isKnown ? 'Select a unit...' : 'Loading units...' })}
      error={units.error ? 'The units could not be loaded.' : undefined}
      disabled={isBusy}
      value={unitId}
      options={[...rooms, ...whole]}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
