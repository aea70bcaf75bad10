import type { PlainDate } from '@home-pulse/contract/primitives'
import { formatDistance, formatMoney } from '../../../platform/format.ts'
import { replacementStatus } from '../../../ui/feedback/status.ts'
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx'
import { HouseSection } from '../../../ui/layout/house-section.tsx'
import { typeTitle } from '../../components/type-label.ts'
import type { ExampleComponent } from '../example.ts'
import figureStyles from './figure.module.css'
import styles from './house-figure.module.css'

/** The house in cross-section, with its most urgent components. */
export function HouseFigure({
  components,
  today,
}: {
  components: readonly ExampleComponent[]
  today: PlainDate
}) {
  const parts = components
    .map((part) => ({ ...part, status: replacementStatus(part.life.forecastDate, today) }))
    .sort((a, b) => a.life.forecastDate.localeCompare(b.life.forecastDate))
  return (
    <figure className={figureStyles.figure}>
      <HouseSection components={parts} />
      <ul className={styles.parts}>
        {parts.slice(0, 3).map(({ type, status, cost, life }) => (
          <li key={type}>
            <span className={styles.name}>{typeTitle(type)}</span>
            <StatusBadge status={status} />
            <span className={styles.when}>{formatDistance(life.forecastDate, today)}</span>
            <span className={styles.cost}>{formatMoney(cost)}</span>
          </li>
        ))}
      </ul>
    </figure>
  )
}
