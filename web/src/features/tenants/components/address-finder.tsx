import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDebounce } from 'use-debounce'
import { Combobox, ComboboxEmpty, ComboboxList, ComboboxOption } from '../../../ui/controls/combobox.tsx'
import { TextField } from '../../../ui/controls/field.tsx'
import { type AddressRow, vacantQuery } from '../api.ts'
import styles from './tenants.module.css'

interface AddressFinderProps {
  label: string
  userId: string
  chosen: AddressRow | undefined
  isDisabled: boolean
  onChoose: (row: AddressRow) => void
}

/** A search field in which the user finds and selects a vacant address. */
export function AddressFinder({ label, userId, chosen, isDisabled, onChoose }: AddressFinderProps) {
  /** The search text. Null while the list is closed. */
  const [search, setSearch] = useState<string | null>(null)
  const [wanted] = useDebounce(search?.trim() ?? '', 200)
  const { data, error, isPlaceholderData } = useQuery(vacantQuery(userId, wanted))
  const found = data?.rows ?? []

  return (
    <Combobox
      popupClassName={styles.found}
      field={
        <TextField
          label={label}
          placeholder="Type a street, city or state..."
          onFocus={(event) => event.currentTarget.select()}
        />
      }
      text={search ?? chosen?.address ?? ''}
      isOpen={search !== null}
      isDisabled={isDisabled}
      items={found}
      nameOf={({ address }) => address}
      chosen={chosen ?? null}
      isSame={(one, other) => one.propertyId === other.propertyId}
      startsAtFirst
      isStale={isPlaceholderData || wanted !== (search?.trim() ?? '')}
      opensOnEnter
      onOpen={() => setSearch('')}
      onType={setSearch}
      onChoose={onChoose}
      onClose={() => setSearch(null)}
    >
      <ComboboxList label="Addresses">
        {found.map((row) => (
          <ComboboxOption key={row.propertyId} item={row}>
            {row.address}
          </ComboboxOption>
        ))}
      </ComboboxList>
      <ComboboxEmpty>
        <div className={styles.none}>
          {error ? 'Your addresses did not load.' : 'No vacant address matches.'}
        </div>
      </ComboboxEmpty>
    </Combobox>
  )
}
