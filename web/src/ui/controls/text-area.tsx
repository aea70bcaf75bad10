import type { ComponentProps, TextareaHTMLAttributes } from 'react'
import { classes } from '../layout/classes.ts'
import styles from './field.module.css'
import { FieldFrame, split } from './field.tsx'

type TextAreaProps = Omit<ComponentProps<typeof FieldFrame>, 'children' | 'value'> &
  TextareaHTMLAttributes<HTMLTextAreaElement>

export function TextArea({ className, ...props }: TextAreaProps) {
  const [frame, area] = split(props)
  return (
    <FieldFrame {...frame}>
      {(wiring) => <textarea className={classes(styles.control, className)} {...area} {...wiring} />}
    </FieldFrame>
  )
}
