import { useQuery } from '@tanstack/react-query'
import { SelectField } from '../../../ui/controls/field.tsx'
import { tenantsQuery, unitsQuery } from '../api.ts'

interface UnitPickerProps {
  propertyId: string
  /** True if a unit of the property is rented. The property as a whole can then not be selected. */
  isPartlyRented: boolean
  isBusy: boolean
  /** True if the user tried to save without selecting a unit. */
  isMissing: boolean
  unitId: string
  onChange: (unitId: string) => void
}

/** A field in which the user selects a vacant unit of a multifamily property, or the whole property. */
export function UnitPicker({
  propertyId,
  isPartlyRented,
  isBusy,
  isMissing,
  unitId,
  onChange,
}: UnitPickerProps) {
  const units = useQuery(unitsQuery(propertyId))
  const tenants = useQuery(tenantsQuery(propertyId))
  // If the tenants failed to load, the list contains all units. The server refuses a unit that is already rented.
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
      error={errorOf(units.error !== null, isMissing)}
      disabled={isBusy}
      value={unitId}
      options={[...rooms, ...whole]}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

function errorOf(hasFailed: boolean, isMissing: boolean): string | undefined {
  if (hasFailed) return 'The units could not be loaded.'
  return isMissing ? 'Choose the unit that the tenant rents. Another unit is already rented.' : undefined
}
