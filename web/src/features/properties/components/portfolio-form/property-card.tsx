import { type Dispatch, memo, useEffect, useRef } from 'react'
import { CheckboxField } from '../../../../ui/controls/checkbox-field.tsx'
import { TextField } from '../../../../ui/controls/field.tsx'
import { UndoStrip } from '../../../../ui/feedback/undo-strip.tsx'
import { isAgeTooHigh } from '../../../components/age.ts'
import { AgeField } from '../../../components/forms/age-field.tsx'
import { parseWholeNumber } from '../../portfolio-form/form-state.ts'
import type { UndoableAction } from '../../portfolio-form/form-undo.ts'
import type { Key, PropertyEntry } from '../../portfolio-form/property-entry.ts'
import type { ServerErrors } from '../../portfolio-form/use-portfolio-form.ts'
import type { FaultyField } from '../../portfolio-form/validation.ts'
import { AppliancesFields } from './appliances-fields.tsx'
import styles from './property-card.module.css'
import { RemoveButton } from './row-buttons.tsx'
import rows from './rows.module.css'
import { SizeFields } from './size-fields.tsx'
import { StatePicker } from './state-picker.tsx'
import { StructuresFields } from './structures-fields.tsx'
import { UnitsFields } from './units-fields.tsx'
import { UsualComponents } from './usual-components.tsx'

interface PropertyCardProps {
  entry: PropertyEntry
  /** The position of the property in the form. The first one is 1. */
  place: number
  isOnly: boolean
  added: Key | null
  /** The fields to mark as invalid. Undefined before the first attempt to submit. */
  faulty: FaultyField[] | undefined
  serverErrors: ServerErrors | undefined
  /** The name of the entry that the user just removed from this property, such as `stove`. An undo restores it. */
  removed: string | null
  dispatch: Dispatch<UndoableAction>
  onRemoved: () => void
}

/** The card of one home in the form, with the address and the age on the left, and the components on the right. */
export const PropertyCard = memo(function PropertyCard(props: PropertyCardProps) {
  const { entry, place, isOnly, added, faulty, serverErrors, removed, dispatch, onRemoved } = props
  const property = entry.key
  const cardRef = useRef<HTMLElement>(null)
  const isNew = property === added

  useEffect(() => {
    if (!isNew) return
    cardRef.current?.scrollIntoView({ block: 'start', behavior: 'smooth' })
    cardRef.current?.querySelector('input')?.focus({ preventScroll: true })
  }, [isNew])

  return (
    <section ref={cardRef} className={styles.card} aria-label={`Property ${place}`} data-property={property}>
      <header className={styles.head}>
        <h2>
          Property {place}
          {entry.street.trim() && <span className={styles.street}>{entry.street.trim()}</span>}
        </h2>
        {!isOnly && (
          <RemoveButton
            what={`property ${place}`}
            onClick={() => {
              dispatch({ type: 'propertyRemoved', property })
              onRemoved()
            }}
          />
        )}
      </header>
      {serverErrors && serverErrors.sentences.length > 0 && (
        <ul className={styles.issues}>
          {serverErrors.sentences.map((issue) => (
            <li key={issue}>{issue}</li>
          ))}
        </ul>
      )}
      <div className={styles.columns}>
        <AddressAndAge entry={entry} faulty={faulty} serverErrors={serverErrors} dispatch={dispatch} />
        <Contents entry={entry} added={added} faulty={faulty} removed={removed} dispatch={dispatch} />
      </div>
    </section>
  )
})

/** The fields about the home itself: its address, age and size, and whether it has units. */
function AddressAndAge({
  entry,
  faulty,
  serverErrors,
  dispatch,
}: Pick<PropertyCardProps, 'entry' | 'faulty' | 'serverErrors' | 'dispatch'>) {
  const property = entry.key
  const wrongWith = (field: FaultyField, fault = 'Needed') => ({
    error: faulty?.includes(field) ? fault : undefined,
    serverError: serverErrors?.reasons.get(field),
  })
  const edit = (change: Partial<PropertyEntry>) => dispatch({ type: 'propertyEdited', property, change })
  return (
    <div className={styles.place}>
      <TextField
        label="Street"
        name="street"
        maxLength={200}
        autoComplete="off"
        value={entry.street}
        onChange={(event) => edit({ street: event.currentTarget.value })}
        {...wrongWith('street')}
      />
      <div className={styles.town}>
        <TextField
          label="City"
          name="city"
          maxLength={100}
          autoComplete="off"
          value={entry.city}
          onChange={(event) => edit({ city: event.currentTarget.value })}
          {...wrongWith('city')}
        />
        <StatePicker state={entry.state} onChange={(state) => edit({ state })} {...wrongWith('state')} />
        <TextField
          label="ZIP"
          name="zip"
          maxLength={10}
          autoComplete="off"
          value={entry.zip}
          onChange={(event) => edit({ zip: event.currentTarget.value })}
          {...wrongWith('zip')}
        />
      </div>
      <div className={styles.facts}>
        <AgeField
          label="Home age (years)"
          name="homeAgeYears"
          of="home"
          age={entry.homeAgeYears}
          onChange={(typed) => edit({ homeAgeYears: parseWholeNumber(typed) })}
          {...wrongWith('homeAgeYears', isAgeTooHigh(entry.homeAgeYears) ? undefined : 'At least 1 year')}
        />
        <CheckboxField
          label="Multifamily"
          name="isMultifamily"
          checked={entry.isMultifamily}
          onChange={(event) =>
            dispatch({ type: 'multifamilySet', property, isMultifamily: event.currentTarget.checked })
          }
        />
        <SizeFields
          sizes={entry}
          serverErrorOf={(field) => serverErrors?.reasons.get(field)}
          onChange={edit}
        />
      </div>
    </div>
  )
}

/** The components of the home: its structures, and its appliances or units. */
function Contents({
  entry,
  added,
  faulty,
  removed,
  dispatch,
}: Pick<PropertyCardProps, 'entry' | 'added' | 'faulty' | 'removed' | 'dispatch'>) {
  const property = entry.key
  return (
    <div className={styles.contents}>
      <UsualComponents entry={entry} dispatch={dispatch} />
      <StructuresFields
        homeAgeYears={entry.homeAgeYears}
        property={property}
        structures={entry.structures}
        added={added}
        dispatch={dispatch}
      />
      {entry.isMultifamily ? (
        <UnitsFields
          property={property}
          units={entry.units}
          isFaulty={faulty?.includes('unitNumber') ?? false}
          added={added}
          dispatch={dispatch}
        />
      ) : (
        <section className={rows.group}>
          <h3 className={rows.heading}>Appliances</h3>
          <AppliancesFields
            property={property}
            appliances={entry.appliances}
            added={added}
            dispatch={dispatch}
          />
        </section>
      )}
      <UndoStrip what={removed} onUndo={() => dispatch({ type: 'undone' })} />
    </div>
  )
}
