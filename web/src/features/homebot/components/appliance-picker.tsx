import { useQuery } from '@tanstack/react-query'
import { useDebounce } from 'use-debounce'
import { useCombobox } from '../../../ui/controls/use-combobox.ts'
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
  // Enter in this field selects an option or opens the list. The question has its own field.
  const box = useCombobox({ isDisabled, opensOnEnter: true, onOpen: () => box.open() })
  const { isOpen } = box
  const [wanted] = useDebounce(box.search?.trim() ?? '', 200)
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
  const isStale = isPlaceholderData || wanted !== (box.search?.trim() ?? '')
  const { field, option } = box.bind(found.length, (index) => onChoose(found[index] ?? null), isStale)

  /** Typing into the name of the selected appliance starts a new search. An empty field clears the selection. */
  function look(typed: string) {
    if (!isOpen && chosen) onChoose(null)
    box.open(isOpen ? typed : typed.replace(label, ''))
  }

  return (
    <div className={styles.picker}>
      <input
        {...field}
        type="text"
        className={styles.input}
        aria-label="Appliance"
        placeholder="Select an appliance (optional)..."
        value={isOpen ? (box.search ?? '') : label}
        disabled={isDisabled}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => look(event.currentTarget.value)}
        onBlur={box.close}
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
          listId={box.listId}
          found={found}
          state={error ? 'failed' : isPending ? 'loading' : 'found'}
          isSearched={wanted !== ''}
          activeIndex={box.active}
          chosenId={chosen?.id}
          option={option}
          onRetry={refetch}
        />
      )}
    </div>
  )
}
