import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spanishTitles } from '../catalogue/tasks/spanish-titles.ts'
import type { MaintenanceTask } from '../catalogue/tasks/task.ts'
import { tasks } from '../catalogue/tasks/tasks.ts'
import { addMonths, addYearsAsDays } from '../plain-date.ts'
import { maintenanceTasks, nextDue, taskOf } from '../upkeep/maintenance.ts'
import { staggerOf } from '../upkeep/unrecorded.ts'
import { always, anyDaysInService, anyToday, daysAfter, kinds } from './arbitraries.ts'

const anyTask = fc.constantFrom(...tasks)
const anyPast = fc.option(fc.integer({ min: 0, max: 9_000 }), { nil: undefined })
const anyAhead = fc.option(fc.integer({ min: -400, max: 2_000 }), { nil: undefined })

/** Generates a component of any age, with any records of one task. */
const anyRecord = fc
  .record({
    task: anyTask,
    today: anyToday,
    days: anyDaysInService,
    done: anyPast,
    skipped: anyPast,
    planned: anyPast,
    snoozed: anyAhead,
    turnover: anyAhead,
  })
  .map(({ task, today, days, done, skipped, planned, snoozed, turnover }) => {
    const after = (count: number | undefined) => (count === undefined ? undefined : daysAfter(today, count))
    const before = (count: number | undefined) => after(count === undefined ? undefined : -count)
    return {
      ...{ task, today, installedOn: daysAfter(today, -days), plannedSince: before(planned) },
      ...{ lastDoneOn: before(done), lastSkippedOn: before(skipped) },
      ...{ snoozedUntil: after(snoozed), turnoverOn: after(turnover) },
    }
  })

const isInSeason = ({ season }: MaintenanceTask, date: string) => {
  const month = Number(date.slice(5, 7))
  if (season === null) return true
  return season === 'spring' ? month >= 3 && month <= 5 : month >= 9 && month <= 11
}

describe('the due date of a task', () => {
  it('is at most one interval in the past', () => {
    always(
      fc.property(anyRecord, (record) => {
        const { dueOn } = nextDue(record)
        const { typical } = record.task.intervalMonths
        // One month after 31 January is 28 February, so a due date can be up to three days earlier.
        expect(daysAfter(addMonths(dueOn, typical), 3) >= record.today).toBe(true)
      }),
    )
  })

  it('lies in the task’s season, unless the owner postponed the task or it is an overdue safety task', () => {
    always(
      fc.property(anyRecord, (record) => {
        const { dueOn, becameDueOn } = nextDue(record)
        const isWaiting =
          record.task.guardsAgainst === 'danger' && dueOn === record.today && becameDueOn < dueOn
        expect(isInSeason(record.task, dueOn) || dueOn === record.snoozedUntil || isWaiting).toBe(true)
      }),
    )
  })

  it('is about one interval after the task was done; a season or a vacancy can move it', () => {
    always(
      fc.property(anyRecord, ({ today, ...record }) => {
        const { dueOn } = nextDue({ ...record, today, lastDoneOn: today, snoozedUntil: undefined })
        const { typical, low, high } = record.task.intervalMonths
        const shift = record.task.season === null ? 0 : -5
        const soonest = Math.min(low, Math.ceil(typical * 0.75)) + shift
        expect(dueOn >= daysAfter(addMonths(today, soonest), -3)).toBe(true)
        expect(dueOn <= daysAfter(addMonths(today, Math.max(high, typical) + 5), 3)).toBe(true)
      }),
    )
  })

  it('has a `becameDueOn` that changes only when the task becomes due again', () => {
    always(
      fc.property(anyRecord, fc.integer({ min: 1, max: 20 }), (record, days) => {
        const plannedSince = record.plannedSince ?? record.today
        const now = nextDue({ ...record, plannedSince, turnoverOn: undefined }).becameDueOn
        const today = daysAfter(record.today, days)
        const later = nextDue({ ...record, plannedSince, turnoverOn: undefined, today }).becameDueOn
        // `becameDueOn` changes only if the next round became due in the meantime.
        expect(later === now || (later > record.today && later <= today)).toBe(true)
      }),
    )
  })

  it('is never before the day to which the owner postponed it', () => {
    always(
      fc.property(anyRecord, (record) => {
        expect(nextDue(record).dueOn >= (record.snoozedUntil ?? '')).toBe(true)
      }),
    )
  })

  it('is explained in complete sentences', () => {
    always(
      fc.property(anyRecord, (record) => {
        for (const sentence of nextDue(record).why) {
          expect(sentence).toMatch(/^[A-Z].*[^.]\.$/)
          expect(sentence).not.toMatch(/undefined|null|NaN|(?<!\d)1 (months|years)/)
        }
      }),
    )
  })

  const anyStagger = fc.uuid().map(staggerOf)
  const ofUnknown = (task: MaintenanceTask, today: string, stagger: number, lifeYears?: number) =>
    nextDue({ ...{ task, today, stagger, lifeYears }, installedOn: addYearsAsDays(today, -20) }).dueOn

  it('lies within one interval if the task was never recorded; for a safety task, within two weeks', () => {
    always(
      fc.property(anyTask, anyToday, anyStagger, (task, today, stagger) => {
        const dueOn = ofUnknown(task, today, stagger)
        expect(dueOn >= today && dueOn <= addMonths(today, Math.min(task.intervalMonths.typical, 12))).toBe(
          true,
        )
        const isSafety = task.guardsAgainst === 'danger' && task.season === null
        if (isSafety) expect(dueOn < daysAfter(today, 14)).toBe(true)
      }),
    )
  })

  it('is today for a protective task without a season or a record, once half the component’s life has passed', () => {
    always(
      fc.property(anyTask, anyToday, anyStagger, (task, today, stagger) => {
        const dueOn = ofUnknown(task, today, stagger, 39)
        if (task.guardsAgainst !== null && task.season === null) expect(dueOn).toBe(today)
        else expect(dueOn >= today).toBe(true)
      }),
    )
  })

  it('differs between most tasks of one home if no task was ever recorded', () => {
    const today = '2026-11-21'
    const days = tasks
      .filter(({ guardsAgainst }) => guardsAgainst === null)
      .map((task) => ofUnknown(task, today, staggerOf('a home')))
    const within = (months: number) => days.filter((day) => day <= addMonths(today, months)).length
    expect(within(0)).toBeLessThan(3)
    expect(within(1)).toBeLessThan(days.length / 2)
    expect(within(6)).toBeGreaterThan(days.length / 3)
    expect(new Set(days).size).toBeGreaterThan(days.length * 0.8)
  })

  it('is not in the past during the first interval after the owner entered a component', () => {
    always(
      fc.property(anyTask, anyToday, anyStagger, fc.nat(900), (task, entered, stagger, days) => {
        const today = daysAfter(entered, days)
        const installedOn = addYearsAsDays(entered, -20)
        const { dueOn } = nextDue({ task, installedOn, plannedSince: entered, stagger, today })
        if (today <= addMonths(entered, task.intervalMonths.typical)) expect(dueOn >= today).toBe(true)
      }),
    )
  })
})

describe('the catalogue of tasks', () => {
  it('has a task for every variant of each type', () => {
    for (const kind of kinds) expect(maintenanceTasks(kind).length).toBeGreaterThan(0)
  })

  it('gives every task a unique id and finds the task by it', () => {
    expect(new Set(tasks.map(({ id }) => id)).size).toBe(tasks.length)
    for (const task of tasks) expect(taskOf(task.id)).toBe(task)
    expect(taskOf('toString')).toBeUndefined()
  })

  it('has a Spanish title for every task', () => {
    expect(tasks.map(({ id }) => id).filter((id) => !spanishTitles[id])).toEqual([])
  })

  it('contains only tasks that apply to some component', () => {
    const used = new Set(kinds.flatMap((kind) => maintenanceTasks(kind)))
    expect([...used].map(({ id }) => id).sort()).toEqual(tasks.map(({ id }) => id).sort())
  })

  it.each(tasks)(
    'has a valid interval, season, title and reason for the task “$id”',
    ({ intervalMonths, season, title, why }) => {
      const { typical, low, high } = intervalMonths
      expect(low).toBeGreaterThanOrEqual(1)
      expect([low, typical, high]).toEqual([low, typical, high].toSorted((one, other) => one - other))
      if (season !== null) expect(typical % 12).toBe(0)
      expect(title).toMatch(/^[A-Z][a-z]+ .*[^.]$/)
      expect(why.text).toMatch(/^[A-Z].*\.$/)
    },
  )

  it('throws an error for a variant that does not exist', () => {
    expect(() => maintenanceTasks({ type: 'stove', variant: 'metal' })).toThrow(
      'a stove has no variant metal',
    )
  })
})
