import { lazy, Suspense, useState } from 'react'
import { useFailureToast } from '../../../../platform/calls/use-failure-toast.ts'
import { SearchField } from '../../../../ui/controls/search-field.tsx'
import { Segmented } from '../../../../ui/controls/segmented.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { HouseDrawing } from '../../../../ui/layout/drawings.tsx'
import { type PropertiesView, rememberedView, rememberView } from '../../remembered-view.ts'
import { usePropertyList } from '../../use-property-list.ts'
import { FirstSteps } from './first-steps.tsx'
import styles from './properties-tab.module.css'
import { PropertySection } from './property-section.tsx'
import { TileSkeletons } from './tile-skeletons.tsx'

const HomesTablePanel = lazy(() =>
  import('../../../portfolio/homes-table-panel.tsx').then((module) => ({
    default: module.HomesTablePanel,
  })),
)

/** The search field appears if there are more homes than this. */
const maxWithoutSearch = 6

interface PropertiesTabProps {
  /** The search text, kept in the URL. */
  wanted: string
  onWanted: (wanted: string) => void
  /** The filters and the order of the table, kept in the URL. Undefined if the URL has none. */
  table: string | undefined
  onTable: (search: string) => void
}

const views: { value: PropertiesView; label: string }[] = [
  { value: 'cards', label: 'Cards' },
  { value: 'table', label: 'Table' },
]

/** The portfolio as a table, or as cards with single-family and multifamily homes in separate lists. */
export function PropertiesTab({ wanted, onWanted, table, onTable }: PropertiesTabProps) {
  const [remembered, setRemembered] = useState(rememberedView)
  const view = table === undefined ? remembered : 'table'
  const single = usePropertyList({ isMultifamily: false, search: wanted })
  const multi = usePropertyList({ isMultifamily: true, search: wanted })
  useFailureToast(
    single.error ?? multi.error,
    'Failed to load properties',
    'Network error while loading properties',
  )

  const loaded = single.properties.length + multi.properties.length
  const isLoading = single.isLoading || multi.isLoading
  const isEmpty = single.isEmpty && multi.isEmpty
  // Once the search field is shown, it stays, even if a search finds few homes. Otherwise the user could not change the
  // search.
  const [wasSearchable, setWasSearchable] = useState(wanted !== '')
  const isSearchable = wasSearchable || loaded > maxWithoutSearch
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
      <div className={styles.head}>
        {isSearchable && view === 'cards' && (
          <div className={styles.search}>
            <SearchField
              label="Find a property"
              placeholder="Street, city or ZIP"
              wanted={wanted}
              onWanted={onWanted}
            />
          </div>
        )}
        {(loaded > 0 || view === 'table') && (
          <Segmented
            label="View"
            options={views}
            value={view}
            onChange={(chosen) => {
              rememberView(chosen)
              setRemembered(chosen)
              onTable('')
            }}
          />
        )}
      </div>
      {view === 'table' ? (
        <Suspense fallback={<TileSkeletons />}>
          <HomesTablePanel search={table ?? ''} onSearch={onTable} />
        </Suspense>
      ) : isLoading ? (
        <TileSkeletons />
      ) : (
        <>
          <PropertySection title="Single Family Properties" list={single} hasAddCard={wanted === ''} />
          <PropertySection title="Multi Family Properties" list={multi} hasAddCard={false} />
          {isEmpty && (
            <EmptyState title="Nothing matches" text={`No property's address or ZIP contains “${wanted}”.`} />
          )}
        </>
      )}
    </div>
  )
}
