import { type StateCode, stateCodes } from '@home-pulse/contract/vocabulary'
import { useState } from 'react'
import listStyles from '../../../../ui/controls/combobox.module.css'
import { TextField } from '../../../../ui/controls/field.tsx'
import { useCombobox } from '../../../../ui/controls/use-combobox.ts'
import { classes } from '../../../../ui/layout/classes.ts'
import { findStates, readState, stateNames } from './state-names.ts'
import styles from './state-picker.module.css'

interface StatePickerProps {
  state: StateCode | ''
  onChange: (state: StateCode | '') => void
  error?: string | undefined
  refusal?: string | undefined
}

/** Returns the state that was typed in full, or the only match. */
function onlyMatch(typed: string): StateCode | undefined {
  const found = findStates(typed)
  return readState(typed) ?? (found.length === 1 ? found[0] : undefined)
}

/** Explains how to correct a text that matches no state or several. */
function explain(typed: string): string {
  const text = typed.trim()
  if (text === '') return 'Choose a state from the list, or type its code, for example TX.'
  return findStates(text).length === 0
    ? `No state matches “${text}”. Try its code, for example TX.`
    : `More than one state matches “${text}”. Choose one from the list, or type its code.`
}

/** A state or DC, searched by code or name (the ARIA combobox with a list). */
export function StatePicker({ state, onChange, error, refusal }: StatePickerProps) {
  const box = useCombobox({ onOpen: () => openAll(), onNoChoice: () => setExplained(true) })
  /** False while the list is open and nothing has been typed. The list then shows every state. */
  const [isTyped, setTyped] = useState(false)
  /** The text that was left in the field and matches no state. */
  const [unknown, setUnknown] = useState('')
  /** True if Enter was pressed on a text that matches several states. */
  const [isExplained, setExplained] = useState(false)
  const found = findStates(isTyped ? (box.search ?? '') : '')
  const { field, option } = box.bind(found.length, (index) => choose(found[index] ?? ''))

  function openAll() {
    setTyped(unknown !== '')
    setExplained(false)
    box.open(unknown || state, unknown || state === '' ? -1 : stateCodes.indexOf(state))
  }

  function choose(chosen: StateCode | '') {
    setUnknown('')
    setExplained(false)
    onChange(chosen)
  }

  function look(typed: string) {
    setTyped(true)
    setUnknown('')
    setExplained(false)
    box.open(typed, onlyMatch(typed) ? 0 : -1)
    // The form gets a completely typed state at once, so that its error disappears.
    onChange(readState(typed) ?? '')
  }

  /** Selects the typed state, or the only match. Other text stays in the field with an error. */
  function leave() {
    const typed = box.search?.trim() ?? ''
    box.close()
    setExplained(false)
    if (!isTyped || typed === '') return
    const read = onlyMatch(typed)
    if (read) choose(read)
    else setUnknown(typed)
  }

  return (
    <div className={styles.picker}>
      <TextField
        {...field}
        label="State"
        name="state"
        placeholder="TX"
        value={box.search ?? (unknown || state)}
        error={unknown || isExplained ? explain(box.search ?? unknown) : error}
        refusal={refusal}
        onClick={(event) => {
          // Selects the text, so that typing replaces the stored state.
          if (!box.isOpen) event.currentTarget.select()
          field.onClick()
        }}
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
