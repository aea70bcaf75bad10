import { type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes, useId, useState } from 'react'
import { classes } from '../layout/classes.ts'
import styles from './field.module.css'

interface Frame {
  label: ReactNode
  hint?: ReactNode
  /** The error message. With it, screen readers announce the field as invalid. */
  error?: string | undefined
  /** The server's error about the value. It is shown until the value changes. */
  serverError?: string | undefined
  /** True if the field is invalid but the error is shown elsewhere, in the element with the id `describedBy`. */
  isInvalid?: boolean | undefined
  describedBy?: string | undefined
}

type FrameProps = Frame & { value: unknown; children: (wiring: Wiring) => ReactNode }

interface Wiring {
  id: string
  'aria-invalid': boolean | undefined
  'aria-describedby': string | undefined
}

/** Returns the server's error while the field still has the rejected value. */
function useServerError(serverError: string | undefined, value: unknown): string | undefined {
  const [rejected, setRejected] = useState({ serverError, value })
  if (rejected.serverError !== serverError) setRejected({ serverError, value })
  return Object.is(rejected.value, value) ? serverError : undefined
}

/** Shows the label above a control and the hint or error below it. Both are connected to the control by its id. */
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

/** Splits the properties of a field into the properties of the frame and the properties of the control. */
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

/** A number field, with the digit keyboard on phones and tabular figures. Its value is the typed text. */
export function NumberField(props: Omit<InputProps, 'type'>) {
  return <TextField type="number" inputMode="numeric" min={0} className={styles.number} {...props} />
}

type SelectProps = Frame &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'> & {
    options: readonly { value: string; label: string }[]
    /** The text of the blank option, which is shown while nothing is selected and clears the selection. */
    placeholder?: string
  }

/** The browser's native select, because it is the fastest on a phone and supports the keyboard. */
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
