import type { OwnTask } from '@home-pulse/contract/features/plan/own-tasks'
import { maxOwnTasks } from '@home-pulse/contract/terms'
import { beforeEach, expect, test } from 'vitest'
import { addHomes, aHome, type Customer, signUp } from '../../../../test/harness/fixtures/factories.ts'
import { useWorld } from '../../../../test/harness/harness.ts'

const world = useWorld()
let ada: Customer
let homeId: string
beforeEach(async () => {
  ada = await signUp(world)
  const [home] = await addHomes(ada.api, aHome({ street: '12 Gate St', appliances: { dryer: { age: 3 } } }))
  homeId = home?.id ?? ''
})

const path = '/v1/plan/own-tasks'
const add = async (fields: object = {}) =>
  (
    await ada.api.post<OwnTask>(path, {
      propertyId: homeId,
      title: 'Oil the gate',
      dueOn: '2026-12-05',
      ...fields,
    })
  ).body
const list = async (query = '') => (await ada.api.get<{ tasks: OwnTask[] }>(path + query)).body.tasks

test('a task of the owner can be added, changed and deleted', async () => {
  const added = await ada.api.post<OwnTask>(path, {
    propertyId: homeId,
    title: 'Oil the gate',
    dueOn: '2026-12-05',
  })
  expect(added.status).toBe(201)
  expect(added.body).toMatchObject({
    ...{ property_id: homeId, property_address: '12 Gate St, Austin, TX', title: 'Oil the gate', note: null },
    ...{
      due_on: '2026-12-05',
      is_whole_month: false,
      repeat_months: null,
      is_finished: false,
      is_overdue: false,
    },
  })
  const changes = {
    title: 'Clean gutters',
    note: 'Ladder',
    dueOn: '2027-03-18',
    isWholeMonth: true,
    repeatMonths: 12,
  }
  const changed = await ada.api.put<OwnTask>(`${path}/${added.body.id}`, changes)
  expect(changed.body).toMatchObject({
    title: 'Clean gutters',
    note: 'Ladder',
    due_on: '2027-03-01',
    repeat_months: 12,
  })
  expect(await list(`?propertyId=${homeId}`)).toEqual([changed.body])
  expect((await ada.api.delete(`${path}/${added.body.id}`)).status).toBe(200)
  expect(await list()).toEqual([])
  expect((await ada.api.delete(`${path}/${added.body.id}`)).status).toBe(404)
})

test('a task without repetition is finished once it is marked done, and open again after an edit', async () => {
  const { id } = await add()
  const done = (await ada.api.post<OwnTask>(`${path}/${id}/done`)).body
  expect(done).toMatchObject({ is_finished: true, last_done_on: '2026-11-21', due_on: '2026-12-05' })
  const open = await ada.api.put<OwnTask>(`${path}/${id}`, { title: 'Oil the gate', dueOn: '2026-12-09' })
  expect(open.body).toMatchObject({ is_finished: false, last_done_on: null, due_on: '2026-12-09' })
})

test('a repeating task gets its next due date when it is done, at most once a day', async () => {
  const { id } = await add({ dueOn: '2026-08-31', repeatMonths: 6 })
  expect((await list())[0]).toMatchObject({ is_overdue: true })
  const done = async () => (await ada.api.post<OwnTask>(`${path}/${id}/done`)).body
  expect(await done()).toMatchObject({ due_on: '2027-02-28', is_finished: false, is_overdue: false })
  expect(await done()).toMatchObject({ due_on: '2027-02-28', last_done_on: '2026-11-21' })
})

test('a task for a whole month is overdue only after that month', async () => {
  await add({ dueOn: '2026-11-02', isWholeMonth: true })
  await add({ dueOn: '2026-10-30', isWholeMonth: true })
  expect((await list()).map(({ due_on, is_overdue }) => [due_on, is_overdue])).toEqual([
    ['2026-10-01', true],
    ['2026-11-01', false],
  ])
})

test('adding a task of the owner returns 422 for invalid fields', async () => {
  for (const fields of [
    { title: '' },
    { title: 'x'.repeat(121) },
    { dueOn: 'March' },
    { dueOn: '1899-12-31' },
    { dueOn: '2200-01-01' },
    { repeatMonths: 0 },
    { repeatMonths: 121 },
    { isWholeMonth: 'yes' },
  ]) {
    const sent = { propertyId: homeId, title: 'A', dueOn: '2026-12-05', ...fields }
    expect((await ada.api.post(path, sent)).status).toBe(422)
  }
})

test('adding a task of the owner returns 409 if the customer already has the maximum number of tasks', async () => {
  await add({ title: 'First' })
  await world.store.asSuperuser(({ query }) =>
    query(
      {
        name: 'test_fill_own_tasks',
        text: `insert into own_tasks select customer_id, gen_random_uuid(), property_id, title, null, due_on, false, null,
          null, created_at from own_tasks, generate_series(1, $2::integer - 2) where property_id = $1`,
      },
      [homeId, maxOwnTasks],
    ),
  )
  const answers = await Promise.all(
    [1, 2].map(() => ada.api.post(path, { propertyId: homeId, title: 'One more', dueOn: '2026-12-01' })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  expect(await list()).toHaveLength(maxOwnTasks)
})

test('requests for the task or home of another customer return 404', async () => {
  const { id } = await add()
  const eve = await signUp(world)
  const fields = { title: 'Mine', dueOn: '2026-12-05' }
  expect((await eve.api.post(path, { propertyId: homeId, ...fields })).status).toBe(404)
  expect((await eve.api.put(`${path}/${id}`, fields)).status).toBe(404)
  expect((await eve.api.post(`${path}/${id}/done`)).status).toBe(404)
  expect((await eve.api.delete(`${path}/${id}`)).status).toBe(404)
  expect((await eve.api.get(`${path}?propertyId=${homeId}`)).status).toBe(404)
})

test('tasks of a removed home are not listed', async () => {
  await add()
  await ada.api.delete(`/v1/properties/${homeId}`)
  expect(await list()).toEqual([])
})

test('the calendar feed has the due dates of the owner’s tasks, and lists overdue ones in one entry', async () => {
  await add({
    title: 'Clean gutters',
    dueOn: '2027-03-01',
    isWholeMonth: true,
    repeatMonths: 12,
    note: 'Ladder',
  })
  await add({ title: 'Paint the door', dueOn: '2026-11-01' })
  const { id } = await add({ title: 'Fix the bell' })
  await ada.api.post(`${path}/${id}/done`)
  const feed = await ada.api.post<{ url: string }>('/v1/plan/calendar-feed')
  const { body } = await ada.api.get<string>(new URL(feed.body.url).pathname)
  const text = String(body).replaceAll('\r\n ', '')
  expect(text.match(/SUMMARY:Clean gutters\\, 12 Gate St/g)).toHaveLength(2)
  expect(text).toContain('DTSTART;VALUE=DATE:20280301')
  expect(text).toContain('- Paint the door\\, 12 Gate St')
  expect(text).not.toContain('Fix the bell')
})

test('the change history shows the owner’s tasks', async () => {
  await add({ title: 'Clean gutters' })
  const { body } = await ada.api.get<{ title: string; lines: { text: string }[] }[]>(
    '/v1/records/changes?kind=plan',
  )
  expect(body[0]?.title).toBe('Own task added')
  expect(body[0]?.lines[0]?.text).toContain('Clean gutters')
})
