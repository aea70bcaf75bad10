import { useState } from 'react'
import { useFailureToast } from '../../../../platform/use-failure-toast.ts'
import { SearchField } from '../../../../ui/controls/search-field.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { HouseDrawing } from '../../../../ui/layout/drawings.tsx'
import { usePropertyList } from '../../use-property-list.ts'
import { FirstSteps } from '../portfolio-form/first-steps.tsx'
import { PropertySection } from '../portfolio-form/property-section.tsx'
import styles from './properties-tab.module.css'
import { TileSkeletons } from './tile-skeletons.tsx'

/** More than this and a person looks for one rather than at all. */
const handful = 6

interface PropertiesTabProps {
  /** The text that is searched for, kept in the URL. */
  wanted: string
  onWanted: (wanted: string) => void
}

/** The portfolio, split by kind, each kind loaded a page at a time. */
export function PropertiesTab({ wanted, onWanted }: PropertiesTabProps) {
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
          <SearchField
            label="Find a property"
            placeholder="Street, city or ZIP"
            wanted={wanted}
            onWanted={onWanted}
          />
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
