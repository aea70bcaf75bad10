import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { appliancesFoundQuery, type ChosenAppliance } from '../api.ts'
import { applianceLabel, placeOf } from '../message.ts'
import { ApplianceOptions } from './appliance-options.tsx'
import styles from './appliance-picker.module.css'

interface AppliancePickerProps {
  chosen: ChosenAppliance | null
  onChoose: (appliance: ChosenAppliance | null) => void
  isDisabled: boolean
}

/** The appliances of all homes, found by address or by type (the ARIA combobox with a list). */
export function AppliancePicker({ chosen, onChoose, isDisabled }: AppliancePickerProps) {
  const listId = useId()
  /** What is being looked for; null while the list is closed. */
  const [search, setSearch] = useState<string | null>(null)
  const [active, setActive] = useState(0)
  const [wanted] = useDebouncedValue(search?.trim() ?? '', 200)
  const isOpen = search !== null && !isDisabled
  const {
    data: found = [],
    error,
    isPending,
    refetch,
  } = useQuery({
    ...appliancesFoundQuery(wanted),
    enabled: isOpen,
  })
  const label = chosen ? applianceLabel(chosen) : ''
  const activeId = isOpen && found[active] ? `${listId}-${found[active].id}` : undefined

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  function open(typed = '') {
    setActive(0)
    setSearch(typed)
  }

  /** What is typed into the name of the chosen one begins a new search; emptied, the field chooses none. */
  function look(typed: string) {
    if (!isOpen && chosen) onChoose(null)
    open(isOpen ? typed : typed.replace(label, ''))
  }

  function pick(appliance: ChosenAppliance | undefined) {
    if (appliance) onChoose(appliance)
    setSearch(null)
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0 && event.key !== 'Enter' && !(isOpen && event.key === 'Escape')) return
    // Enter in this field chooses, or opens what there is to choose: the question is sent from its own.
    event.preventDefault()
    if (event.key === 'Escape') setSearch(null)
    else if (!isOpen) open()
    else if (event.key === 'Enter') pick(found[active])
    else setActive((active + step + found.length) % Math.max(1, found.length))
  }

  return (
    <div className={styles.picker}>
      <input
        type="text"
        className={styles.input}
        aria-label="Appliance"
        placeholder="Select an appliance (optional)..."
        autoComplete="off"
        spellCheck={false}
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={activeId}
        value={isOpen ? search : label}
        disabled={isDisabled}
        onFocus={(event) => event.currentTarget.select()}
        onClick={() => isOpen || open()}
        onChange={(event) => look(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={() => setSearch(null)}
      />
      {chosen && !isOpen && (
        <>
          <p className={styles.chosenPlace}>{placeOf(chosen)}</p>
          <button
            type="button"
            className={styles.clear}
            aria-label={`Ask about no appliance instead of ${label}`}
            disabled={isDisabled}
            onClick={() => onChoose(null)}
          >
            <span aria-hidden="true">×</span>
          </button>
        </>
      )}
      {isOpen && (
        <ApplianceOptions
          listId={listId}
          found={found}
          state={error ? 'failed' : isPending ? 'loading' : 'found'}
          isSearched={wanted !== ''}
          activeIndex={active}
          chosenId={chosen?.id}
          onPick={pick}
          onKeyDown={onKeyDown}
          onRetry={refetch}
        />
      )}
    </div>
  )
}
