import type { Appliance } from '@home-pulse/contract/features/components/components'
import type { listUnrecordedTasks } from '@home-pulse/contract/features/plan/first-rounds'
import type { Property } from '@home-pulse/contract/features/properties/properties'
import type { RouteResponse } from '@home-pulse/contract/route'
import { beforeEach, expect, test } from 'vitest'
import { addHomes, aHome, type Customer, signUp } from '../../../../test/harness/fixtures/factories.ts'
import { useWorld } from '../../../../test/harness/harness.ts'

const world = useWorld()
const path = '/v1/plan/first-rounds'
let ada: Customer
let old: Property
let young: Property

beforeEach(async () => {
  ada = await signUp(world)
  ;[old, young] = (await addHomes(
    ada.api,
    aHome({ structures: {}, appliances: { dryer: { age: 9 }, refrigerator: { age: 9 } } }),
    aHome({ street: '2 New St', structures: {}, appliances: { dryer: { age: 3 }, washer: { age: 0 } } }),
  )) as [Property, Property]
})

const list = async (search = '') =>
  (await ada.api.get<RouteResponse<typeof listUnrecordedTasks>>(`${path}${search}`)).body
const record = (body: object) => ada.api.post<{ count: number }>(path, body)
const vent = 'dryer-clean-vent'

test('the list of tasks without a record begins with safety tasks, and omits tasks of new components', async () => {
  const tasks = await list()
  const ofVent = tasks.find((task) => task.task_id === vent)
  expect(ofVent).toMatchObject({
    component_types: ['dryer'],
    component_count: 2,
    home_count: 2,
    is_danger: true,
  })
  const dangers = tasks.map((task) => task.is_danger)
  expect(dangers).toEqual(dangers.toSorted((one, other) => Number(other) - Number(one)))
  expect(new Set(dangers)).toEqual(new Set([true, false]))
  expect(tasks.flatMap((task) => task.component_types)).not.toContain('washer')
  expect((await list(`?propertyId=${young.id}`)).find((task) => task.task_id === vent)?.home_count).toBe(1)
})

test('recording a task as done “longer” ago stores a day three years ago, with a note that the day is approximate', async () => {
  expect((await record({ taskId: vent, when: 'longer' })).body).toEqual({ count: 2 })
  expect((await list()).map((task) => task.task_id)).not.toContain(vent)
  for (const [home, on] of [
    [old, '2023-11-21'],
    [young, '2023-11-21'],
  ] as const) {
    const { body } = await ada.api.get<Appliance[]>(`/v1/properties/${home.id}/appliances`)
    const dryer = body.find((one) => one.appliance_type === 'dryer')
    const tasks = await ada.api.get<{ events: { on: string; note: string; kind: string }[] }>(
      `/v1/components/${dryer?.id}/maintenance`,
    )
    expect(tasks.body.events).toEqual([
      expect.objectContaining({
        kind: 'done',
        on,
        note: 'The day is rough: on 2026-11-21 you said that it was last done more than 2 years before.',
      }),
    ])
  }
})

test('recording a task for one home leaves it unrecorded for the other home, and a second record gets 404', async () => {
  await record({ taskId: vent, propertyId: old.id, when: 'within_6_months' })
  expect((await list()).find((task) => task.task_id === vent)?.component_count).toBe(1)
  expect((await record({ taskId: vent, propertyId: old.id, when: 'longer' })).status).toBe(404)
})

test('recording a task gets 404 for an unknown task or another customer’s home, and 422 for an unknown time', async () => {
  expect((await record({ taskId: 'no-such-task', when: 'longer' })).status).toBe(404)
  expect((await record({ taskId: vent, when: 'long ago' })).status).toBe(422)
  const eve = await signUp(world)
  expect((await eve.api.get(`${path}?propertyId=${old.id}`)).status).toBe(404)
  expect((await eve.api.post(path, { taskId: vent, propertyId: old.id, when: 'longer' })).status).toBe(404)
})

test('the list of tasks without a record omits postponed tasks', async () => {
  for (const home of [old, young]) {
    const { body } = await ada.api.get<Appliance[]>(`/v1/properties/${home.id}/appliances`)
    const dryer = body.find((one) => one.appliance_type === 'dryer')
    await ada.api.post(`/v1/components/${dryer?.id}/tasks/${vent}/events`, {
      kind: 'snoozed',
      until: '2027-01-15',
    })
  }
  expect((await list()).map((task) => task.task_id)).not.toContain(vent)
})
