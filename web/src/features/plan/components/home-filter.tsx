import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { classes } from '../../../ui/classes.ts'
import { TextField } from '../../../ui/field.tsx'
import { propertyQuery } from '../../properties/api.ts'
import { homesFoundQuery, mostHomes } from '../api.ts'
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
  const listId = useId()
  /** What is being looked for; null while the list is closed. */
  const [search, setSearch] = useState<string | null>(null)
  const [active, setActive] = useState(0)
  const [wanted] = useDebouncedValue(search?.trim() ?? '', 200)
  const { data: homes = [], error } = useQuery(homesFoundQuery(wanted))
  const chosen = useQuery({ ...propertyQuery(propertyId ?? ''), enabled: propertyId !== undefined })
  const isOpen = search !== null
  const options: Option[] = [...(wanted === '' ? [everyHome] : []), ...homes]
  const label = propertyId === undefined ? everyHome.address : (chosen.data?.address ?? 'One home')
  const activeId = isOpen && options[active] ? `${listId}-${active}` : undefined

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  function open(typed = '') {
    setActive(0)
    setSearch(typed)
  }

  function choose(option: Option | undefined) {
    if (option) onChange(option.id)
    setSearch(null)
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0 && event.key !== 'Enter' && !(isOpen && event.key === 'Escape')) return
    event.preventDefault()
    if (event.key === 'Escape') setSearch(null)
    else if (!isOpen) open()
    else if (event.key === 'Enter') choose(options[active])
    else setActive((active + step + options.length) % Math.max(1, options.length))
  }

  return (
    <div className={styles.filter}>
      <TextField
        label="Home"
        autoComplete="off"
        spellCheck={false}
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={activeId}
        placeholder={isOpen ? 'Street, city or ZIP' : ''}
        value={search ?? label}
        onFocus={(event) => event.currentTarget.select()}
        onClick={() => isOpen || open()}
        onChange={(event) =>
          open(isOpen ? event.currentTarget.value : event.currentTarget.value.replace(label, ''))
        }
        onKeyDown={onKeyDown}
        onBlur={() => setSearch(null)}
      />
      <div
        id={listId}
        role="listbox"
        aria-label="Homes"
        className={styles.list}
        hidden={!isOpen}
        // The field keeps the focus: its blur would close the list before the click arrives.
        onPointerDown={(event) => event.preventDefault()}
      >
        {isOpen &&
          options.map((option, index) => (
            <div
              key={option.id ?? 'all'}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={option.id === propertyId}
              className={classes(styles.option, index === active && styles.active)}
              onClick={() => choose(option)}
              onKeyDown={onKeyDown}
            >
              {option.address}
            </div>
          ))}
        {isOpen && options.length === 0 && (
          <div role="option" tabIndex={-1} aria-selected="false" aria-disabled="true" className={styles.note}>
            {error ? 'Your homes did not load.' : 'No home matches.'}
          </div>
        )}
      </div>
      {isOpen && homes.length >= mostHomes && (
        <p className="visually-hidden" role="status">
          The first {mostHomes} homes. Type to find others.
        </p>
      )}
    </div>
  )
}
