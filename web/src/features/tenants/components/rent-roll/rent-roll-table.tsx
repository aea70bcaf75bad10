import { type PlaceState, stateWords } from '@home-pulse/contract/features/tenants/place-states'
import { formatExactDollars } from '@home-pulse/contract/money'
import { Link } from '@tanstack/react-router'
import { capitalize, formatUnit } from '../../../../platform/format.ts'
import { paths } from '../../../../platform/paths.ts'
import { StatusShape } from '../../../../ui/feedback/status-badge.tsx'
import { classes } from '../../../../ui/layout/classes.ts'
import { groupByHome, type RentRollChoice, type RentRollPlace } from '../../rent-roll-api.ts'
import { leaseColumns, missingValue } from '../../rent-roll-words.ts'
import styles from './rent-roll.module.css'

interface RentRollTableProps {
  places: readonly RentRollPlace[]
  sort: RentRollChoice['sort']
  /** Sorts the table by a column. With undefined, the table is sorted by home. */
  onSort: (sort: RentRollChoice['sort']) => void
}

const columns: { name: string; sort?: RentRollChoice['sort'] | 'home'; isNumber?: boolean }[] = [
  { name: 'Place', sort: 'home' },
  ...leaseColumns,
  { name: 'State' },
]

/**
 * The rent roll as a table. If it is sorted by home, a building is a row with its address and total rent, followed by
 * its units.
 */
export function RentRollTable({ places, sort = undefined, onSort }: RentRollTableProps) {
  const sorted = sort ?? 'home'
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">Rent roll</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column.name}
              scope="col"
              className={column.isNumber ? styles.number : undefined}
              aria-sort={
                column.sort === sorted ? (sorted === 'rent' ? 'descending' : 'ascending') : undefined
              }
            >
              {column.sort === undefined ? (
                column.name
              ) : (
                <button
                  type="button"
                  onClick={() => onSort(column.sort === 'home' ? undefined : column.sort)}
                >
                  {column.name}
                </button>
              )}
            </th>
          ))}
        </tr>
      </thead>
      {sort === undefined ? (
        groupByHome(places).map(({ propertyId, address, homeRent, hasUnits, places: own }) => (
          <tbody key={propertyId}>
            {hasUnits && (
              <tr className={styles.home}>
                <th scope="rowgroup" colSpan={columns.length}>
                  <PlaceLink propertyId={propertyId} text={address} />
                  <span className={styles.homeRent}>{formatExactDollars(homeRent)} a month</span>
                </th>
              </tr>
            )}
            {own.map((place) => (
              <PlaceRow key={place.unitId ?? place.propertyId} place={place} isInGroup={hasUnits} />
            ))}
          </tbody>
        ))
      ) : (
        <tbody>
          {places.map((place) => (
            <PlaceRow key={place.unitId ?? place.propertyId} place={place} isInGroup={false} />
          ))}
        </tbody>
      )}
    </table>
  )
}

function PlaceRow({ place, isInGroup }: { place: RentRollPlace; isInGroup: boolean }) {
  const { propertyId, address, unitNumber, state, tenant } = place
  const unit = unitNumber !== null && capitalize(formatUnit(unitNumber))
  return (
    <tr className={isInGroup ? styles.unit : undefined}>
      <th scope="row">
        {isInGroup ? (
          unit || 'Whole building'
        ) : (
          <>
            <PlaceLink propertyId={propertyId} text={address} />
            {unit && <span className={styles.second}>{unit}</span>}
          </>
        )}
      </th>
      {leaseColumns.map(({ name, cell, isNumber }) => {
        const { text, second } = tenant ? cell(tenant) : { text: missingValue }
        return (
          <td
            key={name}
            data-name={name}
            className={classes(isNumber && styles.number, text === missingValue && styles.none)}
          >
            {text}
            {second && <span className={styles.second}>{second}</span>}
          </td>
        )
      })}
      <td data-name="State">
        <StateBadge state={state} />
      </td>
    </tr>
  )
}

const PlaceLink = ({ propertyId, text }: { propertyId: string; text: string }) => (
  <Link to={paths.property} params={{ propertyId }}>
    {text}
  </Link>
)

const statusOf = { occupied: 'healthy', ends_soon: 'coming_due', over: 'overdue' } as const

/** Shows the state of a place in words. A shape and a color show how urgent it is. */
function StateBadge({ state }: { state: PlaceState }) {
  return (
    <span className={styles.state}>
      {state !== 'vacant' && <StatusShape status={statusOf[state]} />}
      {stateWords[state]}
    </span>
  )
}
