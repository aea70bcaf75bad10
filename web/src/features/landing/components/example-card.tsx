import type { PlainDate } from '@home-pulse/contract/primitives'
import { formatMoney, formatMonth } from '../../../platform/format.ts'
import { Lifeline } from '../../../ui/charts/lifeline.tsx'
import { sharedAxis } from '../../../ui/charts/lifeline-layout.ts'
import { typeTitle } from '../../components/type-label.ts'
import { type ExampleComponent, expectedWithin } from '../example.ts'
import styles from './example-card.module.css'

/** The number of components that fit beside the headline. The sums on the card include all components of the house. */
const maxListed = 5

/** The forecast for one house, drawn from the example data. */
export function ExampleCard({
  components,
  today,
}: {
  components: readonly ExampleComponent[]
  today: PlainDate
}) {
  const [listed, others] = [components.slice(0, maxListed), components.slice(maxListed)]
  const axis = sharedAxis(
    listed.map(({ life }) => life),
    today,
  )
  return (
    <figure className={styles.card}>
      <figcaption className={styles.head}>
        <h2>A 30-year-old house in Austin</h2>
        <span>as of {formatMonth(today)}</span>
      </figcaption>
      <ul className={styles.rows}>
        {listed.map(({ type, cost, life }) => (
          <li key={type} className={styles.row}>
            <span className={styles.name}>{typeTitle(type)}</span>
            <Lifeline
              name={typeTitle(type)}
              life={life}
              today={today}
              axis={axis}
              drawsItself
              firstWidthPx={280}
            />
            <span className={styles.cost}>{formatMoney(cost)}</span>
          </li>
        ))}
        <li className={styles.row}>
          <span className={styles.others}>And {others.length} more parts of the house</span>
          <span className={styles.cost}>{formatMoney(others.reduce((sum, { cost }) => sum + cost, 0))}</span>
        </li>
      </ul>
      <dl className={styles.sums}>
        <div>
          <dt>Next 12 months, expected</dt>
          <dd>{formatMoney(expectedWithin(components, 1))}</dd>
        </div>
        <div>
          <dt>Next 7 years, expected</dt>
          <dd className={styles.brand}>{formatMoney(expectedWithin(components, 7))}</dd>
        </div>
      </dl>
    </figure>
  )
}
