import { NumberField } from '../../../../ui/controls/field.tsx'
import { type AgeInput, parseAgeYears } from '../../portfolio-form/form-state.ts'

interface SizeFieldsProps {
  floorArea: AgeInput | undefined
  storeys: AgeInput | undefined
  /** The server's complaint about a field, if any. */
  refusalOf: (field: 'floorArea' | 'storeys') => string | undefined
  onChange: (change: { floorArea?: AgeInput; storeys?: AgeInput }) => void
}

/** Two optional facts of a home. The price of its roof follows from them. */
export function SizeFields({ floorArea = '', storeys = '', refusalOf, onChange }: SizeFieldsProps) {
  return (
    <>
      <NumberField
        label="Floor area (sq ft, optional)"
        name="floorArea"
        step={1}
        value={floorArea}
        refusal={refusalOf('floorArea')}
        onChange={(event) => onChange({ floorArea: parseAgeYears(event.currentTarget.value) })}
        onWheel={(event) => event.currentTarget.blur()}
      />
      <NumberField
        label="Stories (optional)"
        name="storeys"
        step={1}
        value={storeys}
        refusal={refusalOf('storeys')}
        onChange={(event) => onChange({ storeys: parseAgeYears(event.currentTarget.value) })}
        onWheel={(event) => event.currentTarget.blur()}
      />
    </>
  )
}
