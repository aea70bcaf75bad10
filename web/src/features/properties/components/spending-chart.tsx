import { formatMoney } from '../../../platform/format.ts'
import chartStyles from '../../../ui/chart.module.css'
import { classes } from '../../../ui/classes.ts'
import { type Status, statuses } from '../../../ui/status.ts'
import { useWidth } from '../../../ui/use-width.ts'
import { gridStep, type Spending } from '../../components/timeline.ts'
import styles from './spending-chart.module.css'

const heightPx = 168
const plotTopPx = 8
const plotBottomPx = 144
const plotLeftPx = 44
const mostBarPx = 18

/** A bar for each year, its parts by how urgent they are; drawn in real pixels, so that its words stay readable. */
export function SpendingChart({ spending }: { spending: Spending[] }) {
  const [ref, width] = useWidth<HTMLDivElement>()
  const most = Math.max(...spending.map(({ total }) => total))
  const step = gridStep(most)
  const top = Math.max(Math.ceil(most / step), 1) * step
  const yOf = (dollars: number) => plotBottomPx - (dollars / top) * (plotBottomPx - plotTopPx)
  const slot = Math.max(width - plotLeftPx, 0) / spending.length
  const bar = Math.min(slot * 0.6, mostBarPx)
  return (
    <div ref={ref} className={classes(chartStyles.chart, styles.chart)}>
      <svg role="img" aria-label={describeSpending(spending)} width={width} height={heightPx}>
        {Array.from({ length: Math.round(top / step) + 1 }, (_, index) => index * step).map((dollars) => (
          <g key={dollars}>
            <path
              className={chartStyles.grid}
              d={`M${plotLeftPx} ${Math.round(yOf(dollars)) + 0.5}H${width}`}
            />
            <text className={chartStyles.axis} textAnchor="end" x={plotLeftPx - 8} y={yOf(dollars) + 4}>
              {shortMoney(dollars)}
            </text>
          </g>
        ))}
        {spending.map((year, index) => {
          const middle = plotLeftPx + slot * (index + 0.5)
          return (
            <g key={year.year}>
              {stacked(year).map(({ status, from, to }) => (
                <rect
                  key={status}
                  className={styles[status]}
                  x={middle - bar / 2}
                  y={yOf(to)}
                  width={bar}
                  height={Math.max(yOf(from) - yOf(to), 2)}
                  rx="3"
                />
              ))}
              {index % 3 === 0 && (
                <text className={chartStyles.axis} textAnchor="middle" x={middle} y={heightPx - 4}>
                  {year.year}
                </text>
              )}
            </g>
          )
        })}
      </svg>
    </div>
  )
}

/** The parts of one bar, from the ground up. */
function stacked(year: Spending): { status: Status; from: number; to: number }[] {
  let from = 0
  return statuses
    .filter((status) => year[status] > 0)
    .map((status) => {
      const to = from + year[status]
      const part = { status, from, to }
      from = to
      return part
    })
}

const shortMoney = (dollars: number) =>
  dollars >= 1000 ? `$${(dollars / 1000).toLocaleString('en-US')}k` : `$${Math.round(dollars)}`

/** The drawing in a sentence, for whoever hears it. */
function describeSpending(spending: readonly Spending[]): string {
  const asked = spending.filter(({ total }) => total > 0)
  const span = `from ${spending[0]?.year} to ${spending.at(-1)?.year}`
  if (asked.length === 0) return `Nothing falls due ${span}.`
  return `Replacement costs ${span}: ${asked.map(({ year, total }) => `${formatMoney(total)} in ${year}`).join(', ')}.`
}
