import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { useFailureToast } from '../../../platform/use-failure-toast.ts'
import { HouseDrawing } from '../../../ui/drawings.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { TextField } from '../../../ui/field.tsx'
import { usePropertyList } from '../use-property-list.ts'
import { FirstSteps } from './first-steps.tsx'
import styles from './properties-tab.module.css'
import { PropertySection } from './property-section.tsx'
import { TileSkeletons } from './tile-skeletons.tsx'

/** More than this and a person looks for one rather than at all. */
const handful = 6

/** The portfolio, split by kind, each kind loaded a page at a time. */
export function PropertiesTab() {
  const [wanted, setWanted] = useState('')
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
  const [wasSearchable, setWasSearchable] = useState(false)
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
          <SearchField onWanted={setWanted} />
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

/** Keeps to itself what is being typed: the list is laid out anew only for what is looked for. */
function SearchField({ onWanted }: { onWanted: (wanted: string) => void }) {
  const [search, setSearch] = useState('')
  const [wanted] = useDebouncedValue(search.trim(), 250)
  useEffect(() => onWanted(wanted), [wanted, onWanted])
  return (
    <TextField
      type="search"
      label="Find a property"
      placeholder="Street, city or ZIP"
      value={search}
      onChange={(event) => setSearch(event.currentTarget.value)}
    />
  )
}
