import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDebounce } from 'use-debounce'
import { Combobox } from '../../../ui/controls/combobox.tsx'
import { placeOf } from '../../components/place-label.ts'
import { type ApplianceOption, appliancesFoundQuery } from '../api.ts'
import { applianceLabel } from '../message.ts'
import { ApplianceOptions } from './appliance-options.tsx'
import styles from './appliance-picker.module.css'

interface AppliancePickerProps {
  chosen: ApplianceOption | null
  onChoose: (appliance: ApplianceOption | null) => void
  isDisabled: boolean
}

/** A field that finds an appliance of any home by address or by type, and selects it. */
export function AppliancePicker({ chosen, onChoose, isDisabled }: AppliancePickerProps) {
  /** The search text. Null while the list is closed. */
  const [search, setSearch] = useState<string | null>(null)
  const isOpen = search !== null && !isDisabled
  const [wanted] = useDebounce(search?.trim() ?? '', 200)
  const {
    data: found = [],
    error,
    isPending,
    isPlaceholderData,
    refetch,
  } = useQuery({
    ...appliancesFoundQuery(wanted),
    enabled: isOpen,
  })
  const label = chosen ? applianceLabel(chosen) : ''

  /**
   * Starts a new search when the user types into the name of the selected appliance. An empty field clears the
   * selection.
   */
  function look(typed: string) {
    if (!isOpen && chosen) onChoose(null)
    setSearch(isOpen ? typed : typed.replace(label, ''))
  }

  return (
    <Combobox
      className={styles.picker}
      popupClassName={styles.popover}
      field={
        <input
          type="text"
          className={styles.input}
          aria-label="Appliance"
          placeholder="Select an appliance (optional)..."
          onFocus={(event) => event.currentTarget.select()}
        />
      }
      text={isOpen ? search : label}
      isOpen={isOpen}
      isDisabled={isDisabled}
      items={found}
      nameOf={applianceLabel}
      chosen={chosen}
      isSame={(one, other) => one.id === other.id}
      startsAtFirst
      isStale={isPlaceholderData || wanted !== (search?.trim() ?? '')}
      // Enter opens the list and does not send the question. Only Enter in the input for the question sends it.
      opensOnEnter
      onOpen={() => setSearch('')}
      onType={look}
      onChoose={onChoose}
      onClose={() => setSearch(null)}
      aside={
        chosen &&
        !isOpen && <ChosenPlace chosen={chosen} isDisabled={isDisabled} onClear={() => onChoose(null)} />
      }
    >
      <ApplianceOptions
        found={found}
        state={error ? 'failed' : isPending ? 'loading' : 'found'}
        isSearched={wanted !== ''}
        onRetry={refetch}
      />
    </Combobox>
  )
}

interface ChosenPlaceProps {
  chosen: ApplianceOption
  isDisabled: boolean
  onClear: () => void
}

/** The place of the selected appliance, and the button that clears the selection. */
function ChosenPlace({ chosen, isDisabled, onClear }: ChosenPlaceProps) {
  return (
    <>
      <p className={styles.chosenPlace}>{placeOf(chosen)}</p>
      <button
        type="button"
        className={styles.clear}
        aria-label={`Ask about no appliance instead of ${applianceLabel(chosen)}`}
        disabled={isDisabled}
        onClick={onClear}
      >
        <span aria-hidden="true">×</span>
      </button>
    </>
  )
}
