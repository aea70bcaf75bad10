import { formatMoney, formatMonth } from '../../../platform/format.ts'
import { dayNumber, localToday } from '../../../platform/plain-date.ts'
import { Lifeline } from '../../../ui/lifeline.tsx'
import { sharedAxis } from '../../../ui/lifeline-layout.ts'
import { exampleHouse } from '../example.ts'
import styles from './example-card.module.css'

/** The product's answer for one house, drawn live. */
export function ExampleCard() {
  const today = localToday()
  const house = exampleHouse(today)
  const axis = sharedAxis(
    house.map(({ life }) => life),
    today,
  )
  const sum = (within: number) =>
    house
      .filter(({ life }) => dayNumber(life.forecastDate) - dayNumber(today) <= within)
      .reduce((total, { cost }) => total + cost, 0)
  return (
    <figure className={styles.card}>
      <figcaption className={styles.head}>
        <h2>A 30-year-old house in Austin</h2>
        <span>today, {formatMonth(today)}</span>
      </figcaption>
      <ul className={styles.rows}>
        {house.map(({ name, cost, life }) => (
          <li key={name} className={styles.row}>
            <span className={styles.name}>{name}</span>
            <Lifeline name={name} life={life} today={today} axis={axis} drawsItself />
            <span className={styles.cost}>{formatMoney(cost)}</span>
          </li>
        ))}
      </ul>
      <dl className={styles.sums}>
        <div>
          <dt>Plan for, within a year</dt>
          <dd>{formatMoney(sum(365))}</dd>
        </div>
        <div>
          <dt>Within seven years</dt>
          <dd className={styles.brand}>{formatMoney(sum(7 * 365))}</dd>
        </div>
      </dl>
    </figure>
  )
}
