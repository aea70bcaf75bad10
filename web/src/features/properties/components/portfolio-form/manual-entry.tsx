import type { MutationKey } from '@tanstack/react-query'
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '../../../../ui/controls/button.tsx'
import { UndoStrip } from '../../../../ui/feedback/undo-strip.tsx'
import { summarize } from '../../portfolio-form/form-state.ts'
import type { Key } from '../../portfolio-form/property-entry.ts'
import { usePortfolioForm } from '../../portfolio-form/use-portfolio-form.ts'
import type { FaultyField } from '../../portfolio-form/validation.ts'
import styles from './manual-entry.module.css'
import { PropertyCard } from './property-card.tsx'
import { PlusMark } from './row-buttons.tsx'

/** The form in which the user enters one or more homes. One request sends them all. */
export function ManualEntry({ userId, mutationKey }: { userId: string; mutationKey: MutationKey }) {
  const { form, undo, dispatch, serverErrors, fault, submit, isSubmitting, ...first } = usePortfolioForm(
    userId,
    mutationKey,
  )
  const formRef = useRef<HTMLFormElement>(null)
  const focusFault = useFaultFocus(formRef, isSubmitting)
  const addRef = useRef<HTMLButtonElement>(null)
  const count = form.properties.length
  const isOnly = count === 1

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    focusFault(null)
    const found = await submit()
    const entry = found && form.properties[found.propertyIndex]
    const field = found?.fields[0]
    if (entry && field) focusFault({ property: entry.key, field })
  }

  /** Prevents Enter from submitting the form. Many users press Enter after they have filled in a field. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
  }

  return (
    <form ref={formRef} noValidate onSubmit={onSubmit} onKeyDown={onKeyDown}>
      <fieldset className={styles.fields} disabled={isSubmitting}>
        <legend className="visually-hidden">The properties to add</legend>
        {(first.isRestored || first.isFromCalculator) && (
          <p className={styles.restored}>
            <span>
              {first.isRestored
                ? 'We kept what you typed last time.'
                : 'We kept your question from the start page. Add the address and the age of the home.'}
            </span>
            <Button variant="quiet" size="small" onClick={first.startOver}>
              Start over
            </Button>
          </p>
        )}
        {form.properties.map((entry, index) => (
          <PropertyCard
            key={entry.key}
            entry={entry}
            place={index + 1}
            isOnly={isOnly}
            added={form.added}
            faulty={fault?.propertyIndex === index ? fault.fields : undefined}
            serverErrors={serverErrors.get(entry.key)}
            removed={undo?.property === entry.key ? undo.what : null}
            dispatch={dispatch}
            onRemoved={() => addRef.current?.focus()}
          />
        ))}
        <UndoStrip
          what={undo && undo.property === null ? undo.what : null}
          onUndo={() => dispatch({ type: 'undone' })}
        />
        <button
          ref={addRef}
          type="button"
          className={styles.another}
          onClick={() => dispatch({ type: 'propertyAdded' })}
        >
          <PlusMark />
          Add Another Property
        </button>
        <div className={styles.bar}>
          <span className={styles.summary}>{summarize(form)}</span>
          <Button type="submit" variant="primary">
            {isSubmitting ? 'Submitting Properties...' : `Submit ${count} Homes`}
          </Button>
        </div>
      </fieldset>
    </form>
  )
}

/**
 * Returns a function that focuses an invalid field of the form. During a submission the fields are disabled, so the
 * focus moves only after it.
 */
function useFaultFocus(formRef: RefObject<HTMLFormElement | null>, isSubmitting: boolean) {
  const [fault, setFault] = useState<{ property: Key; field: FaultyField } | null>(null)
  useEffect(() => {
    if (!fault || isSubmitting) return
    const fields = formRef.current?.querySelectorAll<HTMLElement>(
      `[data-property="${fault.property}"] [name="${fault.field}"]`,
    )
    const [first] = fields ?? []
    const wrong = [...(fields ?? [])].find((one) => one.getAttribute('aria-invalid') === 'true')
    ;(wrong ?? first)?.focus()
  }, [fault, isSubmitting, formRef])
  return setFault
}
