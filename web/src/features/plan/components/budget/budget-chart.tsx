import { formatAxisDollars } from '@home-pulse/contract/axis-labels'
import { useId, useState } from 'react'
import { formatMoney } from '../../../../platform/format.ts'
import chartStyles from '../../../../ui/charts/chart.module.css'
import { classes } from '../../../../ui/layout/classes.ts'
import { gridStep } from '../../../../ui/layout/grid-step.ts'
import { useWidth } from '../../../../ui/layout/use-width.ts'
import type { BudgetPeriod } from '../../calls/budget-api.ts'
import { formatRange } from '../../likely-amounts.ts'
import styles from './budget-chart.module.css'

interface BudgetChartProps {
  periods: BudgetPeriod[]
  isNominal: boolean
  chosenYear: number
  onChoose: (year: number) => void
  heightPx?: number
}

const usualHeightPx = 240
const topPx = 10
/** The height of the axis labels (years) below the chart. */
const footPx = 30
const leftPx = 48
const maxBandPx = 28
/**
 * The width of a bar as a fraction of the band's width. The bar is narrow, so that the lower end of the band is
 * visible.
 */
const barShare = 0.42
const minBarPx = 2
const labelPx = 44

/**
 * The chart of the cost by year. A wide band shows the likely range, and a narrow bar on it the expected cost. The
 * years are radio buttons on top of the chart: the arrow keys move between them, and each is labeled with its figures.
 */
export function BudgetChart(props: BudgetChartProps) {
  const { periods, isNominal, chosenYear, onChoose, heightPx = usualHeightPx } = props
  const bottomPx = heightPx - footPx
  const [ref, width] = useWidth<HTMLDivElement>()
  const [hoveredYear, setHoveredYear] = useState<number>()
  const name = useId()
  const spending = (period: BudgetPeriod) => (isNominal ? period.nominal : period.real)
  const highest = Math.max(
    ...periods.map((period) => Math.max(spending(period).high, spending(period).expected)),
    1,
  )
  const step = gridStep(highest)
  const top = Math.max(Math.ceil(highest / step), 1) * step
  const y = (dollars: number) => bottomPx - (dollars / top) * (bottomPx - topPx)
  const slot = Math.max(width - leftPx, 0) / periods.length
  const labelEvery = Math.max(1, Math.ceil(labelPx / Math.max(slot, 1)))
  const shown = periods.find(({ year }) => year === (hoveredYear ?? chosenYear))
  return (
    <div>
      {shown && (
        <p className={styles.readout} aria-hidden="true">
          <b>{shown === periods[0] ? `Rest of ${shown.year}` : shown.year}</b>
          <span className={styles.expected}>{formatMoney(spending(shown).expected)} expected</span>
          <span className={styles.range}>{formatRange(spending(shown))}</span>
        </p>
      )}
      <div ref={ref} className={classes(chartStyles.chart, styles.chart)} style={{ minHeight: heightPx }}>
        <svg width={width} height={heightPx} aria-hidden="true">
          {Array.from({ length: Math.round(top / step) + 1 }, (_, index) => index * step).map((dollars) => (
            <g key={dollars}>
              <path className={chartStyles.grid} d={`M${leftPx} ${Math.round(y(dollars)) + 0.5}H${width}`} />
              <text className={chartStyles.axis} textAnchor="end" x={leftPx - 8} y={y(dollars) + 4}>
                {formatAxisDollars(dollars)}
              </text>
            </g>
          ))}
          {periods.map((period, index) => (
            <YearBar
              key={period.year}
              spend={spending(period)}
              scale={{ y, bottomPx, slot, left: leftPx + slot * index }}
              isChosen={period.year === chosenYear}
              label={
                index % labelEvery === 0 && index + labelEvery / 2 <= periods.length ? period.year : undefined
              }
            />
          ))}
        </svg>
        <fieldset
          className={styles.years}
          style={{ left: leftPx }}
          onPointerLeave={() => setHoveredYear(undefined)}
        >
          <legend className="visually-hidden">Year</legend>
          {periods.map((period) => {
            const amount = spending(period)
            return (
              <input
                key={period.year}
                type="radio"
                name={name}
                value={period.year}
                aria-label={`${period.year}: ${formatMoney(amount.expected)} expected. ${formatRange(amount)}`}
                checked={period.year === chosenYear}
                onChange={() => onChoose(period.year)}
                onPointerEnter={() => setHoveredYear(period.year)}
              />
            )
          })}
        </fieldset>
      </div>
      <p className={classes(chartStyles.legend, styles.legend)} aria-hidden="true">
        <span>Expected</span>
        <span className={styles.ofBand}>Likely range</span>
      </p>
    </div>
  )
}

interface YearBarProps {
  spend: BudgetPeriod['real']
  scale: {
    /** Returns the vertical position of an amount. */
    y: (dollars: number) => number
    bottomPx: number
    /** The width of a year on the chart, in pixels. */
    slot: number
    /** The position of the left end of the year, in pixels. */
    left: number
  }
  isChosen: boolean
  /** The year. Undefined if it is not labeled, because the labels of all years would be too close together. */
  label: number | undefined
}

/** One year of the chart: its band, its bar and its label. A selected year also has a background. */
function YearBar({ spend: { low, high, expected }, scale, isChosen, label }: YearBarProps) {
  const { y, bottomPx, slot, left } = scale
  const band = Math.min(slot * 0.66, maxBandPx)
  const bar = Math.max(band * barShare, minBarPx)
  const middle = left + slot / 2
  return (
    <g className={isChosen ? styles.chosen : undefined}>
      {isChosen && <rect className={styles.column} x={left} y="0" width={slot} height={bottomPx} rx="6" />}
      <rect
        className={styles.band}
        x={middle - band / 2}
        y={y(high)}
        width={band}
        height={Math.max(y(low) - y(high), 1)}
        rx="3"
      />
      <rect
        className={styles.bar}
        x={middle - bar / 2}
        y={y(expected)}
        width={bar}
        height={Math.max(bottomPx - y(expected), 1)}
        rx="2"
      />
      {label !== undefined && (
        <text
          className={classes(chartStyles.axis, styles.year)}
          textAnchor="middle"
          x={middle}
          y={bottomPx + footPx - 8}
        >
          {label}
        </text>
      )}
    </g>
  )
}
