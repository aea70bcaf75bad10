import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDebounce } from 'use-debounce'
import { Combobox, ComboboxEmpty, ComboboxList, ComboboxOption } from '../../../ui/controls/combobox.tsx'
import { TextField } from '../../../ui/controls/field.tsx'
import { propertyQuery } from '../../portfolio/property-query.ts'
import { homesFoundQuery, maxHomes } from '../calls/api.ts'
import styles from './home-filter.module.css'

interface HomeFilterProps {
  propertyId: string | undefined
  onChange: (propertyId: string | undefined) => void
  /** True if one home must be selected, so that “All homes” is not offered. */
  needsHome?: boolean
}

interface Option {
  id: string | undefined
  address: string
}

const everyHome: Option = { id: undefined, address: 'All homes' }

/** A field that selects all homes, or finds one home by its address. */
export function HomeFilter({ propertyId, onChange, needsHome = false }: HomeFilterProps) {
  /** The search text. Null while the list is closed. */
  const [search, setSearch] = useState<string | null>(null)
  const isOpen = search !== null
  const [wanted] = useDebounce(search?.trim() ?? '', 200)
  const { data: homes = [], error, isPlaceholderData } = useQuery(homesFoundQuery(wanted))
  const known = useQuery({ ...propertyQuery(propertyId ?? ''), enabled: propertyId !== undefined })
  const every = needsHome ? null : everyHome
  const options: Option[] = [...(wanted === '' && every ? [every] : []), ...homes]
  const chosen =
    propertyId === undefined ? every : { id: propertyId, address: known.data?.address ?? 'One home' }
  const shown = chosen?.address ?? ''

  return (
    <Combobox
      className={styles.filter}
      popupClassName={styles.list}
      field={
        <TextField
          label="Home"
          placeholder={isOpen ? 'Street, city or ZIP' : needsHome ? 'Choose a home' : ''}
          onFocus={(event) => event.currentTarget.select()}
        />
      }
      text={search ?? shown}
      isOpen={isOpen}
      items={options}
      nameOf={({ address }) => address}
      chosen={chosen}
      isSame={(one, other) => one.id === other.id}
      startsAtFirst
      isStale={isPlaceholderData || wanted !== (search?.trim() ?? '')}
      opensOnEnter
      onOpen={() => setSearch('')}
      onType={(text) => setSearch(isOpen ? text : text.replace(shown, ''))}
      onChoose={({ id }) => onChange(id)}
      onClose={() => setSearch(null)}
      aside={
        isOpen &&
        homes.length >= maxHomes && (
          <p className="visually-hidden" role="status">
            The first {maxHomes} homes. Type to find others.
          </p>
        )
      }
    >
      <ComboboxList label="Homes">
        {options.map((home) => (
          <ComboboxOption key={home.id ?? 'all'} item={home}>
            {home.address}
          </ComboboxOption>
        ))}
      </ComboboxList>
      <ComboboxEmpty>
        <div className={styles.note}>{error ? 'Your homes did not load.' : 'No home matches.'}</div>
      </ComboboxEmpty>
    </Combobox>
  )
}
