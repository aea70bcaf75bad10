import { componentFacts, productFacts } from '@home-pulse/contract/component-facts'
import { type Dispatch, useId, useRef } from 'react'
import { SelectField } from '../../../../ui/controls/field.tsx'
import { AgeField } from '../../../components/forms/age-field.tsx'
import { AgeNote, blankAge } from '../../../components/forms/age-note.tsx'
import { FactField } from '../../../components/forms/fact-field.tsx'
import { applianceOptions, labelOf } from '../../../components/forms/type-options.ts'
import {
  type ApplianceFields,
  type AppliancePosition,
  type FormAction,
  parseWholeNumber,
} from '../../portfolio-form/form-state.ts'
import type { ApplianceEntry, Key } from '../../portfolio-form/property-entry.ts'
import { productColumns } from './product-columns.ts'
import { AddButton, RemoveButton } from './row-buttons.tsx'
import classes from './rows.module.css'
import { useFocusWhenNew } from './use-focus-when-new.ts'

interface RowProps {
  entry: ApplianceEntry
  isNew: boolean
  onChange: (change: Partial<ApplianceFields>) => void
  onRemove: () => void
}

function ApplianceRow({ entry, isNew, onChange, onRemove }: RowProps) {
  const rowRef = useFocusWhenNew<HTMLLIElement>(isNew)
  const noteId = useId()
  return (
    <li ref={rowRef} className={classes.appliance}>
      <SelectField
        label="Appliance"
        name="applianceType"
        options={applianceOptions}
        placeholder="Choose…"
        value={entry.type}
        onChange={({ currentTarget }) =>
          onChange({ type: applianceOptions.find(({ value }) => value === currentTarget.value)?.value ?? '' })
        }
      />
      <AgeField
        label="Age (years)"
        name="applianceAge"
        of="component"
        age={entry.ageYears}
        noteId={noteId}
        onChange={(typed) => onChange({ ageYears: parseWholeNumber(typed), ageSource: undefined })}
      />
      <div className={classes.facts}>
        {productFacts.map((fact) => (
          <FactField
            key={fact}
            fact={fact}
            name={fact}
            placeholder="Optional"
            value={entry[fact] ?? ''}
            onChange={(event) => onChange({ [fact]: event.currentTarget.value })}
          />
        ))}
      </div>
      <RemoveButton what={labelOf(entry.type) ?? 'appliance'} onClick={onRemove} />
      <AgeNote
        id={noteId}
        of="component"
        age={entry.ageYears}
        blank={`${blankAge} Not sure of its age? Remove it here and add it later.`}
        onUse={(ageYears) => onChange({ ageYears, ageSource: undefined })}
      />
    </li>
  )
}

/** The names of the product's facts in one text, such as `brand and model`. */
const productTitles = new Intl.ListFormat('en-US').format(
  productFacts.map((name) => componentFacts[name].title),
)

interface AppliancesFieldsProps extends AppliancePosition {
  appliances: ApplianceEntry[]
  added: Key | null
  dispatch: Dispatch<FormAction>
}

/** The fields for the appliances of a single-family home, or of one unit. */
export function AppliancesFields({ property, unit, appliances, added, dispatch }: AppliancesFieldsProps) {
  const addRef = useRef<HTMLButtonElement>(null)
  return (
    <>
      {appliances.length === 0 && (
        <p className={classes.hint}>Each with its age; {productTitles} where you know them.</p>
      )}
      {appliances.length > 0 && (
        <ul className={classes.list} style={productColumns}>
          {appliances.map((entry) => (
            <ApplianceRow
              key={entry.key}
              entry={entry}
              isNew={entry.key === added}
              onChange={(change) =>
                dispatch({ type: 'applianceEdited', property, unit, appliance: entry.key, change })
              }
              onRemove={() => {
                dispatch({ type: 'applianceRemoved', property, unit, appliance: entry.key })
                addRef.current?.focus()
              }}
            />
          ))}
        </ul>
      )}
      <AddButton ref={addRef} onClick={() => dispatch({ type: 'applianceAdded', property, unit })}>
        Add Appliance
      </AddButton>
    </>
  )
}
