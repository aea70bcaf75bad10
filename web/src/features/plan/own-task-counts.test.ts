import { expect, test } from 'vitest'
import type { OwnTask } from './calls/own-tasks-api.ts'
import { withOwnTasks } from './own-task-counts.ts'

test('tasks of the customer are added to the number of entries on their days, and to the number of overdue entries', () => {
  const task = (dueOn: string, isOverdue: boolean) => ({ dueOn, isOverdue }) as OwnTask
  const counts = { days: [{ on: '2026-11-01', total: 2 }], overdue: 1 }
  expect(withOwnTasks(counts, [task('2026-11-01', true), task('2026-12-05', false)])).toEqual({
    days: [
      { on: '2026-11-01', total: 3 },
      { on: '2026-12-05', total: 1 },
    ],
    overdue: 2,
  })
})
