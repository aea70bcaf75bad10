import type { Problem } from '@home-pulse/contract/errors'
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { classes } from '../layout/classes.ts'
import { Button } from './button.tsx'
import styles from './inline-form.module.css'
import { LeaveQuestion } from './leave-question.tsx'

interface InlineFormProps {
  title: string
  hint?: ReactNode
  save: string
  saving: string
  isBusy: boolean
  /** The error of the last attempt, shown here if no field shows it. */
  problem: Problem | undefined
  onSave: () => void
  onCancel: () => void
  /** Content to show after the buttons, with some distance. */
  aside?: ReactNode
  className?: string | undefined
  children: ReactNode
}

/**
 * A form that opens within the screen. Escape closes it until the user has typed something. A field with an error gets the
 * focus, and leaving the screen with typed values asks for confirmation.
 */
export function InlineForm(props: InlineFormProps) {
  const { title, hint, save, saving, isBusy, problem, onSave, onCancel, aside, className, children } = props
  const ref = useRef<HTMLFormElement>(null)
  const [isTyped, setTyped] = useState(false)
  const titleId = useId()
  useEffect(() => ref.current?.querySelector<HTMLElement>('input, select')?.focus(), [])
  const wasBusy = useRef(false)
  useEffect(() => {
    // The form is still open after the attempt, so the attempt failed, and the focus moves to the invalid field or to
    // the save button.
    if (wasBusy.current && !isBusy)
      ref.current?.querySelector<HTMLElement>('[aria-invalid="true"], button[type="submit"]')?.focus()
    wasBusy.current = isBusy
  }, [isBusy])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    onSave()
    // The fields are marked as invalid only in the next frame, so the focus moves to an invalid field then.
    requestAnimationFrame(() => ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }

  function onKeyDown(event: KeyboardEvent) {
    // The first Escape closes an open list inside the form.
    if (event.key !== 'Escape' || event.defaultPrevented || isBusy || isTyped) return
    event.stopPropagation()
    onCancel()
  }

  return (
    <form
      ref={ref}
      className={classes(styles.form, className)}
      aria-labelledby={titleId}
      noValidate
      onSubmit={submit}
      onKeyDown={onKeyDown}
      onChange={() => setTyped(true)}
    >
      <LeaveQuestion isAnyPending={isTyped && !isBusy} />
      <h3 id={titleId}>{title}</h3>
      {hint && <p className={styles.hint}>{hint}</p>}
      <fieldset className={styles.fields} disabled={isBusy}>
        {children}
      </fieldset>
      {problem && !problem.issues?.length && <p className={styles.problem}>{problem.message}</p>}
      <div className={styles.actions}>
        <Button type="submit" size="small" variant="primary" disabled={isBusy}>
          {isBusy ? saving : save}
        </Button>
        <Button size="small" disabled={isBusy} onClick={onCancel}>
          Cancel
        </Button>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
    </form>
  )
}
