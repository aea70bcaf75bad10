import type { PlainDate } from '@home-pulse/contract/primitives'
import { type ReactNode, useEffect, useRef } from 'react'
import { formatMoney, formatYears } from '../../../platform/format.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { SelectField, TextField } from '../../../ui/controls/field.tsx'
import { inWords } from '../home-component.ts'
import { usePropertyEdits } from '../use-edits.ts'
import { AgeField } from './age-field.tsx'
import hintStyles from './age-hint.module.css'
import { blankAge } from './age-note.tsx'
import { ageSourceOptions } from './component-draft.ts'
import { draftOf, type Edit, type EditField } from './edit-draft.ts'
import styles from './edit-form.module.css'

/** The edit form of one component. The button Apply Changes sends the changes later. */
export function EditForm({ edit, today }: { edit: Edit; today: PlainDate }) {
  const edits = usePropertyEdits()
  const ref = useRef<HTMLFieldSetElement>(null)
  const { component, draft, errors } = edit
  const before = draftOf(component)
  useEffect(() => ref.current?.querySelector('input')?.focus(), [])

  const wiring = (field: EditField) => ({
    value: draft[field],
    serverError: errors[field],
    onChange: (event: { currentTarget: HTMLInputElement | HTMLSelectElement }) =>
      edits.change(edit, field, event.currentTarget.value),
  })
  return (
    <fieldset ref={ref} className={styles.form} disabled={edits.isSaving}>
      <legend className="visually-hidden">Update {inWords(component)}</legend>
      <div className={styles.fields}>
        <AgeField
          label="Age (years)"
          of="component"
          age={draft.ageInYears}
          serverError={errors.ageInYears}
          blank={
            <>
              {blankAge}{' '}
              <KeepButton onClick={() => edits.change(edit, 'ageInYears', before.ageInYears)}>
                Keep {formatYears(component.ageInYears)}
              </KeepButton>
            </>
          }
          onChange={(typed) => edits.change(edit, 'ageInYears', typed)}
        />
        <TextField label="Or installed on" type="date" max={today} {...wiring('installedOn')} />
        <SelectField
          label="How do you know its age?"
          placeholder="Not said"
          options={ageSourceOptions}
          {...wiring('ageSource')}
        />
        <TextField
          label="Replacement cost ($)"
          type="number"
          inputMode="decimal"
          min={0}
          step="any"
          hint={
            draft.estimatedReplacementCost === '' && (
              <>
                Blank saves a cost of $0.{' '}
                <KeepButton
                  onClick={() =>
                    edits.change(edit, 'estimatedReplacementCost', before.estimatedReplacementCost)
                  }
                >
                  Keep {formatMoney(component.estimatedReplacementCost)}
                </KeepButton>
              </>
            )
          }
          {...wiring('estimatedReplacementCost')}
        />
        <TextField
          label="Forecasted date"
          type="date"
          hint="Leave blank to use our estimate."
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

function KeepButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={hintStyles.use} onClick={onClick}>
      {children}
    </button>
  )
}
