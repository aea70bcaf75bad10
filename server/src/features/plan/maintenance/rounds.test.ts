import type { PlannedEntry, PlannedTask } from '@home-pulse/contract/features/plan/plan'
import { addMonths } from '@home-pulse/lifecycle/plain-date'
import { expect, test } from 'vitest'
import { addHomes, aHome, signUp } from '../../../../test/harness/fixtures/factories.ts'
import { useWorld } from '../../../../test/harness/harness.ts'

const world = useWorld()

test('a task lists its later due dates within a year, counted from the day on which it was done', async () => {
  world.clock.set('2026-11-21T15:00:00Z')
  const { api } = await signUp(world)
  await addHomes(api, aHome({ structures: {}, appliances: { ac_unit: { age: 3 } } }))
  const read = async () => {
    const { planned } = (await api.get<{ planned: PlannedEntry[] }>('/v1/plan/tasks?kind=task')).body
    const often = (planned as PlannedTask[]).filter(
      ({ interval_months: every, season }) => every.typical <= 6 && season === null,
    )
    expect(often.length).toBeGreaterThan(0)
    return often[0] as PlannedTask
  }
  const before = await read()
  expect(before.later_on.every((on) => on > before.due_on && on <= '2027-11-21')).toBe(true)
  const { component_id: id, task_id: taskId, interval_months: every } = before
  const { body } = await api.post<{ task: PlannedTask }>(`/v1/components/${id}/tasks/${taskId}/events`, {
    kind: 'done',
  })
  const rounds = Array.from({ length: 12 / every.typical }, (_, index) =>
    addMonths('2026-11-21', (index + 1) * every.typical),
  )
  expect([body.task.due_on, ...body.task.later_on]).toEqual(rounds)
  expect((await read()).later_on).toEqual(body.task.later_on)
})
