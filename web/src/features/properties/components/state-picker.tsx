import { type StateCode, stateCodes } from '@home-pulse/contract/vocabulary'
import { classes } from '../../../ui/classes.ts'
import listStyles from '../../../ui/combobox.module.css'
import { TextField } from '../../../ui/field.tsx'
import { useCombobox } from '../../../ui/use-combobox.ts'
import { findStates, stateNames } from './state-names.ts'
import styles from './state-picker.module.css'

interface StatePickerProps {
  state: StateCode | ''
  onChange: (state: StateCode | '') => void
  error?: string | undefined
}

/** The 50 states by their code, found by code or by name (the ARIA combobox with a list). */
export function StatePicker({ state, onChange, error }: StatePickerProps) {
  const box = useCombobox({ onOpen: () => box.open(state, state === '' ? 0 : stateCodes.indexOf(state)) })
  // A chosen code looks for nothing: opening the list again shows every state.
  const found = findStates(box.search === state ? '' : (box.search ?? ''))
  const { field, option } = box.bind(found.length, (index) => onChange(found[index] ?? ''))

  function look(typed: string) {
    box.open(typed)
    onChange(stateCodes.find((code) => code === typed.trim().toUpperCase()) ?? '')
  }

  /** Leaving takes the only state that is left, never one of several. */
  function leave() {
    if (box.search && state === '' && found.length === 1) onChange(found[0] ?? '')
    box.close()
  }

  return (
    <div className={styles.picker}>
      <TextField
        {...field}
        label="State"
        name="state"
        placeholder="TX"
        value={box.search ?? state}
        error={error}
        onChange={(event) => look(event.currentTarget.value)}
        onBlur={leave}
      />
      <div
        id={box.listId}
        role="listbox"
        aria-label="Two-letter codes"
        className={classes(listStyles.list, styles.list)}
        hidden={!box.isOpen}
      >
        {box.isOpen &&
          found.map((code, index) => (
            <div
              key={code}
              {...option(index, code === state)}
              className={classes(listStyles.option, index === box.active && listStyles.active)}
            >
              <b>{code}</b> {stateNames[code]}
            </div>
          ))}
        {found.length === 0 && <p className={styles.none}>No such state</p>}
      </div>
    </div>
  )
}
