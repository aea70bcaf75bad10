import type { PlainDate } from '@home-pulse/contract/primitives'
import { Temporal } from 'temporal-polyfill'
import { yearsBetween } from '../plain-date.ts'

/** The end and the length of a lease. Dates are `YYYY-MM-DD`. */
export type LeaseEnd = {
  /** The last day of the lease. If it is undefined, no turnover (the day between two tenants) is known. */
  readonly endsOn: PlainDate | undefined
  /** The length of the lease in months. 0 if unknown. */
  readonly termMonths: number
}

/** Turnovers later than this are not considered, because forecasts are too uncertain by then. */
const horizonYears = 5

/** Work is moved only to a turnover that is at most this many years away from its due date. */
const nearYears = 1

/**
 * Returns the days in the next five years on which due work disturbs no tenant, earliest first. These are days after a
 * lease ends, if work is due within a year of that day. Throws a RangeError for an invalid date.
 */
export function recommendTurnovers(
  lease: LeaseEnd,
  dueOn: readonly PlainDate[],
  today: PlainDate,
): PlainDate[] {
  return [...new Set(matchTurnovers(lease, dueOn, today).values())].sort()
}

/**
 * Returns the turnover for each due date that has one. A turnover is the day after a lease ends, before the next lease
 * begins. A tenant who stays is assumed to renew for the same term. Each due date gets the nearest turnover within a
 * year. If two are equally near, it gets the earlier one. Overdue work is treated as due today. Throws a RangeError for
 * an invalid date.
 */
export function matchTurnovers(
  lease: LeaseEnd,
  dueOn: readonly PlainDate[],
  today: PlainDate,
): ReadonlyMap<PlainDate, PlainDate> {
  const turnovers = turnoversAhead(lease, today)
  const matched = new Map<PlainDate, PlainDate>()
  for (const due of new Set(dueOn)) {
    const target = due < today ? today : due
    const [nearest] = turnovers
      .map((on) => ({ on, awayYears: Math.abs(yearsBetween(on, target)) }))
      .filter(({ awayYears }) => awayYears <= nearYears)
      .sort((one, other) => one.awayYears - other.awayYears)
    if (nearest) matched.set(due, nearest.on)
  }
  return matched
}

/** Returns the day after each end of a lease, from today to `horizonYears` from now. */
function turnoversAhead({ endsOn, termMonths }: LeaseEnd, today: PlainDate): PlainDate[] {
  if (endsOn === undefined) return []
  const firstEnd = Temporal.PlainDate.from(endsOn)
  const horizon = Temporal.PlainDate.from(today).add({ years: horizonYears })
  const monthsOver = Math.max(0, firstEnd.until(today, { largestUnit: 'months' }).months)
  const renewals = termMonths > 0 ? Math.floor(monthsOver / termMonths) : 0
  const turnovers: PlainDate[] = []
  for (let renewal = renewals; ; renewal += 1) {
    const end = firstEnd.add({ months: renewal * termMonths })
    if (Temporal.PlainDate.compare(end, horizon) >= 0) return turnovers
    const on = end.add({ days: 1 }).toString()
    if (on >= today) turnovers.push(on)
    if (termMonths === 0) return turnovers
  }
}
