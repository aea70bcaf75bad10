import { useQuery } from '@tanstack/react-query'
import { useDebounce } from 'use-debounce'
import listStyles from '../../../ui/controls/combobox.module.css'
import { TextField } from '../../../ui/controls/field.tsx'
import { useCombobox } from '../../../ui/controls/use-combobox.ts'
import { classes } from '../../../ui/layout/classes.ts'
import { type AddressRow, vacantQuery } from '../api.ts'
import styles from './tenants.module.css'

interface AddressFinderProps {
  label: string
  userId: string
  chosen: AddressRow | undefined
  isDisabled: boolean
  onChoose: (row: AddressRow) => void
}

/** Selects one of many vacant addresses by search (the ARIA combobox with a list). */
export function AddressFinder({ label, userId, chosen, isDisabled, onChoose }: AddressFinderProps) {
  const box = useCombobox({ isDisabled, opensOnEnter: true, onOpen: () => box.open() })
  const [wanted] = useDebounce(box.search?.trim() ?? '', 200)
  const { data, error, isPlaceholderData } = useQuery(vacantQuery(userId, wanted))
  const found = data?.rows ?? []
  const isStale = isPlaceholderData || wanted !== (box.search?.trim() ?? '')
  const { field, option } = box.bind(
    found.length,
    (index) => {
      const row = found[index]
      if (row) onChoose(row)
    },
    isStale,
  )

  return (
    <div className={styles.finder}>
      <TextField
        {...field}
        label={label}
        disabled={isDisabled}
        placeholder="Type a street, city or state..."
        value={box.search ?? chosen?.address ?? ''}
        onFocus={(event) => event.currentTarget.select()}
        onChange={({ currentTarget: { value } }) => box.open(value)}
        onBlur={box.close}
      />
      <div
        id={box.listId}
        role="listbox"
        aria-label="Addresses"
        className={classes(listStyles.list, styles.found)}
        hidden={!box.isOpen}
      >
        {box.isOpen &&
          found.map((row, index) => (
            <div
              key={row.propertyId}
              {...option(index, row.propertyId === chosen?.propertyId)}
              className={classes(listStyles.option, index === box.active && listStyles.active)}
            >
              {row.address}
            </div>
          ))}
        {box.isOpen && found.length === 0 && (
          <div role="option" tabIndex={-1} aria-selected="false" aria-disabled="true" className={styles.none}>
            {error ? 'Your addresses did not load.' : 'No vacant address matches.'}
          </div>
        )}
      </div>
    </div>
  )
}
