import type { PlainDate } from '@home-pulse/contract/primitives'
import { formatMoney, formatMonth } from '../../../platform/format.ts'
import { Lifeline } from '../../../ui/charts/lifeline.tsx'
import { sharedAxis } from '../../../ui/charts/lifeline-layout.ts'
import { type ExampleComponent, expectedWithin } from '../example.ts'
import { typeTitle } from '../type-title.ts'
import styles from './example-card.module.css'

/** The product's answer for one house, drawn live. */
export function ExampleCard({ house, today }: { house: readonly ExampleComponent[]; today: PlainDate }) {
  const axis = sharedAxis(
    house.map(({ life }) => life),
    today,
  )
  return (
    <figure className={styles.card}>
      <figcaption className={styles.head}>
        <h2>A 30-year-old house in Austin</h2>
        <span>as of {formatMonth(today)}</span>
      </figcaption>
      <ul className={styles.rows}>
        {house.map(({ type, cost, life }) => (
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
      </ul>
      <dl className={styles.sums}>
        <div>
          <dt>Next 12 months, expected</dt>
          <dd>{formatMoney(expectedWithin(house, 1))}</dd>
        </div>
        <div>
          <dt>Next 7 years, expected</dt>
          <dd className={styles.brand}>{formatMoney(expectedWithin(house, 7))}</dd>
        </div>
      </dl>
    </figure>
  )
}
