import type { PlainDate } from '@home-pulse/contract/primitives'
import type { MaintenanceTask } from '../catalogue/tasks/task.ts'
import { tasks } from '../catalogue/tasks/tasks.ts'
import { addDays, addMonths, daysBetween, earlierOf, yearsBetween } from '../plain-date.ts'
import { inMonths } from '../wording.ts'
import { comingDay, seasonEnd } from './season.ts'

/*
 * The first due dates of tasks without a record. In a new home, all tasks lack one. The dates are spread over time,
 * because many tasks due on one day would hide the important ones. Safety tasks come first.
 */

/** The facts about a component that affect the first round of a task. */
export type UnrecordedTask = {
  readonly task: MaintenanceTask
  readonly installedOn: PlainDate
  /** The day on which the component was entered. */
  readonly plannedSince: PlainDate
  /** The mean life of components of this type and variant. If it is unknown, the component is treated as young. */
  readonly lifeYears?: number | undefined
  /**
   * A fraction, from 0 to 1, of the period over which first due dates are spread. It shifts these dates, so that the
   * same task is not due on one day in many homes. Default: 0.
   */
  readonly stagger?: number | undefined
}

/** Safety tasks are spread over this many days. */
const dangerDays = 14
/** Seasonal tasks are spread over this many days from the first day of the season. */
const seasonDays = 60
/** Other tasks are spread over this many months, but at most one interval. */
const maxMonths = 12

/** Returns the day of the first round of a task without a record, with the reason. */
export function firstUnrecorded(unrecorded: UnrecordedTask): { on: PlainDate; why: string[] } {
  const { task, plannedSince, stagger = 0 } = unrecorded
  const { season, guardsAgainst, intervalMonths } = task
  const unknown = 'Nobody has recorded when it was last done.'
  const first = comingDay(season, plannedSince)
  if (isUrgent(unrecorded))
    return {
      on: first,
      why: [
        unknown,
        `It protects against ${guardsAgainst}, and half of its usual life is over, so it is due at once.`,
      ],
    }
  // Multiples of the golden ratio are spread evenly, so the tasks of a component seldom fall on one day.
  const share = (tasks.indexOf(task) * goldenRatio + stagger) % 1
  const within = (days: number) => addDays(first, Math.floor(share * days))
  if (guardsAgainst === 'danger') {
    const on = within(dangerDays)
    const soon = 'It protects against danger, so it comes first, within two weeks.'
    return { on: season === null ? on : earlierOf(on, seasonEnd(season, first)), why: [unknown, soon] }
  }
  if (season !== null) {
    const left = daysBetween(first, seasonEnd(season, first)) + 1
    return { on: within(Math.min(seasonDays, left)), why: [unknown, 'So it is due in its next season.'] }
  }
  const months = Math.min(intervalMonths.typical, maxMonths)
  const spread = `First dates are spread out so that not everything is due at once: this one within ${inMonths(months)}.`
  return { on: within(daysBetween(first, addMonths(first, months))), why: [unknown, spread] }
}

const goldenRatio = 0.618_033_988_749_895

/**
 * Returns true if the task prevents harm or early failure and the component is in the second half of its life. Both are
 * then more likely.
 */
function isUrgent({ task, installedOn, plannedSince, lifeYears = Infinity }: UnrecordedTask): boolean {
  return task.guardsAgainst !== null && yearsBetween(installedOn, plannedSince) > lifeYears / 2
}

/**
 * Returns the due date of a task without a record after its first due date has passed. The result is today, or the next
 * day in its season, because we do not know that the task is late. The task becomes overdue only one interval after the
 * component was entered. Undefined before the first due date and after that interval.
 */
export function dueDateInFirstInterval(
  { task, plannedSince }: UnrecordedTask,
  round: PlainDate,
  today: PlainDate,
): PlainDate | undefined {
  if (round >= today || today > addMonths(plannedSince, task.intervalMonths.typical)) return undefined
  // A safety task that missed its season is due today: a chimney should not be used for a winter without an inspection.
  return task.guardsAgainst === 'danger' ? today : comingDay(task.season, today)
}

/**
 * The number of different values of `stagger`. Few values make many components equal, so their dates are computed only
 * once.
 */
const staggerCount = 4

/** Returns a component's `stagger`, from its id. */
export function staggerOf(id: string): number {
  let sum = 0
  for (let index = 0; index < id.length; index += 1) sum = (31 * sum + id.charCodeAt(index)) % 65_521
  return (sum % staggerCount) / staggerCount
}
