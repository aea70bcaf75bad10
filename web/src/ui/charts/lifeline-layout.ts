import { daysPerYear } from '@home-pulse/contract/calendar'
import type { PlainDate } from '@home-pulse/contract/primitives'
import { dayNumber, yearOf } from '../../platform/plain-date.ts'
import { type Label, placeLabels } from './lifeline-labels.ts'

/** The dates of a component's life, from its installation to its forecast. */
export interface LifelineDates {
  installedOn: PlainDate
  forecastDate: PlainDate
  /** The 10th percentile of the date of failure. It is calculated for a component that works today. */
  forecastLow: PlainDate
  /** The 90th percentile of the date of failure. */
  forecastHigh: PlainDate
}

/**
 * The first and the last day of a drawing, as numbers of days since 1970. Drawings with the same axis have today at the
 * same position.
 */
export interface Axis {
  start: number
  end: number
}

/**
 * The limits for the axis before today. A bar that begins earlier is cut off. Otherwise one very old component would
 * make all other bars of the list too short.
 */
const maxPastDays = { atLeast: 30 * daysPerYear, atMost: 60 * daysPerYear }
/** The maximum length of the axis after today. A band that ends later is cut off. */
const maxFutureDays = 40 * daysPerYear
/** The padding at each end of the axis, as a fraction of its length. */
const marginShare = 0.03

/** Returns one time axis for all components of a list. Components without dates are null and are ignored. */
export function sharedAxis(listed: readonly (LifelineDates | null)[], today: PlainDate): Axis {
  const lives = listed.filter((life) => life !== null)
  const now = dayNumber(today)
  const days = lives.flatMap((life) =>
    [life.installedOn, life.forecastDate, life.forecastLow, life.forecastHigh].map(dayNumber),
  )
  const first = Math.max(Math.min(now - daysPerYear, ...days), now - maxPastOf(lives, now))
  const last = Math.min(Math.max(now + daysPerYear, ...days), now + maxFutureDays)
  const margin = (last - first) * marginShare
  return { start: first - margin, end: last + margin }
}

/**
 * Returns the maximum length of the axis before today, in days. It is twice the median age of the components, but
 * within `maxPastDays`. Unlike the maximum, the median hardly changes with one very old component.
 */
function maxPastOf(lives: readonly LifelineDates[], now: number): number {
  const ages = lives.map(({ installedOn }) => now - dayNumber(installedOn)).sort((one, other) => one - other)
  const median = ages[Math.floor((ages.length - 1) / 2)] ?? 0
  return Math.min(Math.max(2 * median, maxPastDays.atLeast), maxPastDays.atMost)
}

export interface LifelineLayout {
  todayX: number
  installedX: number
  /**
   * True if the installation date is before the start of the axis. The bar then begins at the edge of the drawing,
   * without a ring.
   */
  isInstalledBeforeAxis: boolean
  diamondX: number
  bandStartX: number
  bandEndX: number
  labels: Label[]
}

/** Half the width of a diamond with its outline. All marks keep at least this distance from the edges. */
const edgePx = 8
/** A narrower drawing has no labels. */
const minLabelledPx = 220

/** Calculates the positions of all marks and labels, in pixels. */
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
