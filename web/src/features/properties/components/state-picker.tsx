import { type StateCode, stateCodes } from '@home-pulse/contract/vocabulary'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { classes } from '../../../ui/classes.ts'
import { TextField } from '../../../ui/field.tsx'
import { findStates, stateNames } from './state-names.ts'
import styles from './state-picker.module.css'

interface StatePickerProps {
  state: StateCode | ''
  onChange: (state: StateCode | '') => void
  error?: string | undefined
}

/** The 50 states by their code, found by code or by name (the ARIA combobox with a list). */
export function StatePicker({ state, onChange, error }: StatePickerProps) {
  const listId = useId()
  /** What stands in the field while a state is being looked for; null while the list is closed. */
  const [search, setSearch] = useState<string | null>(null)
  const [active, setActive] = useState(0)
  const isOpen = search !== null
  // A chosen code looks for nothing: opening the list again shows every state.
  const found = findStates(search === state ? '' : (search ?? ''))
  const optionId = (code: StateCode | undefined) => code && `${listId}-${code}`
  const activeId = isOpen ? optionId(found[active]) : undefined

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  function open() {
    setActive(state === '' ? 0 : stateCodes.indexOf(state))
    setSearch(state)
  }

  function look(typed: string) {
    setSearch(typed)
    setActive(0)
    onChange(stateCodes.find((code) => code === typed.trim().toUpperCase()) ?? '')
  }

  function choose(code: StateCode | undefined) {
    if (code) onChange(code)
    setSearch(null)
  }

  /** Leaving takes the only state that is left, never one of several. */
  function leave() {
    choose(search && state === '' && found.length === 1 ? found[0] : undefined)
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0 && !(isOpen && (event.key === 'Enter' || event.key === 'Escape'))) return
    event.preventDefault()
    if (event.key === 'Escape') setSearch(null)
    else if (event.key === 'Enter') choose(found[active])
    else if (!isOpen) open()
    else setActive((active + step + found.length) % Math.max(1, found.length))
  }

  return (
    <div className={styles.picker}>
      <TextField
        label="State"
        name="state"
        placeholder="TX"
        autoComplete="off"
        spellCheck={false}
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={activeId}
        value={search ?? state}
        error={error}
        onClick={() => isOpen || open()}
        onChange={(event) => look(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={leave}
      />
      <div id={listId} role="listbox" aria-label="Two-letter codes" className={styles.list} hidden={!isOpen}>
        {isOpen &&
          found.map((code, index) => (
            <div
              key={code}
              id={optionId(code)}
              role="option"
              tabIndex={-1}
              aria-selected={code === state}
              className={classes(styles.option, index === active && styles.active)}
              // The field keeps the focus: its blur would close the list before the click arrives.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(code)}
              onKeyDown={onKeyDown}
            >
              <b>{code}</b> {stateNames[code]}
            </div>
          ))}
        {found.length === 0 && <p className={styles.none}>No such state</p>}
      </div>
    </div>
  )
}
