import type { StateCode } from '@home-pulse/contract/vocabulary'
import { useState } from 'react'
import { findOnlyState, findStates, readState } from '../../state-names.ts'

/** Returns the text and the list of a field that selects a state, and the handlers for typing and choosing. */
export function useStateSearch(state: StateCode | '', onChange: (state: StateCode | '') => void) {
  /** The text in the field. Null while the list is closed. */
  const [search, setSearch] = useState<string | null>(null)
  /** False while the list is open and nothing has been typed. The list then shows every state. */
  const [isTyped, setTyped] = useState(false)
  /** The text that was left in the field and matches no state. */
  const [unknown, setUnknown] = useState('')
  /** True if Enter was pressed on a text that matches several states. */
  const [isExplained, setExplained] = useState(false)
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

  return {
    ...{ search, unknown, isExplained, found },
    ...{ openAll, look, choose, confirm, leave },
    close: () => setSearch(null),
  }
}
