import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import type { EditField } from '../../components/edit-draft.ts'
import { nameOf } from '../../components/home-component.ts'
import { type Edit, usePropertyEdits } from '../use-edits.ts'
import styles from './edit-form.module.css'

/** The edit copy of one component. Nothing is sent from here: its changes wait for Apply Changes. */
export function EditForm({ edit }: { edit: Edit }) {
  const edits = usePropertyEdits()
  const ref = useRef<HTMLFieldSetElement>(null)
  const { component, draft, errors } = edit
  useEffect(() => ref.current?.querySelector('input')?.focus(), [])

  const wiring = (field: EditField) => ({
    value: draft[field],
    error: errors[field],
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      edits.change(edit, field, event.currentTarget.value),
  })
  return (
    <fieldset ref={ref} className={styles.form} disabled={edits.isSaving}>
      <legend className="visually-hidden">Update {nameOf(component)}</legend>
      <div className={styles.fields}>
        <TextField label="Age (years)" type="number" inputMode="numeric" min={0} {...wiring('ageInYears')} />
        <TextField
          label="Replacement cost ($)"
          type="number"
          inputMode="decimal"
          min={0}
          step="any"
          {...wiring('estimatedReplacementCost')}
        />
        <TextField
          label="Forecasted date"
          type="date"
          hint="Blank goes back to the estimate."
          {...wiring('forecastedReplacementDate')}
        />
      </div>
      <div>
        <Button size="small" onClick={() => edits.cancel(component.id)}>
          Cancel
        </Button>
      </div>
    </fieldset>
  )
}
