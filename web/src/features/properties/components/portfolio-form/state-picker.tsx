import type { StateCode } from '@home-pulse/contract/vocabulary'
import { useState } from 'react'
import { Combobox, ComboboxList, ComboboxOption } from '../../../../ui/controls/combobox.tsx'
import { TextField } from '../../../../ui/controls/field.tsx'
import { findOnlyState, findStates, readState, stateNames } from './state-names.ts'
import styles from './state-picker.module.css'

interface StatePickerProps {
  state: StateCode | ''
  onChange: (state: StateCode | '') => void
  error?: string | undefined
  serverError?: string | undefined
}

/** Explains how to correct a text that matches no state, or more than one. */
function explain(typed: string): string {
  const text = typed.trim()
  if (text === '') return 'Choose a state from the list, or type its code, for example TX.'
  return findStates(text).length === 0
    ? `No state matches “${text}”. Try its code, for example TX.`
    : `More than one state matches “${text}”. Choose one from the list, or type its code.`
}

/** A field that selects a state or DC, found by code or name. */
export function StatePicker({ state, onChange, error, serverError }: StatePickerProps) {
  /** The text in the field. Null while the list is closed. */
  const [search, setSearch] = useState<string | null>(null)
  /** False while the list is open and nothing has been typed. The list then shows every state. */
  const [isTyped, setTyped] = useState(false)
  /** The text that was left in the field and matches no state. */
  const [unknown, setUnknown] = useState('')
  /** True if Enter was pressed on a text that matches several states. */
  const [isExplained, setExplained] = useState(false)
  const isOpen = search !== null
  const found = findStates(isTyped ? (search ?? '') : '')

  function openAll() {
    setTyped(unknown !== '')
    setExplained(false)
    setSearch(unknown || state)
  }

  function choose(chosen: StateCode) {
    setUnknown('')
    setExplained(false)
    onChange(chosen)
  }

  function look(typed: string) {
    setTyped(true)
    setUnknown('')
    setExplained(false)
    setSearch(typed)
    // The form gets the state as soon as it is typed in full, so that the error of the field disappears.
    onChange(readState(typed) ?? '')
  }

  /**
   * Handles Enter without an active option. It stores the typed state, or the only match. If several states match, it
   * explains that.
   */
  function confirm() {
    const read = isTyped && findOnlyState(search ?? '')
    if (!read) return setExplained(true)
    choose(read)
    setSearch(null)
  }

  /**
   * Handles the loss of the focus. It stores the typed state, or the only match. Other text stays in the field with
   * an error.
   */
  function leave() {
    const typed = search?.trim() ?? ''
    setSearch(null)
    setExplained(false)
    if (!isTyped || typed === '') return
    const read = findOnlyState(typed)
    if (read) choose(read)
    else setUnknown(typed)
  }

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
          // Selects the text, so that typing replaces the stored state.
          onClick={(event) => isOpen || event.currentTarget.select()}
        />
      }
      text={search ?? (unknown || state)}
      isOpen={isOpen}
      items={found}
      nameOf={(code) => code}
      chosen={state || null}
      onOpen={openAll}
      onType={look}
      onChoose={choose}
      onClose={() => setSearch(null)}
      onLeave={leave}
      onNoChoice={confirm}
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
