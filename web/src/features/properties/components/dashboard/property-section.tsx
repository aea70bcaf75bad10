import { Link } from '@tanstack/react-router'
import { useCurrentDate } from '../../../../platform/current-date.ts'
import { paths } from '../../../../platform/paths.ts'
import { LoadFailure } from '../../../../ui/feedback/load-failure.tsx'
import { VirtualGrid } from '../../../../ui/layout/virtual-grid.tsx'
import type { Property } from '../../../portfolio/property-query.ts'
import type { PropertyList } from '../../use-property-list.ts'
import { PlusMark } from '../portfolio-form/row-buttons.tsx'
import styles from './properties-tab.module.css'
import { PropertyTile } from './property-tile.tsx'

interface PropertySectionProps {
  title: string
  list: PropertyList
  /** True if the section contains the card that adds a property. Only one section may contain it. */
  hasAddCard: boolean
}

/**
 * If a list has at most this many properties, the card that adds a property is its last card. Otherwise it is the
 * first.
 */
const maxShortList = 8

const addCard = 'add'

/** Shows either the single-family or the multifamily properties, with a heading. */
export function PropertySection({ title, list, hasAddCard }: PropertySectionProps) {
  const { properties, error, hasMore, loadMore, retry } = list
  const today = useCurrentDate()
  if (properties.length === 0 && !error && !hasAddCard) return null
  const isShort = !hasMore && properties.length <= maxShortList
  const cells: (Property | typeof addCard)[] = !hasAddCard
    ? properties
    : isShort
      ? [...properties, addCard]
      : [addCard, ...properties]
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <VirtualGrid
        label={title}
        items={cells}
        itemKey={(cell) => (cell === addCard ? addCard : cell.id)}
        renderItem={(cell) =>
          cell === addCard ? <AddCard /> : <PropertyTile property={cell} today={today} />
        }
        minColumnPx={320}
        estimatedRowPx={244}
        onEndNear={loadMore}
      />
      {error && (
        <div className={styles.failure}>
          <LoadFailure what="properties" onRetry={retry} />
        </div>
      )}
    </section>
  )
}

function AddCard() {
  return (
    <Link to={paths.properties} className={styles.add}>
      <PlusMark />
      Add Property
    </Link>
  )
}
