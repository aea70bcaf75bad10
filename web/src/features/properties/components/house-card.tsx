import type { PlainDate } from '@home-pulse/contract/primitives'
import { formatDistance, formatMoney, formatMonth } from '../../../platform/format.ts'
import { Card } from '../../../ui/card.tsx'
import { HouseSection } from '../../../ui/house-section.tsx'
import { StatusShape } from '../../../ui/status-badge.tsx'
import {
  type HomeComponent,
  nameOf,
  soonestFirst,
  statusOf,
  typeOf,
} from '../../components/home-component.ts'
import styles from './house-card.module.css'

/** How many of the next replacements fit beside the house without becoming a second list. */
const nextCount = 4

interface HouseCardProps {
  components: HomeComponent[]
  today: PlainDate
}

/** The house in section, its parts lit by their status, and what comes next in it. */
export function HouseCard({ components, today }: HouseCardProps) {
  const next = soonestFirst(components).slice(0, nextCount)
  return (
    <Card className={styles.card}>
      <HouseSection
        components={components.map((part) => ({ type: typeOf(part), status: statusOf(part, today) }))}
      />
      <div className={styles.words}>
        <h2>What comes next</h2>
        {next.length === 0 && (
          <p className={styles.none}>
            Record a structure or an appliance to see when it will need replacing.
          </p>
        )}
        <ol className={styles.list}>
          {next.map((part) => {
            const date = part.forecastedReplacementDate
            return (
              <li key={part.id} className={styles.item}>
                <StatusShape status={statusOf(part, today)} size={12} />
                <span className={styles.name}>{nameOf(part)}</span>
                <span className={styles.when}>
                  {formatMonth(date)}, {formatDistance(date, today)}
                </span>
                <span className={styles.cost}>{formatMoney(part.estimatedReplacementCost)}</span>
              </li>
            )
          })}
        </ol>
      </div>
    </Card>
  )
}
