import type { StateCode } from '@home-pulse/contract/vocabulary'
import { useState } from 'react'
import { findOnlyState, findStates, readState } from '../../state-names.ts'

/**
 * Manages a field in which the user selects a state. Returns the text, the matching states, and the handlers for typing
 * and choosing.
 */
export function useStateSearch(state: StateCode | '', onChange: (state: StateCode | '') => void) {
  /** The text in the field. Null while the list is closed. */
  const [search, setSearch] = useState<string | null>(null)
  /** True after the user has typed. While it is false, the list shows every state. */
  const [isTyped, setTyped] = useState(false)
  /** The text that the user left in the field, if it is not exactly one state. */
  const [unknown, setUnknown] = useState('')
  /** True if Enter was pressed and the text was not exactly one state. The field then shows an explanation. */
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
    // The form gets the state as soon as the user has typed it in full. Then the field's error disappears.
    onChange(readState(typed) ?? '')
  }

  /**
   * Handles Enter when no option is active. Stores the typed state, or the only match. Otherwise shows an explanation.
   */
  function confirm() {
    const read = isTyped && findOnlyState(search ?? '')
    if (!read) return setExplained(true)
    choose(read)
    setSearch(null)
  }

  /**
   * Handles the loss of the focus. Stores the typed state, or the only match. Other text stays in the field with an
   * error.
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
