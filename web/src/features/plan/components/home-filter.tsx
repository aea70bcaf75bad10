import { useQuery } from '@tanstack/react-query'
import { useDebounce } from 'use-debounce'
import listStyles from '../../../ui/controls/combobox.module.css'
import { TextField } from '../../../ui/controls/field.tsx'
import { useCombobox } from '../../../ui/controls/use-combobox.ts'
import { classes } from '../../../ui/layout/classes.ts'
import { homesFoundQuery, maxHomes } from '../calls/api.ts'
import { propertyQuery } from '../calls/property-query.ts'
import styles from './home-filter.module.css'

interface HomeFilterProps {
  propertyId: string | undefined
  onChange: (propertyId: string | undefined) => void
}

interface Option {
  id: string | undefined
  address: string
}

const everyHome: Option = { id: undefined, address: 'All homes' }

/** All homes or one of them, found by its address (the ARIA combobox with a list). */
export function HomeFilter({ propertyId, onChange }: HomeFilterProps) {
  const box = useCombobox({ opensOnEnter: true, onOpen: () => box.open() })
  const [wanted] = useDebounce(box.search?.trim() ?? '', 200)
  const { data: homes = [], error, isPlaceholderData } = useQuery(homesFoundQuery(wanted))
  const chosen = useQuery({ ...propertyQuery(propertyId ?? ''), enabled: propertyId !== undefined })
  const options: Option[] = [...(wanted === '' ? [everyHome] : []), ...homes]
  const label = propertyId === undefined ? everyHome.address : (chosen.data?.address ?? 'One home')
  const isStale = isPlaceholderData || wanted !== (box.search?.trim() ?? '')
  const { field, option } = box.bind(options.length, (index) => onChange(options[index]?.id), isStale)

  return (
    <div className={styles.filter}>
      <TextField
        {...field}
        label="Home"
        placeholder={box.isOpen ? 'Street, city or ZIP' : ''}
        value={box.search ?? label}
        onFocus={(event) => event.currentTarget.select()}
        onChange={({ currentTarget: { value } }) => box.open(box.isOpen ? value : value.replace(label, ''))}
        onBlur={box.close}
      />
      <div
        id={box.listId}
        role="listbox"
        aria-label="Homes"
        className={classes(listStyles.list, styles.list)}
        hidden={!box.isOpen}
      >
        {box.isOpen &&
          options.map(({ id, address }, index) => (
            <div
              key={id ?? 'all'}
              {...option(index, id === propertyId)}
              className={classes(listStyles.option, index === box.active && listStyles.active)}
            >
              {address}
            </div>
          ))}
        {box.isOpen && options.length === 0 && (
          <div role="option" tabIndex={-1} aria-selected="false" aria-disabled="true" className={styles.note}>
            {error ? 'Your homes did not load.' : 'No home matches.'}
          </div>
        )}
      </div>
      {box.isOpen && homes.length >= maxHomes && (
        <p className="visually-hidden" role="status">
          The first {maxHomes} homes. Type to find others.
        </p>
      )}
    </div>
  )
}
