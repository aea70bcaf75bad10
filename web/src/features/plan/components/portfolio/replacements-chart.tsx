import type { PlainDate } from '@home-pulse/contract/primitives'
import { Link } from '@tanstack/react-router'
import type { CSSProperties } from 'react'
import { formatMoney, formatMonth } from '../../../../platform/format.ts'
import { paths } from '../../../../platform/paths.ts'
import { Explained } from '../../../../ui/feedback/explained.tsx'
import { classes } from '../../../../ui/layout/classes.ts'
import { useWidth } from '../../../../ui/layout/use-width.ts'
import { placeOf } from '../../../components/place-label.ts'
import { typeTitle } from '../../../components/type-label.ts'
import type { PlannedReplacement } from '../../calls/api.ts'
import { positionOnLine, type TimeSpan, yearsOnLine } from '../../timeline.ts'
import styles from './replacements-chart.module.css'

interface ReplacementsChartProps {
  parts: PlannedReplacement[]
  span: TimeSpan
  onExplain: (componentId: string) => void
}

const labelPx = 48
const thinPx = 4
const thickPx = 20

/**
 * A chart with one row per component. A bar shows the likely range and is thicker for a higher cost. A mark shows the
 * forecast date.
 */
export function ReplacementsChart({ parts, span, onExplain }: ReplacementsChartProps) {
  const [ref, width] = useWidth<HTMLDivElement>()
  const highest = Math.max(1, ...parts.map((part) => part.estimatedReplacementCost))
  const years = yearsOnLine(span, Math.max(1, Math.floor(width / labelPx)))
  return (
    <div className={styles.chart}>
      <div className={classes(styles.row, styles.axis)} aria-hidden="true">
        <div ref={ref} className={styles.line}>
          {years.map(({ year, place }) => (
            <span key={year} style={atPlace(place)}>
              {year}
            </span>
          ))}
        </div>
      </div>
      <ul className={styles.rows}>
        {parts.map((part) => {
          const { componentId, propertyId, dueOn, forecastLow, forecastHigh } = part
          const name = typeTitle(part.componentType)
          const cost = part.estimatedReplacementCost
          const isOverdue = part.daysDifference < 0
          const explain = () => onExplain(componentId)
          const heightPx = thinPx + (thickPx - thinPx) * Math.sqrt(cost / highest)
          return (
            <li key={componentId} className={classes(styles.row, isOverdue && styles.overdue)}>
              <div className={styles.what}>
                <Link className={styles.name} to={paths.part} params={{ propertyId, componentId }}>
                  {name}
                </Link>
                <span className={styles.place}>{placeOf(part)}</span>
              </div>
              <div className={styles.line} aria-hidden="true">
                {years.map(({ year, place }) => (
                  <span key={year} className={styles.newYear} style={atPlace(place)} />
                ))}
                <span
                  className={classes(styles.range, forecastHigh > span.until && styles.goesOn)}
                  style={barOf(span, forecastLow, forecastHigh, heightPx)}
                />
                <span className={styles.mark} style={atPlace(positionOnLine(span, dueOn))} />
              </div>
              <div className={styles.figures}>
                <Explained className={styles.cost} why={`why this cost, ${name}`} onClick={explain}>
                  {formatMoney(cost)}
                </Explained>
                <Explained className={styles.dates} why={`why this date, ${name}`} onClick={explain}>
                  {isOverdue ? 'Overdue since' : 'Plan by'} {formatMonth(dueOn)}
                </Explained>
                <span className="visually-hidden">
                  Likely to fail between {formatMonth(forecastLow)} and {formatMonth(forecastHigh)}
                </span>
              </div>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

const percent = (share: number) => `${(100 * share).toFixed(2)}%`
const atPlace = (place: number): CSSProperties => ({ insetInlineStart: percent(place) })

function barOf(span: TimeSpan, low: PlainDate, high: PlainDate, heightPx: number): CSSProperties {
  const [from, to] = [positionOnLine(span, low), positionOnLine(span, high)]
  return { insetInlineStart: percent(from), width: percent(to - from), height: heightPx }
}
