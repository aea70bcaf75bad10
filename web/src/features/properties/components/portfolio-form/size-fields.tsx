import { NumberField } from '../../../../ui/controls/field.tsx'
import { parseWholeNumber } from '../../portfolio-form/form-state.ts'
import type { WholeNumberInput } from '../../portfolio-form/property-entry.ts'
import styles from './size-fields.module.css'

const fields = [
  { name: 'floorArea', label: 'Floor area (sq ft)' },
  { name: 'storeys', label: 'Stories' },
  { name: 'drivewayArea', label: 'Driveway (sq ft)' },
] as const

export type SizeField = (typeof fields)[number]['name']
type Sizes = { [Field in SizeField]?: WholeNumberInput }

interface SizeFieldsProps {
  sizes: Sizes
  /** Returns the server's error for a field, if any. */
  serverErrorOf: (field: SizeField) => string | undefined
  onChange: (change: Sizes) => void
}

/** The optional fields for the sizes of a home. The sizes determine the cost of the roof and the driveway. */
export function SizeFields({ sizes, serverErrorOf, onChange }: SizeFieldsProps) {
  return (
    <fieldset className={styles.sizes}>
      <legend>Sizes, for closer prices (optional)</legend>
      {fields.map(({ name, label }) => (
        <NumberField
          key={name}
          label={label}
          name={name}
          step={1}
          value={sizes[name] ?? ''}
          serverError={serverErrorOf(name)}
          onChange={(event) => onChange({ [name]: parseWholeNumber(event.currentTarget.value) })}
          onWheel={(event) => event.currentTarget.blur()}
        />
      ))}
    </fieldset>
  )
}
