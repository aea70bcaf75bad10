import { type KeyboardEvent, useEffect, useId, useState } from 'react'

interface ComboboxHabits {
  isDisabled?: boolean
  /** Set if the field is not the last one of its form: Enter opens the options. */
  opensOnEnter?: boolean
  /** Opens the list before any text is typed. */
  onOpen: () => void
  /** Called when Enter was pressed without an active option. */
  onNoChoice?: () => void
}

/**
 * A text field that filters a list of options: keyboard, focus and roles of the ARIA combobox with a list. The field always
 * keeps the focus, and one option is active.
 */
export function useCombobox({
  isDisabled = false,
  opensOnEnter = false,
  onOpen,
  onNoChoice,
}: ComboboxHabits) {
  const listId = useId()
  /** The search text. Null while the list is closed. */
  const [search, setSearch] = useState<string | null>(null)
  const [active, setActive] = useState(0)
  const isOpen = search !== null && !isDisabled
  const optionId = (index: number) => `${listId}-${index}`

  useEffect(() => {
    if (isOpen) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, listId, active])

  /** Opens the list with the active option `at`, or none for -1. */
  function open(typed = '', at = 0) {
    setActive(at)
    setSearch(typed)
  }
  const close = () => setSearch(null)

  /** Connects the field and the options. `isStale`: the options belong to an earlier text, so Enter must not select one. */
  function bind(optionCount: number, pick: (index: number) => void, isStale = false) {
    function choose(index: number) {
      // Without a match the text stays, so that it can be corrected.
      if (index < 0 || index >= optionCount) return onNoChoice?.()
      pick(index)
      close()
    }
    function chooseActive() {
      if (!isStale) choose(active)
    }
    function onKeyDown(event: KeyboardEvent) {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
      const isCommand =
        step !== 0 ||
        (event.key === 'Enter' && (isOpen || opensOnEnter)) ||
        (event.key === 'Escape' && isOpen)
      if (!isCommand) return
      event.preventDefault()
      if (event.key === 'Escape') close()
      else if (!isOpen) onOpen()
      else if (event.key === 'Enter') chooseActive()
      else if (active < 0) setActive(step > 0 ? 0 : optionCount - 1)
      else setActive((active + step + optionCount) % Math.max(1, optionCount))
    }
    return {
      field: {
        role: 'combobox',
        autoComplete: 'off',
        spellCheck: false,
        'aria-autocomplete': 'list',
        'aria-haspopup': 'listbox',
        'aria-expanded': isOpen,
        'aria-controls': listId,
        'aria-activedescendant': isOpen && active >= 0 && active < optionCount ? optionId(active) : undefined,
        onClick: () => isOpen || onOpen(),
        onKeyDown,
      },
      option: (index: number, isChosen: boolean) => ({
        id: optionId(index),
        role: 'option',
        tabIndex: -1,
        'aria-selected': isChosen,
        // Keeps the focus in the field: its blur would close the list before the click arrives.
        onPointerDown: (event: { preventDefault: () => void }) => event.preventDefault(),
        onClick: () => choose(index),
        onKeyDown,
      }),
    } as const
  }

  return { listId, search, isOpen, active, open, close, bind }
}

/** Connects the options of a list to its field. */
export type OptionBinding = ReturnType<ReturnType<typeof useCombobox>['bind']>['option']
