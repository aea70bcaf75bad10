import type { PlainDate } from '@home-pulse/contract/primitives'
import { formatMoney, formatMonth } from '../../../platform/format.ts'
import { costsByYear, daysAfter, type ExampleComponent } from '../example.ts'
import figureStyles from './figure.module.css'
import styles from './schedule-figure.module.css'

const shownYears = 8
/** When the example's tenant leaves. */
const leaseEndsInDays = 222

/** The years ahead as columns, and the window between two tenants into which the next of it fits. */
export function ScheduleFigure({ house, today }: { house: readonly ExampleComponent[]; today: PlainDate }) {
  const years = costsByYear(house, today, shownYears)
  const most = Math.max(...years.map(({ cost }) => cost))
  const leaseEndsOn = daysAfter(today, leaseEndsInDays)
  return (
    <figure className={figureStyles.figure}>
      <figcaption className={figureStyles.caption}>
        <strong>The next {shownYears} years</strong>
        <span>in today’s dollars</span>
      </figcaption>
      <ul className={styles.years}>
        {years.map(({ year, cost, names }) => (
          <li key={year}>
            <span className={styles.cost}>
              {cost > 0 ? `$${(cost / 1000).toFixed(1)}k` : <span className="visually-hidden">nothing</span>}
            </span>
            <svg className={styles.column} viewBox="0 0 40 120" preserveAspectRatio="none" aria-hidden="true">
              <rect className={styles.ground} y="118" width="40" height="2" />
              <rect
                className={styles.bar}
                y={120 - (cost / most) * 120}
                width="40"
                height={(cost / most) * 120}
              />
            </svg>
            <span className={styles.year}>{year}</span>
            {names.length > 0 && <span className="visually-hidden">: {names.join(', ')}</span>}
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
          <dd>{formatMonth(daysAfter(leaseEndsOn, 1))}, between tenants</dd>
        </div>
        <div>
          <dt>Planned for it</dt>
          <dd>{formatMoney(house.find(({ type }) => type === 'roof')?.cost ?? 0)}</dd>
        </div>
      </dl>
    </figure>
  )
}
