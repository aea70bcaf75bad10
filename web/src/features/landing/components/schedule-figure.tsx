import type { PlainDate } from '@home-pulse/contract/primitives'
import { formatMoney, formatMonth } from '../../../platform/format.ts'
import { addDays } from '../../../platform/plain-date.ts'
import { type ExampleComponent, spendingByYear } from '../example.ts'
import figureStyles from './figure.module.css'
import styles from './schedule-figure.module.css'

/** The number of days until the lease in the example ends. */
const leaseEndsInDays = 222

/** A chart of the expected spending in the next years. It marks the vacancy in which the next work can be done. */
export function ScheduleFigure({
  components,
  today,
}: {
  components: readonly ExampleComponent[]
  today: PlainDate
}) {
  const years = spendingByYear(today)
  const highest = Math.max(...years.map(({ thousands }) => Number(thousands)))
  const leaseEndsOn = addDays(today, leaseEndsInDays)
  return (
    <figure className={figureStyles.figure}>
      <figcaption className={figureStyles.caption}>
        <strong>The next 7 years, expected</strong>
        <span>in today’s dollars</span>
      </figcaption>
      <ul className={styles.years}>
        {years.map(({ year, thousands }) => (
          <li key={year}>
            <span className={styles.cost}>${thousands}k</span>
            <svg className={styles.column} viewBox="0 0 40 120" preserveAspectRatio="none" aria-hidden="true">
              <rect className={styles.ground} y="118" width="40" height="2" />
              <path className={styles.bar} d={`M0 120V${120 - (Number(thousands) / highest) * 120}H40V120`} />
            </svg>
            <span className={styles.year}>Year {year}</span>
          </li>
        ))}
      </ul>
      <dl className={styles.window}>
        <div>
          <dt>Lease ends</dt>
          <dd>{formatMonth(leaseEndsOn)}</dd>
        </div>
        <div>
          <dt>Best window for the roof</dt>
          <dd>{formatMonth(addDays(leaseEndsOn, 1))}, between tenants</dd>
        </div>
        <div>
          <dt>Planned for it</dt>
          <dd>{formatMoney(components.find(({ type }) => type === 'roof')?.cost ?? 0)}</dd>
        </div>
      </dl>
    </figure>
  )
}
