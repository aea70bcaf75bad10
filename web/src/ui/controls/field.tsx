import { type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes, useId, useState } from 'react'
import { classes } from '../layout/classes.ts'
import styles from './field.module.css'

interface Frame {
  label: ReactNode
  hint?: ReactNode
  /** The error message. Screen readers learn that the field is invalid. */
  error?: string | undefined
  /** The server's error about the value, shown until the value changes. */
  refusal?: string | undefined
  /** True if the error is shown elsewhere: `describedBy` names the element. */
  isInvalid?: boolean | undefined
  describedBy?: string | undefined
}

type FrameProps = Frame & { value: unknown; children: (wiring: Wiring) => ReactNode }

interface Wiring {
  id: string
  'aria-invalid': boolean | undefined
  'aria-describedby': string | undefined
}

/** Returns the server's error while the field still has the value it was about. */
function useRefusal(refusal: string | undefined, value: unknown): string | undefined {
  const [refused, setRefused] = useState({ refusal, value })
  if (refused.refusal !== refusal) setRefused({ refusal, value })
  return Object.is(refused.value, value) ? refusal : undefined
}

/** A label above, and a hint or error below the control, connected by id. */
export function FieldFrame({
  label,
  hint,
  children,
  value,
  describedBy,
  isInvalid = false,
  ...wrong
}: FrameProps) {
  const id = useId()
  const noteId = `${id}-note`
  const refusal = useRefusal(wrong.refusal, value)
  const error = wrong.error ?? refusal
  const note = error ?? hint
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error || isInvalid ? true : undefined,
        'aria-describedby': [note && noteId, describedBy].filter(Boolean).join(' ') || undefined,
      })}
      {note && (
        <p id={noteId} className={error ? styles.error : styles.hint}>
          {note}
        </p>
      )}
    </div>
  )
}

/** Separates the frame's properties from the control's. */
export function split<Props extends Frame & { value?: unknown }>(props: Props) {
  const { label, hint, error, refusal, isInvalid, describedBy, ...control } = props
  return [{ label, hint, error, refusal, isInvalid, describedBy, value: props.value }, control] as const
}

export type InputProps = Frame & Omit<InputHTMLAttributes<HTMLInputElement>, 'id'>

export function TextField({ className, ...props }: InputProps) {
  const [frame, input] = split(props)
  return (
    <FieldFrame {...frame}>
      {(wiring) => (
        <input type="text" className={classes(styles.control, className)} {...input} {...wiring} />
      )}
    </FieldFrame>
  )
}

/** A number field: the digit keyboard on phones, tabular figures. The value is the typed text. */
export function NumberField(props: Omit<InputProps, 'type'>) {
  return <TextField type="number" inputMode="numeric" min={0} className={styles.number} {...props} />
}

type SelectProps = Frame &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'> & {
    options: readonly { value: string; label: string }[]
    /** Shown while nothing is selected, and the option that clears the selection. */
    placeholder?: string
  }

/** The system's own select: fastest on a phone, with keyboard support. */
export function SelectField({ className, options, placeholder, ...props }: SelectProps) {
  const [frame, select] = split(props)
  return (
    <FieldFrame {...frame}>
      {(wiring) => (
        <select className={classes(styles.control, styles.select, className)} {...select} {...wiring}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
