import { formatMonth } from '../../../platform/format.ts'
import { dayNumber, readDate, yearOf } from '../../../platform/plain-date.ts'
import chartStyles from '../../../ui/charts/chart.module.css'
import { classes } from '../../../ui/layout/classes.ts'
import { useWidth } from '../../../ui/layout/use-width.ts'
import { formatChance } from '../chance.ts'
import type { LifeCurve } from '../curve-query.ts'
import styles from './curve-chart.module.css'

const heightPx = 220
const topPx = 12
const bottomPx = 188
const leftPx = 40
const rightPx = 8

/**
 * The survival curve of a component. One line shows the fraction of all comparable components that still work at each
 * age. The other line begins today, and shows the same fraction of only those that work today. The shaded band is the
 * likely range (8 in 10). The diamond is the forecast date.
 */
export function CurveChart({ curve }: { curve: LifeCurve }) {
  const [ref, width] = useWidth<HTMLDivElement>()
  return (
    <figure className={styles.figure}>
      <div ref={ref} className={classes(chartStyles.chart, styles.chart)}>
        {width > 0 && <Drawing curve={curve} width={width} />}
      </div>
      <figcaption className={classes(chartStyles.legend, styles.legend)}>
        <span>Of those that work today</span>
        <span className={styles.ofItsKind}>Of all, since installed</span>
      </figcaption>
      <div className="visually-hidden">
        <CurveTable curve={curve} />
      </div>
    </figure>
  )
}

/** The figures of the curve as a table, one row per year. */
function CurveTable({ curve: { points } }: { curve: LifeCurve }) {
  const yearly = points.filter(
    ({ on }, index) => index === 0 || yearOf(on) !== yearOf(points[index - 1]?.on ?? on),
  )
  return (
    <table>
      <caption>How many still work, by year</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Of all, since installed</th>
          <th scope="col">Of those that work today</th>
        </tr>
      </thead>
      <tbody>
        {yearly.map(({ on, ofItsKind, ofItsAge }) => (
          <tr key={on}>
            <th scope="row">{formatMonth(on)}</th>
            <td>{formatChance(ofItsKind)}</td>
            <td>{ofItsAge === null ? 'before today' : formatChance(ofItsAge)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Drawing({ curve, width }: { curve: LifeCurve; width: number }) {
  const { points, component, asOf } = curve
  const first = dayNumber(points[0]?.on ?? asOf)
  const last = Math.max(dayNumber(points.at(-1)?.on ?? asOf), first + 1)
  const x = (date: string) => {
    const share = (dayNumber(date) - first) / (last - first)
    return leftPx + Math.min(Math.max(share, 0), 1) * (width - leftPx - rightPx)
  }
  const y = (share: number) => bottomPx - share * (bottomPx - topPx)
  const line = (share: 'ofItsKind' | 'ofItsAge') =>
    points
      .filter((point) => point[share] !== null)
      .map(
        (point, index) =>
          `${index === 0 ? 'M' : 'L'}${x(point.on).toFixed(1)} ${y(point[share] ?? 0).toFixed(1)}`,
      )
      .join('')
  const todayX = x(asOf)
  const planned = readDate(component.forecastedReplacementDate)
  const low = readDate(component.forecastLow)
  const high = readDate(component.forecastHigh)
  return (
    <svg role="img" aria-label={describe(curve)} width={width} height={heightPx}>
      {low && high && (
        <rect
          className={styles.band}
          x={x(low)}
          y={topPx}
          width={Math.max(x(high) - x(low), 2)}
          height={bottomPx - topPx}
        />
      )}
      {[0, 0.5, 1].map((share) => (
        <g key={share}>
          <path
            className={chartStyles.grid}
            d={`M${leftPx} ${Math.round(y(share)) + 0.5}H${width - rightPx}`}
          />
          <text className={chartStyles.axis} x={leftPx - 8} y={y(share) + 4} textAnchor="end">
            {share * 100}%
          </text>
        </g>
      ))}
      {yearsBetween(yearOf(points[0]?.on ?? asOf), yearOf(points.at(-1)?.on ?? asOf), width).map((year) => (
        <text
          key={year}
          className={chartStyles.axis}
          x={x(`${year}-07-01`)}
          y={heightPx - 8}
          textAnchor="middle"
        >
          {year}
        </text>
      ))}
      <path className={styles.kindLine} d={line('ofItsKind')} />
      <path className={styles.ageLine} d={line('ofItsAge')} />
      <path className={styles.today} d={`M${todayX} ${topPx}V${bottomPx}`} />
      {planned && <path className={styles.diamond} d={`M${x(planned)} ${bottomPx - 7}l7 7-7 7-7-7Z`} />}
    </svg>
  )
}

/** Returns round numbers of years as labels for the axis, as many as fit. */
function yearsBetween(from: number, to: number, width: number): number[] {
  const room = Math.max(2, Math.floor((width - leftPx) / 64))
  const step = [1, 2, 5, 10, 20, 50, 100].find((years) => (to - from) / years <= room) ?? 100
  const years: number[] = []
  for (let year = Math.ceil(from / step) * step; year <= to; year += step) years.push(year)
  return years
}

function describe({ component }: LifeCurve): string {
  return `How long it lasts: installed ${formatMonth(component.installedOn)}; likely to fail between ${formatMonth(component.forecastLow)} and ${formatMonth(component.forecastHigh)}; the date to plan for is ${formatMonth(component.forecastedReplacementDate)}.`
}
