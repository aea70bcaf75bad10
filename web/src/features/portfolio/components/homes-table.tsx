import { Link } from '@tanstack/react-router'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import { useCurrentDate } from '../../../platform/current-date.ts'
import { formatMoney, formatMonth, formatUnit } from '../../../platform/format.ts'
import { paths } from '../../../platform/paths.ts'
import { replacementStatus } from '../../../ui/feedback/status.ts'
import { StatusShape } from '../../../ui/feedback/status-badge.tsx'
import { classes } from '../../../ui/layout/classes.ts'
import { typeTitle } from '../../components/type-label.ts'
import type { HomeRow } from '../api.ts'
import { isSelected, type Selection } from '../selection.ts'
import { sortedBy, type TableChoice } from '../table-choice.ts'
import styles from './homes-table.module.css'

interface HomesTableProps {
  homes: readonly HomeRow[]
  choice: TableChoice
  onChoice: (choice: TableChoice) => void
  selection: Selection
  onToggle: (id: string) => void
  onToggleAll: () => void
  /** Loads the next page. Undefined if there is no next page, or if the next page is already loading. */
  onEndNear: (() => void) | undefined
}

interface Column {
  name: string
  sort?: string
  /** True if the first click on the heading sorts in descending order. */
  isDescendingFirst?: boolean
  isNumber?: boolean
}

const columns: Column[] = [
  { name: 'Home', sort: 'address' },
  { name: 'Next part' },
  { name: 'Plan by', sort: 'next' },
  { name: 'Next 12 months', sort: 'cost', isDescendingFirst: true, isNumber: true },
  { name: 'Age', sort: 'age', isDescendingFirst: true, isNumber: true },
  { name: 'Units', sort: 'units', isDescendingFirst: true, isNumber: true },
  { name: 'Tenant' },
  { name: 'Tags' },
]

const estimatedRowPx = 45
/** The next page is requested when fewer than this many rows are below the visible rows. */
const nearRows = 20

/** The table of homes. Only the visible rows are in the document. */
export function HomesTable(props: HomesTableProps) {
  const { homes, choice, onChoice, selection, onToggle, onToggleAll, onEndNear } = props
  const scrollRef = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer({
    count: homes.length,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => estimatedRowPx,
    overscan: 12,
    getItemKey: (index) => homes[index]?.id ?? index,
  })
  const shown = virtualizer.getVirtualItems()
  const above = shown[0]?.start ?? 0
  const below = Math.max(0, virtualizer.getTotalSize() - (shown.at(-1)?.end ?? 0))
  const isEndNear = (shown.at(-1)?.index ?? 0) >= homes.length - nearRows
  useEffect(() => {
    if (isEndNear) onEndNear?.()
  }, [isEndNear, onEndNear])
  return (
    <div ref={scrollRef} className={styles.scroll}>
      {/* The padding replaces the rows above and below, which are not in the document. */}
      <div style={{ paddingBlock: `${above}px ${below}px` }}>
        <table className={styles.table} aria-rowcount={homes.length + 1}>
          <caption className="visually-hidden">Homes</caption>
          <thead>
            <tr>
              <th scope="col" className={styles.check}>
                <input
                  type="checkbox"
                  aria-label="Select all homes that match"
                  checked={selection === 'all'}
                  onChange={onToggleAll}
                />
              </th>
              {columns.map(({ name, sort, isDescendingFirst = false, isNumber }) => (
                <th
                  key={name}
                  scope="col"
                  className={isNumber ? styles.number : undefined}
                  aria-sort={sortOf(choice, sort)}
                >
                  {sort === undefined ? (
                    name
                  ) : (
                    <button type="button" onClick={() => onChoice(sortedBy(choice, sort, isDescendingFirst))}>
                      {name}
                    </button>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ index, key }) => {
              const home = homes[index]
              return (
                home && (
                  <tr key={key} ref={virtualizer.measureElement} data-index={index} aria-rowindex={index + 2}>
                    <td className={styles.check}>
                      <input
                        type="checkbox"
                        aria-label={`Select ${home.address}`}
                        checked={isSelected(selection, home.id)}
                        disabled={selection === 'all'}
                        onChange={() => onToggle(home.id)}
                      />
                    </td>
                    <Cells home={home} onTag={(tag) => onChoice({ ...choice, tag })} />
                  </tr>
                )
              )
            })}
          </tbody>
        </table>
      </div>
    </div>
  )
}

function sortOf(choice: TableChoice, sort: string | undefined) {
  if (sort === undefined || choice.sort !== sort) return undefined
  return choice.order === 'desc' ? 'descending' : 'ascending'
}

function Cells({ home, onTag }: { home: HomeRow; onTag: (tag: string) => void }) {
  const { nextPart } = home
  const today = useCurrentDate()
  return (
    <>
      <th scope="row">
        <Link to={paths.property} params={{ propertyId: home.id }}>
          {home.address}
        </Link>
      </th>
      <td data-name="Next part" className={classes(!nextPart && styles.none)}>
        {nextPart ? (
          <Link to={paths.part} params={{ propertyId: home.id, componentId: nextPart.id }}>
            {typeTitle(nextPart.type)}
            {nextPart.unitNumber !== null && `, ${formatUnit(nextPart.unitNumber)}`}
          </Link>
        ) : (
          '–'
        )}
      </td>
      <td data-name="Plan by" className={classes(!nextPart && styles.none)}>
        {nextPart ? (
          <span className={styles.due}>
            <StatusShape status={replacementStatus(nextPart.planBy, today)} />
            {formatMonth(nextPart.planBy)}
            {nextPart.overdue && <span className="visually-hidden">, overdue</span>}
          </span>
        ) : (
          '–'
        )}
      </td>
      <td data-name="Next 12 months" className={styles.number}>
        {formatMoney(home.costNext12Months)}
      </td>
      <td data-name="Age" className={styles.number}>
        {home.age}
      </td>
      <td data-name="Units" className={classes(styles.number, home.unitCount === 0 && styles.none)}>
        {home.unitCount || '–'}
      </td>
      <td data-name="Tenant">{tenantOf(home)}</td>
      <td data-name="Tags" className={classes(home.tags.length === 0 && styles.none)}>
        {home.tags.length === 0
          ? '–'
          : home.tags.map((tag) => (
              <button key={tag} type="button" className={styles.tag} onClick={() => onTag(tag)}>
                {tag}
              </button>
            ))}
      </td>
    </>
  )
}

/** Returns the name of the tenant, or a summary of the rented units: `Grace Hopper`, `2 of 3 rented`, `No tenant`. */
function tenantOf({ unitCount, vacantCount, tenants }: HomeRow): string {
  if (unitCount > 0 && vacantCount > 0) return `${unitCount - vacantCount} of ${unitCount} rented`
  if (unitCount > 1) return 'Fully rented'
  return tenants[0] ?? 'No tenant'
}
