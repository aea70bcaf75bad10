import { useQuery } from '@tanstack/react-query'
import { SelectField } from '../../../ui/field.tsx'
import { tenantsQuery, unitsQuery } from '../api.ts'

interface UnitPickerProps {
  propertyId: string
  /** Whether a part of the property is let: then the whole cannot be. */
  isLet: boolean
  isBusy: boolean
  unitId: string
  onChange: (unitId: string) => void
}

/** What is let of a multifamily property: one of its units that stand empty, or the whole. */
export function UnitPicker({ propertyId, isLet, isBusy, unitId, onChange }: UnitPickerProps) {
  const units = useQuery(unitsQuery(propertyId))
  const tenants = useQuery(tenantsQuery(propertyId))
  const taken = tenants.data?.filter(({ isCurrent }) => isCurrent).map((tenant) => tenant.unitId)
  const vacant = taken && units.data?.filter((unit) => !taken.includes(unit.unitId))
  const words = isLet ? 'Select a unit...' : 'The whole property'
  const failed = units.error ?? tenants.error
  return (
    <SelectField
      label="Unit"
      placeholder={vacant || failed ? words : 'Loading units...'}
      error={failed ? 'The units could not be loaded.' : undefined}
      disabled={isBusy}
      value={unitId}
      options={(vacant ?? []).map((unit) => ({ value: unit.unitId, label: `Unit ${unit.unitNumber}` }))}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
