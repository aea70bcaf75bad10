import { NumberField } from '../../../../ui/controls/field.tsx'
import { type AgeInput, parseAgeYears } from '../../portfolio-form/form-state.ts'

const fields = [
  { name: 'floorArea', label: 'Floor area (sq ft, optional)' },
  { name: 'storeys', label: 'Stories (optional)' },
  { name: 'drivewayArea', label: 'Driveway (sq ft, optional)' },
] as const

export type SizeField = (typeof fields)[number]['name']
type Sizes = { [Field in SizeField]?: AgeInput }

interface SizeFieldsProps {
  sizes: Sizes
  /** The server's complaint about a field, if any. */
  refusalOf: (field: SizeField) => string | undefined
  onChange: (change: Sizes) => void
}

/** Optional facts of a home. The prices of its roof and its driveway follow from them. */
export const SizeFields = ({ sizes, refusalOf, onChange }: SizeFieldsProps) =>
  fields.map(({ name, label }) => (
    <NumberField
      key={name}
      label={label}
      name={name}
      step={1}
      value={sizes[name] ?? ''}
      refusal={refusalOf(name)}
      onChange={(event) => onChange({ [name]: parseAgeYears(event.currentTarget.value) })}
      onWheel={(event) => event.currentTarget.blur()}
    />
  ))
