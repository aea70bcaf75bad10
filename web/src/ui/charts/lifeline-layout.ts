import type { PlainDate } from '@home-pulse/contract/primitives'
import { dayNumber, yearOf } from '../../platform/plain-date.ts'
import { type Label, placeLabels } from './lifeline-labels.ts'

/** A component's whole life: past and forecast. */
export interface LifelineDates {
  installedOn: PlainDate
  forecastDate: PlainDate
  /** 10th and 90th percentile of the remaining life, from today. */
  forecastLow: PlainDate
  forecastHigh: PlainDate
}

/** The time span of a drawing in day numbers. Lifelines with the same span have the same position of today. */
export interface Axis {
  start: number
  end: number
}

const daysPerYear = 365.2425
/** An entry beyond these limits would squeeze the others of its list, so it is cut off at the edge. */
const maxPastDays = { atLeast: 30 * daysPerYear, atMost: 60 * daysPerYear }
const maxFutureDays = 40 * daysPerYear
/** The padding at both ends as a share of the span. */
const air = 0.03

/** The common axis of a list's lifelines. Entries without dates are ignored. */
export function sharedAxis(listed: readonly (LifelineDates | null)[], today: PlainDate): Axis {
  const lives = listed.filter((life) => life !== null)
  const now = dayNumber(today)
  const days = lives.flatMap((life) =>
    [life.installedOn, life.forecastDate, life.forecastLow, life.forecastHigh].map(dayNumber),
  )
  const first = Math.max(Math.min(now - daysPerYear, ...days), now - maxPastOf(lives, now))
  const last = Math.min(Math.max(now + daysPerYear, ...days), now + maxFutureDays)
  const margin = (last - first) * air
  return { start: first - margin, end: last + margin }
}

/** Limits the axis to twice the typical value of the list, against outliers in both directions. */
function maxPastOf(lives: readonly LifelineDates[], now: number): number {
  const ages = lives.map(({ installedOn }) => now - dayNumber(installedOn)).sort((one, other) => one - other)
  const median = ages[Math.floor((ages.length - 1) / 2)] ?? 0
  return Math.min(Math.max(2 * median, maxPastDays.atLeast), maxPastDays.atMost)
}

export interface LifelineLayout {
  todayX: number
  installedX: number
  /** True if the installation is before the axis: the bar starts at the edge, without a ring. */
  isInstalledBeforeAxis: boolean
  diamondX: number
  bandStartX: number
  bandEndX: number
  labels: Label[]
}

/** Half a diamond and its outline. Nothing is drawn nearer to an edge. */
const edgePx = 8
/** A narrower drawing has no labels. */
const minLabelledPx = 220

/** All positions in pixels of a drawing `width` wide. */
export function layOutLifeline(
  life: LifelineDates,
  today: PlainDate,
  axis: Axis,
  width: number,
): LifelineLayout {
  const scale = (width - 2 * edgePx) / (axis.end - axis.start)
  const x = (date: PlainDate) => {
    const place = edgePx + (dayNumber(date) - axis.start) * scale
    return Math.round(Math.min(Math.max(place, edgePx), width - edgePx) * 10) / 10
  }
  const layout = {
    todayX: x(today),
    installedX: x(life.installedOn),
    isInstalledBeforeAxis: dayNumber(life.installedOn) < axis.start,
    diamondX: x(life.forecastDate),
    bandStartX: x(life.forecastLow),
    bandEndX: x(life.forecastHigh),
  }
  const labels =
    width < minLabelledPx
      ? []
      : placeLabels(
          [
            { kind: 'today', text: 'today', x: layout.todayX },
            { kind: 'forecast', text: String(yearOf(life.forecastDate)), x: layout.diamondX },
            { kind: 'installed', text: String(yearOf(life.installedOn)), x: layout.installedX },
          ],
          width,
        )
  return { ...layout, labels }
}
