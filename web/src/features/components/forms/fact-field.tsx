import { type ComponentFact, componentFacts, type FactName } from '@home-pulse/contract/component-facts'
import { capitalize } from '../../../platform/format.ts'
import { SelectField, TextField } from '../../../ui/controls/field.tsx'

interface FactFieldProps {
  /** Any fact except the variant, whose field needs the options of the type. */
  fact: Exclude<FactName, 'variant'>
  value: string
  name?: string
  placeholder?: string
  refusal?: string | undefined
  onChange: (event: { currentTarget: { value: string } }) => void
}

/** The field for a fact of a component: a text field, or a choice of its options. */
export function FactField({ fact, placeholder, ...field }: FactFieldProps) {
  const { title, options, maxLength }: ComponentFact = componentFacts[fact]
  const shared = { label: capitalize(title), autoComplete: 'off', ...field }
  if (!options)
    return <TextField maxLength={maxLength} {...(placeholder !== undefined && { placeholder })} {...shared} />
  return (
    <SelectField
      placeholder={placeholder ?? 'Not known'}
      options={options.map((value) => ({ value, label: optionInWords(value) }))}
      {...shared}
    />
  )
}

const optionInWords = (option: string) => capitalize(option.replaceAll('_', ' '))

export const formatFact = (fact: FactName, value: string): string =>
  'options' in componentFacts[fact] ? optionInWords(value) : value
