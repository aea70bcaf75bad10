import type { InputHTMLAttributes, ReactNode } from 'react'
import { classes } from '../layout/classes.ts'
import styles from './checkbox-field.module.css'

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
