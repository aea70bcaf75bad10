import type { PlainDate } from '@home-pulse/contract/primitives'
import type { MaintenanceTask } from '../catalogue/tasks/task.ts'
import { tasks } from '../catalogue/tasks/tasks.ts'
import { addDays, addMonths, daysBetween, earlierOf, yearsBetween } from '../plain-date.ts'
import { inMonths } from '../wording.ts'
import { comingDay, seasonEnd } from './season.ts'

/*
 * What was never done as far as anybody knows. Of a home that was just entered that is everything, and to ask for all of it
 * on one day would bury what matters. So first rounds are spread, what guards against danger first.
 */

/** A component, as far as the first round of a task hangs on it. */
export type Newcomer = {
  readonly task: MaintenanceTask
  readonly installedOn: PlainDate
  /** The day that the plan began to look after it. */
  readonly plannedSince: PlainDate
  /** The average life of its kind; without it, it is taken for young. */
  readonly lifeYears?: number | undefined
  /** The position within each spread, from 0 to 1, so that ten homes are not due on one day. Default: 0. */
  readonly stagger?: number | undefined
}

/** Within so many days comes what guards against danger. */
const dangerDays = 14
/** Within so many what has a season, from the first day in it. */
const seasonDays = 60
/** Within so many months the rest: at latest after one interval. */
const maxMonths = 12

/** The day of the first round of a task without a record, and why that day. */
export function firstUnrecorded(newcomer: Newcomer): { on: PlainDate; why: string[] } {
  const { task, plannedSince, stagger = 0 } = newcomer
  const { season, guardsAgainst, intervalMonths } = task
  const unknown = 'Nobody has recorded when it was last done.'
  const first = comingDay(season, plannedSince)
  if (isUrgent(newcomer))
    return {
      on: first,
      why: [
        unknown,
        `It protects against ${guardsAgainst}, and half of its usual life is over, so it is due at once.`,
      ],
    }
  // Multiples of the golden ratio are spread evenly, so no two tasks of a component fall on one day.
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

/** In the second half of a life, what is left undone may be what ends it, or worse. */
function isUrgent({ task, installedOn, plannedSince, lifeYears = Infinity }: Newcomer): boolean {
  return task.guardsAgainst !== null && yearsBetween(installedOn, plannedSince) > lifeYears / 2
}

/**
 * The day that a round without a record is due, once its day has come: today, or in its next season. Nobody knows that it is
 * late, so it waits, and is not overdue until a whole interval has gone in which it was asked for. Undefined from then on.
 */
export function stillDue(
  { task, plannedSince }: Newcomer,
  round: PlainDate,
  today: PlainDate,
): PlainDate | undefined {
  if (round >= today || today > addMonths(plannedSince, task.intervalMonths.typical)) return undefined
  // A chimney that missed its season should not go a winter without an inspection.
  return task.guardsAgainst === 'danger' ? today : comingDay(task.season, today)
}

/** How many places a spread has for components: few, so that what is alike is worked out once. */
const places = 4

/** A component's place in each spread, by its id alone. */
export function staggerOf(id: string): number {
  let sum = 0
  for (let index = 0; index < id.length; index += 1) sum = (31 * sum + id.charCodeAt(index)) % 65_521
  return (sum % places) / places
}
