import { type Dispatch, useId, useRef } from 'react'
import { SelectField } from '../../../../ui/controls/field.tsx'
import { AgeField } from '../../../components/forms/age-field.tsx'
import { AgeHint } from '../../../components/forms/age-hint.tsx'
import { AgeNote, blankAge } from '../../../components/forms/age-note.tsx'
import { labelOf, structureOptions } from '../../../components/forms/type-options.ts'
import { type FormAction, parseWholeNumber, type StructureFields } from '../../portfolio-form/form-state.ts'
import type { Key, StructureEntry, WholeNumberInput } from '../../portfolio-form/property-entry.ts'
import { productColumns } from './product-columns.ts'
import { AddButton, RemoveButton } from './row-buttons.tsx'
import classes from './rows.module.css'
import { useFocusWhenNew } from './use-focus-when-new.ts'

interface RowProps {
  entry: StructureEntry
  homeAgeYears: WholeNumberInput
  isNew: boolean
  onChange: (change: Partial<StructureFields>) => void
  onRemove: () => void
}

function StructureRow({ entry, homeAgeYears, isNew, onChange, onRemove }: RowProps) {
  const rowRef = useFocusWhenNew<HTMLLIElement>(isNew)
  const noteId = useId()
  return (
    <li ref={rowRef} className={classes.structure}>
      <SelectField
        label="Structure"
        name="structureType"
        options={structureOptions}
        placeholder="Choose…"
        value={entry.type}
        onChange={({ currentTarget }) =>
          onChange({ type: structureOptions.find(({ value }) => value === currentTarget.value)?.value ?? '' })
        }
      />
      <AgeField
        label="Age (years)"
        name="structureAge"
        of="component"
        age={entry.ageYears}
        noteId={noteId}
        onChange={(typed) => onChange({ ageYears: parseWholeNumber(typed), ageSource: undefined })}
      />
      <RemoveButton what={labelOf(entry.type) ?? 'structure'} onClick={onRemove} />
      <AgeNote
        id={noteId}
        of="component"
        age={entry.ageYears}
        blank={blankAge}
        onUse={(ageYears) => onChange({ ageYears, ageSource: undefined })}
      />
      {entry.type !== '' && entry.ageSource === undefined && Number(entry.ageYears) === 0 && (
        <AgeHint
          type={entry.type}
          homeAgeYears={homeAgeYears}
          onUse={(ageYears) => onChange({ ageYears, ageSource: 'guess' })}
        />
      )}
    </li>
  )
}

interface StructuresFieldsProps {
  homeAgeYears: WholeNumberInput
  property: Key
  structures: StructureEntry[]
  added: Key | null
  dispatch: Dispatch<FormAction>
}

export function StructuresFields({
  homeAgeYears,
  property,
  structures,
  added,
  dispatch,
}: StructuresFieldsProps) {
  const addRef = useRef<HTMLButtonElement>(null)
  return (
    <section className={classes.group}>
      <h3 className={classes.heading}>Structures</h3>
      {structures.length === 0 && <p className={classes.hint}>Roof, driveway, furnace: each with its age.</p>}
      {structures.length > 0 && (
        <ul className={classes.list} style={productColumns}>
          {structures.map((entry) => (
            <StructureRow
              key={entry.key}
              entry={entry}
              homeAgeYears={homeAgeYears}
              isNew={entry.key === added}
              onChange={(change) =>
                dispatch({ type: 'structureEdited', property, structure: entry.key, change })
              }
              onRemove={() => {
                dispatch({ type: 'structureRemoved', property, structure: entry.key })
                addRef.current?.focus()
              }}
            />
          ))}
        </ul>
      )}
      <AddButton ref={addRef} onClick={() => dispatch({ type: 'structureAdded', property })}>
        Add Structure
      </AddButton>
    </section>
  )
}
