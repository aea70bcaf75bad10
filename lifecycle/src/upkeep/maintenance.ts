import type { PlainDate } from '@home-pulse/contract/primitives'
import type { ComponentType } from '@home-pulse/contract/vocabulary'
import { lifetimeOf, type Variant } from '../catalogue/lives/lifetimes.ts'
import type { MaintenanceTask } from '../catalogue/tasks/task.ts'
import { tasks } from '../catalogue/tasks/tasks.ts'
import { addMonths, laterOf, monthAndYear, wholeMonthsBetween } from '../plain-date.ts'
import { inMonths } from '../wording.ts'
import { comingDay, seasonalDay } from './season.ts'
import { dueDateInFirstInterval, firstUnrecorded, type UnrecordedTask } from './unrecorded.ts'

/** A type with its variant, or without one if no variant is recorded. */
export type Kind = { readonly type: ComponentType; readonly variant?: Variant | undefined }

/**
 * Returns the tasks of a component of this type and variant, in the catalogue's order. Two components of a home may
 * have the same task, with the same id: a furnace and central air share a filter. Throws a RangeError if the type has
 * no such variant.
 */
export function maintenanceTasks({ type, variant }: Kind): readonly MaintenanceTask[] {
  lifetimeOf(type, variant)
  return tasks.filter(({ appliesTo }) =>
    appliesTo.some(
      (target) => target.type === type && (target.variants === 'all' || target.variants.includes(variant)),
    ),
  )
}

export function taskOf(id: string): MaintenanceTask | undefined {
  return tasks.find((task) => task.id === id)
}

/** Returns true if at least one variant of this type has the task. */
export function isTaskOfType(id: string, type: ComponentType): boolean {
  return taskOf(id)?.appliesTo.some((target) => target.type === type) ?? false
}

/** The recorded facts about one task of one component. Dates are `YYYY-MM-DD`. */
export type TaskRecord = Omit<UnrecordedTask, 'plannedSince'> & {
  /**
   * The last day on which the task was done. A day before the installation belongs to the previous installation and is
   * ignored.
   */
  readonly lastDoneOn?: PlainDate | undefined
  /**
   * The last day on which the owner skipped the task. A day before the installation is ignored, as for `lastDoneOn`.
   */
  readonly lastSkippedOn?: PlainDate | undefined
  readonly snoozedUntil?: PlainDate | undefined
  /** The day on which the component was entered. Default: today. */
  readonly plannedSince?: PlainDate | undefined
  /** The next day on which the home is vacant between two tenants. */
  readonly turnoverOn?: PlainDate | undefined
  readonly today: PlainDate
}

/** The due date of a task, with the reason in whole sentences. */
export type Due = {
  /** The due date. It is before today if the task is overdue. */
  readonly dueOn: PlainDate
  /**
   * The day on which the task became or becomes due. It differs from `dueOn` only for a task without a record, during
   * its first interval. Instead of becoming overdue, such a task is due today or on the next day in its season.
   */
  readonly becameDueOn: PlainDate
  readonly why: readonly string[]
}

/**
 * Computes the next due date of a task. A round is one time that the task is due.
 *
 * Rounds are counted in calendar months from the last round that was done or skipped, or else from the installation.
 * They are moved to the nearest day of the task's season. Missed rounds do not add up: only the latest one is due, so a
 * task is never overdue by more than one interval.
 *
 * If no round is recorded, the first one is due on `plannedSince` or later. First due dates are spread over time,
 * except for urgent tasks. A task is urgent if it prevents danger or failure and the component is in the second half of
 * its life. It is due on `plannedSince` itself. A first round stays due from day to day, and is overdue only one
 * interval after `plannedSince`.
 *
 * A future round moves to a turnover (the day between two tenants) within the advised interval. A date to which the
 * owner postponed the task is not moved. Throws a RangeError for an invalid date.
 */
export function nextDue(record: TaskRecord): Due {
  const { task, snoozedUntil, today } = record
  const first = firstRound(record)
  const missed = missedRounds(task, first.on, today)
  const round = roundOn(task, first.on, missed)
  const moved = toTurnover(record, first, round)
  const isPutOff = snoozedUntil !== undefined && snoozedUntil > moved
  const becameDueOn = isPutOff ? snoozedUntil : moved
  const waitsUntil = first.isDateKnown
    ? undefined
    : dueDateInFirstInterval({ ...record, plannedSince: record.plannedSince ?? today }, becameDueOn, today)
  return {
    ...{ becameDueOn, dueOn: waitsUntil ?? becameDueOn },
    why: [
      explainInterval(task),
      ...first.why,
      ...(missed > 0 ? [`Missed so far: ${missed} round${missed === 1 ? '' : 's'}.`] : []),
      ...explainSeason(task),
      ...(moved === round ? [] : [`Moved to ${monthAndYear(moved)}, when the home is vacant.`]),
      ...(isPutOff ? [`Put off until ${monthAndYear(snoozedUntil)}.`] : []),
      ...(waitsUntil === undefined ? [] : ['We do not know that it is late, so it stays due.']),
    ],
  }
}

/**
 * The day from which rounds are counted. `isDateKnown` is true if this day follows from a recorded round or from the
 * installation.
 */
type FirstRound = { readonly on: PlainDate; readonly isDateKnown: boolean; readonly why: readonly string[] }

function firstRound(record: TaskRecord): FirstRound {
  const { task, installedOn, today, lastDoneOn, lastSkippedOn, plannedSince = today } = record
  const done = lastDoneOn !== undefined && lastDoneOn >= installedOn ? lastDoneOn : undefined
  const skipped = lastSkippedOn !== undefined && lastSkippedOn >= installedOn ? lastSkippedOn : undefined
  const last = done === undefined || skipped === undefined ? (done ?? skipped) : laterOf(done, skipped)
  if (last !== undefined) {
    const on = seasonalDay(task.season, addMonths(last, task.intervalMonths.typical))
    return {
      on,
      isDateKnown: true,
      why: [`Last ${last === done ? 'done' : 'skipped'} in ${monthAndYear(last)}.`],
    }
  }
  const planned = addMonths(installedOn, task.firstAfterMonths)
  if (planned >= plannedSince) {
    const on = comingDay(task.season, laterOf(seasonalDay(task.season, planned), plannedSince))
    const wait = inMonths(task.firstAfterMonths)
    const why = `First due ${wait} after its installation in ${monthAndYear(installedOn)}.`
    return { on, isDateKnown: true, why: [why] }
  }
  return { ...firstUnrecorded({ ...record, plannedSince }), isDateKnown: false }
}

/**
 * Returns the number of rounds (times that the task is due) that were missed. The latest past round is still due, so it
 * is not counted.
 */
function missedRounds(task: MaintenanceTask, first: PlainDate, today: PlainDate): number {
  if (today <= first) return 0
  const rounds = Math.floor(wholeMonthsBetween(first, today) / task.intervalMonths.typical)
  // The time from the 31st to the last day of a shorter month does not count as a whole month, but the round is due on
  // that day.
  return roundOn(task, first, rounds + 1) <= today ? rounds + 1 : rounds
}

function roundOn(task: MaintenanceTask, first: PlainDate, index: number): PlainDate {
  return addMonths(first, index * task.intervalMonths.typical)
}

/**
 * Returns the turnover (the day between two tenants) instead of the due date of a future round. Returns the due date
 * itself if the turnover is outside the advised interval or the season.
 */
function toTurnover({ task, turnoverOn, today }: TaskRecord, first: FirstRound, round: PlainDate): PlainDate {
  if (turnoverOn === undefined || !first.isDateKnown || turnoverOn < today || round < today) return round
  const { typical, low, high } = task.intervalMonths
  const soonest = addMonths(round, Math.min(low, Math.ceil(typical * 0.75)) - typical)
  const latest = addMonths(round, high - typical)
  const isAdvised = turnoverOn >= soonest && turnoverOn <= latest
  return isAdvised && seasonalDay(task.season, turnoverOn) === turnoverOn ? turnoverOn : round
}

function explainInterval({ intervalMonths: { typical, low, high } }: MaintenanceTask) {
  const usual = typical === 1 ? 'every month' : `every ${inMonths(typical)}`
  if (low === high) return `Usually ${usual}.`
  return `Usually ${usual}; the advice ranges from ${low} to ${high} months.`
}

function explainSeason({ season }: MaintenanceTask) {
  return season === null ? [] : [`This is a task for ${season}.`]
}
