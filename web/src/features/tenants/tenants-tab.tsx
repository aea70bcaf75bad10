import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { useCurrentDate } from '../../platform/current-date.ts'
import { Button } from '../../ui/controls/button.tsx'
import { SearchField } from '../../ui/controls/search-field.tsx'
import { Segmented } from '../../ui/controls/segmented.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { HouseDrawing } from '../../ui/layout/drawings.tsx'
import { VirtualGrid } from '../../ui/layout/virtual-grid.tsx'
import { vacantQuery } from './api.ts'
import { AddTenantCard } from './components/add-tenant-card.tsx'
import { RentRoll } from './components/rent-roll/rent-roll.tsx'
import { TenantCard } from './components/tenant-card.tsx'
import { TenantSkeletons } from './components/tenant-skeletons.tsx'
import styles from './components/tenants.module.css'
import type { OpenForms } from './open-form.ts'
import type { RentRollChoice } from './rent-roll-api.ts'
import { useAddresses } from './use-addresses.ts'

interface TenantsTabProps {
  userId: string
  isPortfolioEmpty: boolean
  /** Shown if the portfolio is empty. Contains ways to add the first home. */
  start: ReactNode
  /** The search text for a tenant or an address, kept in the URL. */
  wanted: string
  onWanted: (wanted: string) => void
  view: TenantsView
  onView: (view: TenantsView) => void
  /** The order and the filter of the rent roll, kept in the URL. */
  rentRoll: RentRollChoice
  onRentRoll: (choice: RentRollChoice) => void
}

type TenantsView = 'cards' | 'rent-roll'
const views: { value: TenantsView; label: string }[] = [
  { value: 'cards', label: 'Cards' },
  { value: 'rent-roll', label: 'Rent roll' },
]

/** The search field appears if there are more addresses than this. */
const maxWithoutSearch = 6

/** The dashboard's Tenants tab: the tenants of each property as cards, or the rent roll. */
export function TenantsTab(props: TenantsTabProps) {
  const { isPortfolioEmpty, view, onView, rentRoll, onRentRoll } = props
  if (isPortfolioEmpty) return <TenantCards {...props} />
  return (
    <div className={styles.tab}>
      <Segmented label="View" options={views} value={view} onChange={onView} />
      {view === 'rent-roll' ? (
        <>
          <AddTenantToVacancy userId={props.userId} />
          <RentRoll userId={props.userId} choice={rentRoll} onChoice={onRentRoll} />
        </>
      ) : (
        <TenantCards {...props} />
      )}
    </div>
  )
}

/** The form that adds a tenant, shown above the rent roll. Renders nothing if no place is vacant. */
function AddTenantToVacancy({ userId }: { userId: string }) {
  const { data } = useQuery(vacantQuery(userId))
  if (!data || data.rows.length === 0) return null
  return <AddTenantCard userId={userId} vacant={data.rows} isSearched={data.hasMore} />
}

/** Shows the tenants of each property as cards. If a place is vacant, also shows the form that adds a tenant. */
function TenantCards(props: TenantsTabProps) {
  const { userId, isPortfolioEmpty, start, wanted, onWanted } = props
  const addresses = useAddresses(userId, wanted, !isPortfolioEmpty)
  const { rows, vacant, error, refetch } = addresses
  const [wasSearchable, setWasSearchable] = useState(wanted !== '')
  // Once the search field is shown, it stays, even if a search finds few addresses. Otherwise the user could not change
  // the search.
  const isSearchable = wasSearchable || (rows?.length ?? 0) > maxWithoutSearch
  if (isSearchable && !wasSearchable) setWasSearchable(true)
  const forms = useRef<OpenForms>(new Map())
  const today = useCurrentDate()

  if (isPortfolioEmpty || (rows?.length === 0 && wanted === '' && !addresses.isPlaceholderData))
    return (
      <EmptyState
        drawing={<HouseDrawing />}
        title="No Properties Found"
        text="Add properties first to view tenant information."
        action={start}
      />
    )
  if (!rows || addresses.isVacantPending)
    return error ? (
      <EmptyState
        title="Your addresses did not load"
        text="Nothing about your tenants has changed. Please try again."
        action={<Button onClick={refetch}>Try again</Button>}
      />
    ) : (
      <TenantSkeletons />
    )
  return (
    <div className={styles.tab}>
      {vacant && vacant.rows.length > 0 && (
        <AddTenantCard userId={userId} vacant={vacant.rows} isSearched={vacant.hasMore} />
      )}
      {isSearchable && (
        <div className={styles.search}>
          <SearchField
            label="Find a tenant"
            placeholder="Name, street or city"
            wanted={wanted}
            onWanted={onWanted}
          />
        </div>
      )}
      {rows.length === 0 ? (
        <EmptyState title="Nothing matches" text={`No tenant or address contains “${wanted}”.`} />
      ) : (
        <VirtualGrid
          label="Tenants by property"
          items={rows}
          itemKey={(row) => row.propertyId}
          renderItem={(row, isScrolling) => (
            <TenantCard row={row} forms={forms.current} today={today} isPassing={isScrolling} />
          )}
          estimatedRowPx={230}
          onEndNear={addresses.loadMore}
        />
      )}
      {error && (
        <div className={styles.failure}>
          <span>Not all of your addresses could be loaded.</span>
          <Button size="small" onClick={refetch}>
            Try again
          </Button>
        </div>
      )}
    </div>
  )
}
