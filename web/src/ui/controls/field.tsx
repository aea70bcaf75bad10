import { type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes, useId, useState } from 'react'
import { classes } from '../layout/classes.ts'
import styles from './field.module.css'

interface Frame {
  label: ReactNode
  hint?: ReactNode
  /** The error message. If it is set, screen readers announce the field as invalid. */
  error?: string | undefined
  /** The server's error about the sent value. It disappears when the user changes the value. */
  serverError?: string | undefined
  /** True if the field is invalid and another element shows the error. `describedBy` is the id of that element. */
  isInvalid?: boolean | undefined
  describedBy?: string | undefined
}

type FrameProps = Frame & { value: unknown; children: (wiring: Wiring) => ReactNode }

interface Wiring {
  id: string
  'aria-invalid': boolean | undefined
  'aria-describedby': string | undefined
}

/** Returns the server's error as long as the field contains the value that the server refused. */
function useServerError(serverError: string | undefined, value: unknown): string | undefined {
  const [rejected, setRejected] = useState({ serverError, value })
  if (rejected.serverError !== serverError) setRejected({ serverError, value })
  return Object.is(rejected.value, value) ? serverError : undefined
}

/**
 * Shows a control with its label above it, and its hint or error below it. Screen readers announce all of them
 * together.
 */
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
  const serverError = useServerError(wrong.serverError, value)
  const error = wrong.error ?? serverError
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

/** Splits the properties of a field into those of `FieldFrame` and those of the control. */
export function split<Props extends Frame & { value?: unknown }>(props: Props) {
  const { label, hint, error, serverError, isInvalid, describedBy, ...control } = props
  return [{ label, hint, error, serverError, isInvalid, describedBy, value: props.value }, control] as const
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

/**
 * A field for a number. It opens the numeric keyboard on phones, and its digits have equal width. Its value is the
 * typed text.
 */
export function NumberField(props: Omit<InputProps, 'type'>) {
  return <TextField type="number" inputMode="numeric" min={0} className={styles.number} {...props} />
}

type SelectProps = Frame &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'> & {
    options: readonly { value: string; label: string }[]
    /** The text of the blank option. It is shown while nothing is selected, and selecting it clears the selection. */
    placeholder?: string
  }

/** The browser's own `select` element. It is fast on a phone and supports the keyboard. */
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
