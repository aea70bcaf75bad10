import { byFactName } from '@home-pulse/contract/component-facts'
import type { PlainDate } from '@home-pulse/contract/primitives'
import type { ComponentType } from '@home-pulse/contract/vocabulary'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { issueOf } from '../../../platform/calls/use-write.ts'
import { capitalize } from '../../../platform/format.ts'
import { SelectField, TextField } from '../../../ui/controls/field.tsx'
import inline from '../../../ui/controls/inline-form.module.css'
import { InlineForm } from '../../../ui/controls/inline-form.tsx'
import { isAgeTooHigh } from '../age.ts'
import { kindsQuery } from '../api.ts'
import type { ComponentWrites } from '../use-component-writes.ts'
import { AgeField } from './age-field.tsx'
import {
  ageSourceOptions,
  type ComponentDraft,
  canHaveField,
  optionFacts,
  textFacts,
  withField,
  yearsSince,
} from './component-draft.ts'
import { FactField } from './fact-field.tsx'

type Field = keyof ComponentDraft

interface ComponentFormProps {
  title: string
  hint?: ReactNode
  save: string
  saving: string
  initial: ComponentDraft
  /** The fields of the form besides the type. */
  fields: readonly Field[]
  /** The types to choose from, if the form has a choice of type. */
  types?: readonly { value: ComponentType; label: string }[]
  /** Renders a suggestion below an empty age. */
  ageHint?: ((type: ComponentType, use: (ageYears: number) => void) => ReactNode) | undefined
  today: PlainDate
  writes: ComponentWrites
  onSave: (draft: ComponentDraft) => void
  onCancel: () => void
}

const causeOptions = [
  { value: 'failed', label: 'No, it had failed' },
  { value: 'elective', label: 'Yes, it still worked' },
]

/** The form for the facts of a component, or for its replacement. */
export function ComponentForm(props: ComponentFormProps) {
  const { title, hint, save, saving, types, ageHint, today, writes, onCancel } = props
  const form = useComponentForm(props)
  const { draft, asks, wiring, faults, submit } = form
  const { data: kinds } = useQuery(kindsQuery)
  const variants = kinds?.find(({ type }) => type === draft.type)?.variants ?? []

  return (
    <InlineForm
      title={title}
      hint={hint}
      save={save}
      saving={saving}
      isBusy={writes.isBusy}
      problem={writes.problem}
      onSave={submit}
      onCancel={onCancel}
    >
      {asks('type') && (
        <SelectField
          label="Type"
          placeholder="Select a type..."
          options={types ?? []}
          {...wiring('type', faults.type)}
        />
      )}
      <AgeFields form={form} {...{ ageHint, today, writes }} />
      {asks('costDollars') && (
        <TextField
          label="What it cost ($)"
          hint={draft.costDollars === '' && 'Blank saves no price. Our estimate stays.'}
          type="number"
          inputMode="decimal"
          min={0}
          step="any"
          {...wiring('costDollars')}
        />
      )}
      {textFacts.filter(asks).map((name) => (
        <FactField key={name} fact={name} {...wiring(name)} />
      ))}
      {variants.length > 0 && (
        <SelectField
          label="Kind"
          placeholder="Not known"
          options={variants.map(({ variant, label }) => ({ value: variant, label: capitalize(label) }))}
          {...wiring('variant')}
        />
      )}
      {optionFacts.filter(asks).map((name) => (
        <FactField key={name} fact={name} {...wiring(name)} />
      ))}
      {asks('cause') && (
        <SelectField
          label="Did the old one still work?"
          placeholder="Not said"
          options={causeOptions}
          {...wiring('cause')}
        />
      )}
      {asks('reason') && (
        <div className={inline.whole}>
          <TextField label="Why it was replaced" maxLength={500} {...wiring('reason')} />
        </div>
      )}
    </InlineForm>
  )
}

/** The fields for the age: in years or by the installation date, how it is known, and a suggestion if it is empty. */
function AgeFields({
  form: { draft, setDraft, asks, wiring, faults, isAgeMissing, years },
  ageHint,
  today,
  writes,
}: { form: ReturnType<typeof useComponentForm> } & Pick<ComponentFormProps, 'ageHint' | 'today' | 'writes'>) {
  return (
    <>
      {asks('ageYears') && (
        <AgeField
          label="Age (years)"
          of="component"
          // The installation date is more exact than the age, so the field shows the age that follows from the date.
          age={years ?? draft.ageYears}
          disabled={years !== undefined}
          error={faults.age}
          serverError={issueOf(writes.problem, 'age')}
          onChange={(typed) => setDraft(withField(draft, 'ageYears', typed))}
        />
      )}
      {asks('installedOn') && (
        <TextField
          label={asks('ageYears') ? 'Or installed on' : 'Installed on'}
          type="date"
          max={today}
          {...wiring('installedOn', faults.installedOn)}
        />
      )}
      {asks('ageSource') && (
        <SelectField
          label="How do you know its age?"
          placeholder="Not said"
          options={ageSourceOptions}
          {...wiring('ageSource')}
        />
      )}
      {ageHint && draft.type !== '' && isAgeMissing && (
        <div className={inline.whole}>
          {ageHint(draft.type, (years) =>
            setDraft({ ...draft, ageYears: String(years), ageSource: 'guess' }),
          )}
        </div>
      )}
    </>
  )
}

/** The state of the form: its draft, the errors of its required fields, and the properties that all fields share. */
function useComponentForm({ initial, fields, today, writes, onSave }: ComponentFormProps) {
  const [draft, setDraft] = useState(initial)
  const [hasTried, setTried] = useState(false)
  const asks = (field: Field) => fields.includes(field) && canHaveField(draft.type, field)

  const isTypeMissing = draft.type === ''
  const isAgeMissing = asks('ageYears') && draft.ageYears === '' && draft.installedOn === ''
  // The user can change a known installation date, but not delete it.
  const isDateMissing = initial.installedOn !== '' && draft.installedOn === ''
  const faultIf = (isMissing: boolean, text: string) => (hasTried && isMissing ? text : undefined)

  function submit() {
    setTried(true)
    if (!isTypeMissing && !isAgeMissing && !isDateMissing && !isAgeTooHigh(draft.ageYears)) onSave(draft)
  }

  return {
    draft,
    setDraft,
    asks,
    isAgeMissing,
    /** The errors to show. There are none before the first attempt to save. */
    faults: {
      type: faultIf(isTypeMissing, 'Needed'),
      age: faultIf(isAgeMissing, 'An age or a date is needed'),
      installedOn: faultIf(isDateMissing, 'A date is needed'),
    },
    /** The age that follows from the installation date. */
    years: yearsSince(draft.installedOn, today),
    submit,
    wiring: (field: Field, error?: string) => ({
      value: draft[field],
      autoComplete: 'off',
      error,
      serverError: issueOf(writes.problem, wireNames[field]),
      onChange: (event: { currentTarget: { value: string } }) =>
        setDraft(withField(draft, field, event.currentTarget.value)),
    }),
  }
}

/** The API's names of the form's fields. The validation errors in a response contain these names. */
const wireNames: Record<Field, string> = {
  type: 'type',
  ageYears: 'age',
  installedOn: 'installedOn',
  ...byFactName((name) => name),
  costDollars: 'cost',
  reason: 'reason',
  cause: 'cause',
}
