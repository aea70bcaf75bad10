import { type Dispatch, useRef } from 'react'
import { TextField } from '../../../../ui/controls/field.tsx'
import type { FormAction } from '../../portfolio-form/form-state.ts'
import type { Key, UnitEntry } from '../../portfolio-form/property-entry.ts'
import { AppliancesFields } from './appliances-fields.tsx'
import { AddButton, RemoveButton } from './row-buttons.tsx'
import classes from './rows.module.css'
import { useFocusWhenNew } from './use-focus-when-new.ts'

interface UnitFieldsProps {
  property: Key
  unit: UnitEntry
  isOnly: boolean
  isFaulty: boolean
  added: Key | null
  dispatch: Dispatch<FormAction>
  onRemove: () => void
}

function UnitFields({ property, unit, isOnly, isFaulty, added, dispatch, onRemove }: UnitFieldsProps) {
  const unitRef = useFocusWhenNew<HTMLLIElement>(unit.key === added)
  const unitNumber = unit.unitNumber.trim()
  const isLeftOut = unitNumber === '' && unit.appliances.length > 0
  return (
    <li ref={unitRef} className={classes.unit}>
      <div className={classes.unitHead}>
        <TextField
          label="Unit number"
          name="unitNumber"
          placeholder="1A"
          maxLength={50}
          autoComplete="off"
          value={unit.unitNumber}
          onChange={(event) =>
            dispatch({
              type: 'unitRenumbered',
              property,
              unit: unit.key,
              unitNumber: event.currentTarget.value,
            })
          }
          error={isFaulty ? 'At least one unit needs a number.' : undefined}
          hint={isLeftOut && 'A unit without a number is left out.'}
        />
        {!isOnly && <RemoveButton what={`unit ${unitNumber}`.trim()} onClick={onRemove} />}
      </div>
      <AppliancesFields
        property={property}
        unit={unit.key}
        appliances={unit.appliances}
        added={added}
        dispatch={dispatch}
      />
    </li>
  )
}

interface UnitsFieldsProps {
  property: Key
  units: UnitEntry[]
  isFaulty: boolean
  added: Key | null
  dispatch: Dispatch<FormAction>
}

/** The fields of the units of a multifamily property, each with its appliances. There is always at least one unit. */
export function UnitsFields({ property, units, isFaulty, added, dispatch }: UnitsFieldsProps) {
  const addRef = useRef<HTMLButtonElement>(null)
  return (
    <section className={classes.group}>
      <h3 className={classes.heading}>Units</h3>
      <ul className={classes.list}>
        {units.map((unit, index) => (
          <UnitFields
            key={unit.key}
            property={property}
            unit={unit}
            isOnly={units.length === 1}
            isFaulty={isFaulty && index === 0}
            added={added}
            dispatch={dispatch}
            onRemove={() => {
              dispatch({ type: 'unitRemoved', property, unit: unit.key })
              addRef.current?.focus()
            }}
          />
        ))}
      </ul>
      <AddButton ref={addRef} onClick={() => dispatch({ type: 'unitAdded', property })}>
        Add Unit
      </AddButton>
    </section>
  )
}
