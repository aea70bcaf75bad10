import { type ReactNode, useId } from 'react'
import { classes } from '../layout/classes.ts'
import styles from './segmented.module.css'

interface SegmentedProps<V extends string> {
  label: string
  /** True if the label is visible above the options. Otherwise only screen readers announce it. */
  isLabelled?: boolean
  options: readonly { value: V; label: ReactNode }[]
  value: V
  onChange: (value: V) => void
}

/**
 * A choice between a few options that are all visible. The options are the browser's radio buttons, which support the
 * arrow keys.
 */
export function Segmented<V extends string>(props: SegmentedProps<V>) {
  const { label, isLabelled = false, options, value, onChange } = props
  const name = useId()
  return (
    <fieldset className={styles.set}>
      <legend className={isLabelled ? styles.legend : 'visually-hidden'}>{label}</legend>
      <div className={styles.row}>
        {options.map((option) => (
          <label
            key={option.value}
            className={classes(styles.segment, option.value === value && styles.chosen)}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
