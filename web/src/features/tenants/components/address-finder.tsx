import { useDeferredValue, useMemo } from 'react'
import { classes } from '../../../ui/classes.ts'
import listStyles from '../../../ui/combobox.module.css'
import { TextField } from '../../../ui/field.tsx'
import { useCombobox } from '../../../ui/use-combobox.ts'
import type { AddressRow } from '../api.ts'
import styles from './tenants.module.css'

interface AddressFinderProps {
  label: string
  rows: readonly AddressRow[]
  chosen: AddressRow | undefined
  isDisabled: boolean
  onChoose: (row: AddressRow) => void
}

/** So many are shown at once: whoever looks for one of thousands types. */
const mostShown = 50

/** One of more addresses than anybody scrolls through, found by typing (the ARIA combobox with a list). */
export function AddressFinder({ label, rows, chosen, isDisabled, onChoose }: AddressFinderProps) {
  const box = useCombobox({ isDisabled, opensOnEnter: true, onOpen: () => box.open() })
  const wanted = useDeferredValue(box.search?.trim().toLowerCase() ?? '')
  const found = useMemo(() => firstMatches(rows, wanted), [rows, wanted])
  const { field, option } = box.bind(found.length, (index) => {
    const row = found[index]
    if (row) onChoose(row)
  })

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
              {...option(index, row === chosen)}
              className={classes(listStyles.option, index === box.active && listStyles.active)}
            >
              {row.address}
            </div>
          ))}
        {box.isOpen && found.length === 0 && (
          <div role="option" tabIndex={-1} aria-selected="false" aria-disabled="true" className={styles.none}>
            No vacant address matches.
          </div>
        )}
      </div>
    </div>
  )
}

function firstMatches(rows: readonly AddressRow[], wanted: string): AddressRow[] {
  const found: AddressRow[] = []
  for (const row of rows) {
    if (found.length === mostShown) break
    if (row.address.toLowerCase().includes(wanted)) found.push(row)
  }
  return found
}
