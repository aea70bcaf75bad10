import { useState } from 'react'
import { useDebouncedCallback } from 'use-debounce'
import { useFailureToast } from '../../../../platform/use-failure-toast.ts'
import { TextField } from '../../../../ui/controls/field.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { HouseDrawing } from '../../../../ui/layout/drawings.tsx'
import { usePropertyList } from '../../use-property-list.ts'
import { FirstSteps } from '../portfolio-form/first-steps.tsx'
import { PropertySection } from '../portfolio-form/property-section.tsx'
import styles from './properties-tab.module.css'
import { TileSkeletons } from './tile-skeletons.tsx'

/** More than this and a person looks for one rather than at all. */
const handful = 6

interface SearchProps {
  /** The text that is searched for, kept in the URL. */
  wanted: string
  onWanted: (wanted: string) => void
}

/** The portfolio, split by kind, each kind loaded a page at a time. */
export function PropertiesTab({ wanted, onWanted }: SearchProps) {
  const single = usePropertyList(false, wanted)
  const multi = usePropertyList(true, wanted)
  useFailureToast(
    single.error ?? multi.error,
    'Failed to load properties',
    'Network error while loading properties',
  )

  const loaded = single.properties.length + multi.properties.length
  const isLoading = single.isLoading || multi.isLoading
  const isEmpty = single.isEmpty && multi.isEmpty
  // Once there, the field stays: what it finds may be few.
  const [wasSearchable, setWasSearchable] = useState(wanted !== '')
  const isSearchable = wasSearchable || loaded > handful
  if (isSearchable && !wasSearchable) setWasSearchable(true)

  if (isEmpty && wanted === '')
    return (
      <EmptyState
        drawing={<HouseDrawing />}
        title="No Properties Found"
        text="You haven't added any properties yet."
        action={<FirstSteps />}
      />
    )
  return (
    <div className={styles.tab}>
      {isSearchable && (
        <div className={styles.search}>
          <SearchField wanted={wanted} onWanted={onWanted} />
        </div>
      )}
      {isLoading ? (
        <TileSkeletons />
      ) : (
        <>
          <PropertySection title="Single Family Properties" list={single} hasAddCard={wanted === ''} />
          <PropertySection title="Multi Family Properties" list={multi} hasAddCard={false} />
          {isEmpty && (
            <EmptyState title="Nothing matches" text={`No property's address or ZIP holds “${wanted}”.`} />
          )}
        </>
      )}
    </div>
  )
}

/** Keeps what is being typed to itself: the list and the URL change only when typing pauses. */
function SearchField({ wanted, onWanted }: SearchProps) {
  const [search, setSearch] = useState(wanted)
  const look = useDebouncedCallback((typed: string) => onWanted(typed.trim()), 250)
  return (
    <TextField
      type="search"
      label="Find a property"
      placeholder="Street, city or ZIP"
      value={search}
      onChange={({ currentTarget: { value } }) => {
        setSearch(value)
        look(value)
      }}
    />
  )
}
