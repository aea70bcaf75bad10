import { NumberField } from '../../../ui/field.tsx'
import { type AgeInput, parseAgeYears } from '../form-state.ts'

interface AgeFieldProps {
  label: string
  name: string
  ageYears: AgeInput
  onChange: (ageYears: AgeInput) => void
  error?: string | undefined
  /** Leaving it blank shows the 0 that will be sent. A home's own age has no such default. */
  isZeroWhenBlank?: boolean
}

/** Whole years from 0. */
export function AgeField({ ageYears, onChange, isZeroWhenBlank = false, ...rest }: AgeFieldProps) {
  return (
    <NumberField
      {...rest}
      step={1}
      placeholder={isZeroWhenBlank ? '0' : ''}
      value={ageYears}
      onChange={(event) => onChange(parseAgeYears(event.currentTarget.value))}
      onBlur={() => isZeroWhenBlank && ageYears === '' && onChange(0)}
      // Scrolling the page over a focused number field would change its number.
      onWheel={(event) => event.currentTarget.blur()}
    />
  )
}
