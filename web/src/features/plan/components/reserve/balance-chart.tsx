import { formatAxisDollars } from '@home-pulse/contract/axis-labels'
import { formatMoney } from '../../../../platform/format.ts'
import { yearOf } from '../../../../platform/plain-date.ts'
import chartStyles from '../../../../ui/charts/chart.module.css'
import { classes } from '../../../../ui/layout/classes.ts'
import { gridStep } from '../../../../ui/layout/grid-step.ts'
import { useWidth } from '../../../../ui/layout/use-width.ts'
import type { Reserve } from '../../calls/budget-api.ts'
import styles from './balance-chart.module.css'

const heightPx = 150
const topPx = 10
const bottomPx = 122
const leftPx = 48
const rightPx = 12

/** The chart of the reserve's balance by year: the median and its likely range. */
export function BalanceChart({ reserve, isBusy }: { reserve: Reserve; isBusy: boolean }) {
  const [ref, width] = useWidth<HTMLDivElement>()
  const lowestYear = reserve.balances.toSorted((one, other) => one.low - other.low)[0]
  if (!lowestYear) return null
  return (
    <figure className={styles.figure} aria-busy={isBusy}>
      <figcaption className={styles.title}>What is in the reserve, in today’s dollars</figcaption>
      <div ref={ref} className={classes(chartStyles.chart, styles.chart)}>
        {width > 0 && <Drawing reserve={reserve} width={width} />}
      </div>
      <p className={styles.note}>
        {lowestYear.low < 0
          ? `1 chance in 10 of falling short by ${formatMoney(-lowestYear.low)} or more in ${lowestYear.year}.`
          : `Lowest in ${lowestYear.year}: 1 chance in 10 of having ${formatMoney(lowestYear.low)} or less left.`}
      </p>
      <div className="visually-hidden">
        <BalanceTable reserve={reserve} />
      </div>
    </figure>
  )
}

function Drawing({ reserve, width }: { reserve: Reserve; width: number }) {
  const { balances, currentBalance, toAdd, asOf } = reserve
  const held = currentBalance + toAdd
  const start = { year: yearOf(asOf), low: held, median: held, high: held }
  const points = [start, ...balances]
  const highest = Math.max(...points.map(({ high }) => high), 1)
  const lowest = Math.min(...points.map(({ low }) => low), 0)
  const step = gridStep(highest - lowest)
  const top = Math.max(Math.ceil(highest / step), 1) * step
  // The axis begins exactly at the lowest value, because a lower round amount would make a small shortfall hard to see.
  const floor = lowest
  const firstLine = Math.ceil(floor / step)
  const x = (index: number) => leftPx + (index / (points.length - 1)) * (width - leftPx - rightPx)
  const y = (dollars: number) => bottomPx - ((dollars - floor) / (top - floor)) * (bottomPx - topPx)
  const along = (key: 'low' | 'median' | 'high') =>
    points.map((point, index) => `${x(index).toFixed(1)} ${y(point[key]).toFixed(1)}`)
  const lines = Array.from(
    { length: Math.round(top / step) - firstLine + 1 },
    (_, index) => (firstLine + index) * step,
  )
  const last = points.length - 1
  return (
    <svg role="img" aria-label={describe(reserve)} width={width} height={heightPx}>
      {lines.map((dollars) => (
        <g key={dollars}>
          <path
            className={dollars === 0 ? styles.zero : chartStyles.grid}
            d={`M${leftPx} ${Math.round(y(dollars)) + 0.5}H${width - rightPx}`}
          />
          <text className={chartStyles.axis} textAnchor="end" x={leftPx - 8} y={y(dollars) + 4}>
            {formatAxisDollars(dollars)}
          </text>
        </g>
      ))}
      <path className={styles.band} d={`M${[...along('high'), ...along('low').toReversed()].join('L')}Z`} />
      <path className={styles.median} d={`M${along('median').join('L')}`} />
      {[0, Math.round(last / 2), last].map((index) => (
        <text
          key={index}
          className={chartStyles.axis}
          textAnchor={index === 0 ? 'start' : index === last ? 'end' : 'middle'}
          x={x(index)}
          y={heightPx - 8}
        >
          {points[index]?.year}
        </text>
      ))}
    </svg>
  )
}

function BalanceTable({ reserve: { balances } }: { reserve: Reserve }) {
  return (
    <table>
      <caption>What is in the reserve at the end of each year from today</caption>
      <thead>
        <tr>
          <th scope="col">Year</th>
          <th scope="col">Low, 1 in 10 below</th>
          <th scope="col">Median</th>
          <th scope="col">High, 1 in 10 above</th>
        </tr>
      </thead>
      <tbody>
        {balances.map(({ year, low, median, high }) => (
          <tr key={year}>
            <th scope="row">{year}</th>
            <td>{formatMoney(low)}</td>
            <td>{formatMoney(median)}</td>
            <td>{formatMoney(high)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function describe({ balances }: Reserve): string {
  const last = balances.at(-1)
  if (!last) return 'What is in the reserve.'
  return `What is in the reserve by year; in ${last.year} a median of ${formatMoney(last.median)}, likely range ${formatMoney(last.low)} to ${formatMoney(last.high)}.`
}
