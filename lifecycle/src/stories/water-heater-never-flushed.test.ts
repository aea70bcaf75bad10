import { describe, expect, it } from 'vitest'
import type { MaintenanceTask } from '../catalogue/tasks/task.ts'
import { maintenanceTasks, nextDue, taskOf } from '../upkeep/maintenance.ts'

/* A gas water heater was installed in 2006 and is entered today. Then its owner records some tasks. */
describe('a water heater that was never flushed', () => {
  const installedOn = '2006-11-21'
  const today = '2026-11-21'
  const flush = taskOf('water-heater-flush') as MaintenanceTask

  it('has the tasks of a gas heater with a tank, without descaling', () => {
    expect(maintenanceTasks({ type: 'water_heater', variant: 'gas_storage' }).map(({ id }) => id)).toEqual([
      'water-heater-flush',
      'water-heater-check-anode',
      'water-heater-test-relief-valve',
      'water-heater-check-temperature',
      'water-heater-flue-inspection',
    ])
  })

  const lifeYears = 12.25

  it('is due for one flush today, and no earlier flush counts as missed', () => {
    expect(nextDue({ task: flush, installedOn, lifeYears, today })).toEqual({
      ...{ dueOn: today, becameDueOn: today },
      why: [
        'Usually every 12 months; the advice ranges from 6 to 12 months.',
        'Nobody has recorded when it was last done.',
        'It protects against failure, and half of its usual life is over, so it is due at once.',
      ],
    })
  })

  it('is due for a flush on each day without a record, and overdue after one year without a record', () => {
    const entered = { task: flush, installedOn, lifeYears, plannedSince: today }
    expect(nextDue({ ...entered, today: '2027-10-01' })).toMatchObject({
      ...{ dueOn: '2027-10-01', becameDueOn: today },
      why: expect.arrayContaining(['We do not know that it is late, so it stays due.']),
    })
    const overdue = nextDue({ ...entered, today: '2027-12-01' })
    expect(overdue).toMatchObject({ dueOn: '2027-11-21', becameDueOn: '2027-11-21' })
    expect(overdue.why).toContain('Missed so far: 1 round.')
  })

  it('is due for flushing within a year when young, and for a valve test within two weeks', () => {
    const young = { installedOn: '2023-11-21', lifeYears, today, stagger: 0.25 }
    const flushed = nextDue({ ...young, task: flush })
    expect(flushed.dueOn > '2026-11-22' && flushed.dueOn < '2027-11-21').toBe(true)
    expect(flushed.why).toContain(
      'First dates are spread out so that not everything is due at once: this one within 12 months.',
    )
    const valve = nextDue({ ...young, task: taskOf('water-heater-test-relief-valve') as MaintenanceTask })
    expect(valve.dueOn < '2026-12-05').toBe(true)
    expect(valve.why).toContain('It protects against danger, so it comes first, within two weeks.')
  })

  it('is due for its second flush a year after the first, or on the day to which the owner postpones it', () => {
    const done = { task: flush, installedOn, lastDoneOn: '2026-12-05', today: '2026-12-06' }
    expect(nextDue(done).dueOn).toBe('2027-12-05')
    expect(nextDue({ ...done, snoozedUntil: '2028-01-15' })).toMatchObject({
      dueOn: '2028-01-15',
      why: expect.arrayContaining(['Last done in December 2026.', 'Put off until January 2028.']),
    })
  })

  it('is due for a flush earlier if the home is vacant then, but never after the advised interval', () => {
    const done = { task: flush, installedOn, lastDoneOn: '2026-12-05', today: '2026-12-06' }
    expect(nextDue({ ...done, turnoverOn: '2027-08-01' })).toMatchObject({
      dueOn: '2027-08-01',
      why: expect.arrayContaining(['Moved to August 2027, when the home is vacant.']),
    })
    expect(nextDue({ ...done, turnoverOn: '2028-01-01' }).dueOn).toBe('2027-12-05')
  })

  it('is due for a flush one interval after its replacement, regardless of flushes of the old heater', () => {
    const replaced = { task: flush, installedOn: '2027-03-10', lastDoneOn: '2026-12-05', today: '2027-03-11' }
    expect(nextDue(replaced)).toMatchObject({
      dueOn: '2028-03-10',
      why: expect.arrayContaining(['First due 12 months after its installation in March 2027.']),
    })
  })
})

describe('a furnace inspected in a leap year', () => {
  const task = taskOf('furnace-inspection') as MaintenanceTask
  const installedOn = '2015-02-28'

  it('is due for inspection each fall, even after an inspection in another season', () => {
    const inspected = (lastDoneOn: string) =>
      nextDue({ task, installedOn, lastDoneOn, today: lastDoneOn }).dueOn
    expect(inspected('2024-10-12')).toBe('2025-10-12')
    // One year later is 28 February 2025. The nearest day in fall is 30 November 2024.
    expect(inspected('2024-02-29')).toBe('2024-11-30')
    expect(inspected('2024-07-01')).toBe('2025-09-01')
  })

  it('is due in the latest past fall after missed inspections, and the explanation counts them', () => {
    const missed = { task, installedOn, lastDoneOn: '2021-10-12', today: '2026-11-21' }
    expect(nextDue(missed)).toEqual({
      ...{ dueOn: '2026-10-12', becameDueOn: '2026-10-12' },
      why: [
        'Usually every 12 months.',
        'Last done in October 2021.',
        'Missed so far: 4 rounds.',
        'This is a task for fall.',
      ],
    })
  })

  it('is due next fall if the owner skipped an inspection', () => {
    const skipped = { task, installedOn, lastDoneOn: '2025-10-12', lastSkippedOn: '2026-10-15' }
    expect(nextDue({ ...skipped, today: '2026-11-21' })).toMatchObject({
      dueOn: '2027-10-15',
      why: expect.arrayContaining(['Last skipped in October 2026.']),
    })
  })
})

describe('a monthly task on the 31st', () => {
  it('is due on the last day of a shorter month', () => {
    const task = taskOf('dishwasher-clean-filter') as MaintenanceTask
    const due = (today: string) =>
      nextDue({ task, installedOn: '2020-01-01', lastDoneOn: '2025-12-31', today }).dueOn
    expect(due('2026-01-30')).toBe('2026-01-31')
    expect(due('2026-02-28')).toBe('2026-02-28')
    expect(due('2028-02-29')).toBe('2028-02-29')
  })
})
