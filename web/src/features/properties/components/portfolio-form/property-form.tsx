import { useState } from 'react'
import { issueOf } from '../../../../platform/calls/use-write.ts'
import { TextField } from '../../../../ui/controls/field.tsx'
import styles from '../../../../ui/controls/inline-form.module.css'
import { InlineForm } from '../../../../ui/controls/inline-form.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { isAgeTooHigh } from '../../../components/age.ts'
import { AgeField } from '../../../components/forms/age-field.tsx'
import type { Property } from '../../../portfolio/property-query.ts'
import { parseWholeNumber } from '../../portfolio-form/form-state.ts'
import { draftOf, isAddressIncomplete, type PropertyDraft } from '../../portfolio-form/property-draft.ts'
import type { PropertyWrites } from '../../use-property-writes.ts'
import { type SizeField, SizeFields } from './size-fields.tsx'
import { StatePicker } from './state-picker.tsx'

interface PropertyFormProps {
  property: Property
  writes: PropertyWrites
  onClose: () => void
}

/** The form that corrects the address, the age and the sizes of a home. */
export function PropertyForm({ property, writes, onClose }: PropertyFormProps) {
  const [draft, setDraft] = useState(() => draftOf(property))
  const [hasTried, setTried] = useState(false)
  const edit = (change: Partial<PropertyDraft>) => setDraft({ ...draft, ...change })
  const isAgeMissing = Number(draft.homeAgeYears) <= 0
  const wrongWith = (field: Exclude<keyof PropertyDraft, 'homeAgeYears' | SizeField>) => ({
    error: hasTried && draft[field].trim() === '' ? 'Needed' : undefined,
    serverError: issueOf(writes.problem, field),
  })

  async function save() {
    setTried(true)
    if (isAddressIncomplete(draft)) return toast.error('Error', 'Please fill in all address fields')
    if (isAgeMissing || isAgeTooHigh(draft.homeAgeYears))
      return toast.error('Error', 'Please enter a valid home age')
    if (await writes.update(draft)) onClose()
  }

  return (
    <InlineForm
      title="Edit property"
      save="Save"
      saving="Saving..."
      isBusy={writes.isBusy}
      problem={writes.problem}
      onSave={save}
      onCancel={onClose}
    >
      <div className={styles.whole}>
        <TextField
          label="Street"
          maxLength={200}
          autoComplete="off"
          value={draft.street}
          {...wrongWith('street')}
          onChange={(event) => edit({ street: event.currentTarget.value })}
        />
      </div>
      <TextField
        label="City"
        maxLength={100}
        autoComplete="off"
        value={draft.city}
        {...wrongWith('city')}
        onChange={(event) => edit({ city: event.currentTarget.value })}
      />
      <StatePicker state={draft.state} {...wrongWith('state')} onChange={(state) => edit({ state })} />
      <TextField
        label="ZIP"
        maxLength={10}
        autoComplete="off"
        value={draft.zip}
        {...wrongWith('zip')}
        onChange={(event) => edit({ zip: event.currentTarget.value })}
      />
      <AgeField
        label="Home age (years)"
        name="homeAgeYears"
        of="home"
        age={draft.homeAgeYears}
        error={hasTried && isAgeMissing ? 'At least 1 year' : undefined}
        serverError={issueOf(writes.problem, 'homeAge')}
        onChange={(typed) => edit({ homeAgeYears: parseWholeNumber(typed) })}
      />
      <SizeFields sizes={draft} serverErrorOf={(field) => issueOf(writes.problem, field)} onChange={edit} />
    </InlineForm>
  )
}
