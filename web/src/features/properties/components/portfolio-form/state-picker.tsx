import type { StateCode } from '@home-pulse/contract/vocabulary'
import { Combobox, ComboboxList, ComboboxOption } from '../../../../ui/controls/combobox.tsx'
import { TextField } from '../../../../ui/controls/field.tsx'
import { findStates, stateNames } from '../../state-names.ts'
import styles from './state-picker.module.css'
import { useStateSearch } from './use-state-search.ts'

interface StatePickerProps {
  state: StateCode | ''
  onChange: (state: StateCode | '') => void
  error?: string | undefined
  serverError?: string | undefined
}

/** Returns the error for a text that matches no state or several states. It says how to correct the text. */
function explain(typed: string): string {
  const text = typed.trim()
  if (text === '') return 'Choose a state from the list, or type its code, for example TX.'
  return findStates(text).length === 0
    ? `No state matches “${text}”. Try its code, for example TX.`
    : `More than one state matches “${text}”. Choose one from the list, or type its code.`
}

/** A field in which the user selects a state or DC by its code or name. */
export function StatePicker({ state, onChange, error, serverError }: StatePickerProps) {
  const { search, unknown, isExplained, found, ...handlers } = useStateSearch(state, onChange)
  const isOpen = search !== null
  return (
    <Combobox
      className={styles.picker}
      popupClassName={styles.list}
      field={
        <TextField
          label="State"
          name="state"
          placeholder="TX"
          error={unknown || isExplained ? explain(search ?? unknown) : error}
          serverError={serverError}
          // The text in the field is selected, so that typing replaces the previous state.
          onClick={(event) => isOpen || event.currentTarget.select()}
        />
      }
      text={search ?? (unknown || state)}
      isOpen={isOpen}
      items={found}
      nameOf={(code) => code}
      chosen={state || null}
      onOpen={handlers.openAll}
      onType={handlers.look}
      onChoose={handlers.choose}
      onClose={handlers.close}
      onLeave={handlers.leave}
      onNoChoice={handlers.confirm}
    >
      <ComboboxList label="Two-letter codes">
        {found.map((code) => (
          <ComboboxOption key={code} item={code}>
            <b>{code}</b> {stateNames[code]}
          </ComboboxOption>
        ))}
      </ComboboxList>
      {found.length === 0 && <p className={styles.none}>No such state</p>}
    </Combobox>
  )
}
