import { type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes, useId, useState } from 'react'
import { classes } from './classes.ts'
import styles from './field.module.css'

interface Frame {
  label: ReactNode
  hint?: ReactNode
  /** What is wrong, in a sentence; tells screen readers that the field is invalid. */
  error?: string | undefined
}

interface Wiring {
  id: string
  'aria-invalid': boolean | undefined
  'aria-describedby': string | undefined
}

/** Label above, control, hint or error below, wired together by id. */
function FieldFrame({ label, hint, error, children }: Frame & { children: (wiring: Wiring) => ReactNode }) {
  const id = useId()
  const noteId = `${id}-note`
  const note = error ?? hint
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': note ? noteId : undefined,
      })}
      {note && (
        <p id={noteId} className={error ? styles.error : styles.hint}>
          {note}
        </p>
      )}
    </div>
  )
}

type InputProps = Frame & Omit<InputHTMLAttributes<HTMLInputElement>, 'id'>

export function TextField({ label, hint, error, className, ...input }: InputProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(wiring) => (
        <input type="text" className={classes(styles.control, className)} {...input} {...wiring} />
      )}
    </FieldFrame>
  )
}

/** A number typed by hand: the digit keyboard on a phone, tabular figures. The value is what stands in the field. */
export function NumberField(props: Omit<InputProps, 'type'>) {
  return <TextField type="number" inputMode="numeric" min={0} className={styles.number} {...props} />
}

/** Masked, with a button that shows what was typed. */
export function PasswordField({ label, hint, error, className, ...input }: Omit<InputProps, 'type'>) {
  const [isShown, setShown] = useState(false)
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(wiring) => (
        <div className={styles.reveal}>
          <input
            type={isShown ? 'text' : 'password'}
            className={classes(styles.control, className)}
            {...input}
            {...wiring}
          />
          <button
            type="button"
            className={styles.revealButton}
            disabled={input.disabled}
            aria-pressed={isShown}
            aria-controls={wiring.id}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? 'Hide' : 'Show'}
          </button>
        </div>
      )}
    </FieldFrame>
  )
}

type SelectProps = Frame &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'> & {
    options: readonly { value: string; label: string }[]
    /** Shown while nothing is chosen, and the way back to nothing. */
    placeholder?: string
  }

/** The system's own list: quickest on a phone, and it knows the keyboard. */
export function SelectField({ label, hint, error, className, options, placeholder, ...select }: SelectProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
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

export function CheckboxField({
  label,
  className,
  ...input
}: { label: ReactNode } & Omit<InputHTMLAttributes<HTMLInputElement>, 'type'>) {
  return (
    <label className={classes(styles.check, className)}>
      <input type="checkbox" {...input} />
      <span>{label}</span>
    </label>
  )
}
