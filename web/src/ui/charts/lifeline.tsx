import type { PlainDate } from '@home-pulse/contract/primitives'
import { useId } from 'react'
import { formatDistance, formatMonth } from '../../platform/format.ts'
import { yearOf } from '../../platform/plain-date.ts'
import { replacementStatus, type Status, statusWords } from '../feedback/status.ts'
import { classes } from '../layout/classes.ts'
import { useWidth } from '../layout/use-width.ts'
import styles from './lifeline.module.css'
import {
  type Axis,
  type LifelineDates,
  type LifelineLayout,
  layOutLifeline,
  sharedAxis,
} from './lifeline-layout.ts'

interface LifelineProps {
  /** The name of the component: `Water Heater`. */
  name: string
  /** The dates to draw. If null, nothing is drawn. */
  life: LifelineDates | null
  today: PlainDate
  /**
   * The common time axis of a list. It puts today at the same position in each row. By default, each chart has its own
   * axis.
   */
  axis?: Axis
  /** True if the chart appears with an animation, as on the landing page. */
  drawsItself?: boolean
  /**
   * The width in pixels until the real width is measured. Used for a page that the build renders. By default, the chart
   * is blank until then.
   */
  firstWidthPx?: number
}

/** The opacity along the band. It is a bell curve with a flat top, because a peak would look like a mark for a date. */
const bandDensity = [
  { offset: 0, opacity: 0 },
  { offset: 0.1, opacity: 0.06 },
  { offset: 0.2, opacity: 0.2 },
  { offset: 0.32, opacity: 0.4 },
  { offset: 0.5, opacity: 0.5 },
  { offset: 0.68, opacity: 0.4 },
  { offset: 0.8, opacity: 0.2 },
  { offset: 0.9, opacity: 0.06 },
  { offset: 1, opacity: 0 },
]
const middleY = 12
const labelledHeight = 40
const bareHeight = 24

/**
 * A chart of a component's life on one line. A ring marks the installation, a bar the age, a vertical line today, and a
 * diamond the forecast date. A soft band shows the likely range of the replacement (the 80 % interval). If the
 * component is overdue, the line from the diamond to today is hatched.
 */
export function Lifeline({ life, ...props }: LifelineProps) {
  return life && <KnownLifeline life={life} {...props} />
}

function KnownLifeline({
  name,
  life,
  today,
  axis,
  drawsItself,
  firstWidthPx,
}: LifelineProps & { life: LifelineDates }) {
  const [ref, width] = useWidth<HTMLDivElement>(firstWidthPx)
  const status = replacementStatus(life.forecastDate, today)
  const layout = width > 0 && layOutLifeline(life, today, axis ?? sharedAxis([life], today), width)
  const height = layout && layout.labels.length === 0 ? bareHeight : labelledHeight
  return (
    <div ref={ref} className={classes(styles.lifeline, styles[status], drawsItself && styles.drawsItself)}>
      <svg
        className={styles.drawing}
        role="img"
        aria-label={describeLife(name, life, today, status)}
        // Without JavaScript, the width cannot be measured, and the viewBox scales the drawing to the page. With
        // JavaScript, one unit is one pixel.
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
      >
        {layout && <Marks layout={layout} status={status} width={width} />}
      </svg>
    </div>
  )
}

/** Describes the drawing in a sentence for screen readers. */
function describeLife(name: string, life: LifelineDates, today: PlainDate, status: Status): string {
  const date = `${formatMonth(life.forecastDate)} (${formatDistance(life.forecastDate, today)})`
  const forecast = status === 'overdue' ? `was due for replacement ${date}` : `replacement forecast ${date}`
  const band = `likely to fail between ${formatMonth(life.forecastLow)} and ${formatMonth(life.forecastHigh)}`
  return `${name}, ${statusWords[status].toLowerCase()}: installed ${yearOf(life.installedOn)}, ${forecast}; ${band}.`
}

function Marks({ layout, status, width }: { layout: LifelineLayout; status: Status; width: number }) {
  const id = useId()
  const { installedX, todayX, diamondX, bandStartX, bandEndX } = layout
  const barStart = layout.isInstalledBeforeAxis ? 0 : installedX
  const barEnd = status === 'overdue' ? Math.max(diamondX, barStart) : todayX
  return (
    <>
      <defs>
        <linearGradient id={`${id}band`}>
          {bandDensity.map(({ offset, opacity }) => (
            <stop key={offset} className={styles.stop} offset={offset} stopOpacity={opacity} />
          ))}
        </linearGradient>
        <pattern id={`${id}hatch`} width="5" height="6" patternUnits="userSpaceOnUse" y={middleY - 3}>
          <path
            className={styles.hatching}
            d="M-1 7 6-1M-3.500 3.860 1.400-1.750M3.600 7.750 8.500 2.140"
            strokeWidth="1.400"
          />
        </pattern>
      </defs>
      <rect className={styles.track} x="0" y={middleY - 2.5} width={width} height="5" rx="2.5" />
      <rect
        className={styles.arrives}
        x={bandStartX}
        y={middleY - 9}
        width={Math.max(bandEndX - bandStartX, 2)}
        height="18"
        fill={`url(#${id}band)`}
      />
      <rect
        className={styles.lived}
        x={barStart}
        y={middleY - 3}
        width={Math.max(barEnd - barStart, 0)}
        height="6"
        rx={layout.isInstalledBeforeAxis ? 0 : 3}
      />
      {status === 'overdue' && (
        <rect
          x={barEnd}
          y={middleY - 3}
          width={Math.max(todayX - barEnd, 0)}
          height="6"
          fill={`url(#${id}hatch)`}
        />
      )}
      {layout.isInstalledBeforeAxis ? (
        <path className={styles.cut} d={`M8 ${middleY + 6}l4-12M13 ${middleY + 6}l4-12`} strokeWidth="2" />
      ) : (
        <circle className={styles.ring} cx={installedX} cy={middleY} r="4" strokeWidth="2" />
      )}
      <rect className={styles.today} x={todayX - 1} y={middleY - 9} width="2" height="18" />
      <path
        className={classes(styles.diamond, styles.arrives)}
        d={`M${diamondX} ${middleY - 7}l7 7-7 7-7-7Z`}
        strokeWidth="2"
      />
      {layout.labels.map((label) => (
        <text key={label.kind} className={classes(styles.label, styles[label.kind])} x={label.x} y="36">
          {label.text}
        </text>
      ))}
    </>
  )
}
