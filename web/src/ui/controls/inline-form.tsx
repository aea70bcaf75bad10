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
  /** The error of the last attempt. It is shown below the fields if no field shows it. */
  problem: Problem | undefined
  onSave: () => void
  onCancel: () => void
  /** Content to show after the buttons. */
  aside?: ReactNode
  className?: string | undefined
  children: ReactNode
}

/**
 * A form that opens within the screen. Escape closes it if the user has typed nothing. Leaving the screen with typed
 * values asks for confirmation. A field with an error gets the focus.
 */
export function InlineForm(props: InlineFormProps) {
  const { title, hint, save, saving, isBusy, problem, onSave, onCancel, aside, className, children } = props
  const ref = useRef<HTMLFormElement>(null)
  const [isTyped, setTyped] = useState(false)
  const titleId = useId()
  useEffect(() => ref.current?.querySelector<HTMLElement>('input, select')?.focus(), [])
  const wasBusy = useRef(false)
  useEffect(() => {
    // The attempt has failed, because the form is still open. An invalid field gets the focus, or else the save button.
    if (wasBusy.current && !isBusy)
      ref.current?.querySelector<HTMLElement>('[aria-invalid="true"], button[type="submit"]')?.focus()
    wasBusy.current = isBusy
  }, [isBusy])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    onSave()
    // React marks the invalid fields only after this function. So the focus moves in the next frame.
    requestAnimationFrame(() => ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }

  function onKeyDown(event: KeyboardEvent) {
    // If a list inside the form is open, the first Escape closes only that list.
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
