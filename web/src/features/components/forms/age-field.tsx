import { type ReactNode, useId } from 'react'
import { NumberField } from '../../../ui/controls/field.tsx'
import { isAgeTooHigh } from '../age.ts'
import styles from './age-hint.module.css'
import { AgeNote } from './age-note.tsx'

interface AgeFieldProps {
  label: string
  name?: string
  age: number | string
  of: 'home' | 'component'
  onChange: (typed: string) => void
  error?: string | undefined
  serverError?: string | undefined
  /** A note that says which age is stored if the field is blank. Absent if an age is required. */
  blank?: ReactNode
  /** The id of the note about the age, if the note is outside this field. */
  noteId?: string
  disabled?: boolean
}

/**
 * A field for an age in whole years, from 0 to 500. If a calendar year or a higher age is typed, a note explains the
 * error at once.
 */
export function AgeField({ age, of, onChange, blank, noteId, ...rest }: AgeFieldProps) {
  const ownNoteId = useId()
  const note = noteId ?? ownNoteId
  const hasNote = isAgeTooHigh(age) || (age === '' && Boolean(blank ?? noteId))
  const field = (
    <NumberField
      {...rest}
      step={1}
      value={age}
      isInvalid={isAgeTooHigh(age)}
      describedBy={hasNote ? note : undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
      // Without this, scrolling the page over the focused field would change its number.
      onWheel={(event) => event.currentTarget.blur()}
    />
  )
  if (noteId) return field
  return (
    <div className={styles.field}>
      {field}
      <AgeNote id={note} age={age} of={of} blank={blank} onUse={(years) => onChange(String(years))} />
    </div>
  )
}
