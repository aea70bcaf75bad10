import type { PlannedEntry } from '@home-pulse/contract/features/plan/plan'
import { expect, test } from 'vitest'
import { addHomes, aHome, signUp } from '../../../../test/harness/fixtures/factories.ts'
import { useWorld } from '../../../../test/harness/harness.ts'

const world = useWorld()

test('a new home has few tasks that are due on its first day, and none overdue two days later', async () => {
  world.clock.set('2026-11-21T15:00:00Z')
  const { api } = await signUp(world)
  const aged = (...types: string[]) => Object.fromEntries(types.map((type) => [type, { age: 4 }]))
  const structures = { roof: 4, furnace: 4, driveway: 4 }
  const appliances = aged('stove', 'dishwasher', 'refrigerator', 'washer', 'dryer', 'water_heater', 'ac_unit')
  await addHomes(api, aHome({ structures, appliances }))
  const read = async () =>
    (await api.get<{ planned: PlannedEntry[]; overdue: number }>('/v1/plan/tasks?kind=task')).body
  const { planned } = await read()
  const dueBy = (day: string) => planned.filter(({ due_on: on }) => on <= day).length
  expect(planned.length).toBeGreaterThan(30)
  expect(dueBy('2026-11-21')).toBeLessThan(5)
  // The component's id decides on which day of its first interval a task is due. The number of tasks due in the first
  // month therefore varies.
  expect(dueBy('2026-12-21')).toBeLessThan((planned.length * 2) / 3)
  // The roof inspection by a professional is not yet due, because it starts after ten years.
  expect(dueBy('2027-11-21')).toBe(planned.length - 1)
  world.clock.set('2026-11-23T15:00:00Z')
  expect(await read()).toMatchObject({ overdue: 0 })
})
