import type { MaintenanceEvent, PlannedEntry, PlannedTask } from '@home-pulse/contract/features/plan/plan'
import { beforeEach, describe, expect, test } from 'vitest'
import { expectProblem } from '../../../../test/harness/expect-problem.ts'
import { addHomes, aHome, type Customer, signUp } from '../../../../test/harness/fixtures/factories.ts'
import { aTenant, tenantsOf } from '../../../../test/harness/fixtures/landlord.ts'
import { expandPlan, type ListedPlan } from '../../../../test/harness/fixtures/plan-pages.ts'
import { useWorld } from '../../../../test/harness/harness.ts'

const world = useWorld()
beforeEach(() => world.clock.set('2026-11-21T15:00:00Z'))

interface Recorded {
  event: MaintenanceEvent
  task: PlannedTask
}

const planOf = async ({ api }: Customer, query = '') =>
  expandPlan((await api.get<ListedPlan>(`/v1/plan/tasks${query}`)).body)
const tasksOf = async (customer: Customer, query = '') =>
  (await planOf(customer, query)).planned.filter((entry) => entry.kind === 'task')
const isVent = ({ kind, ...entry }: PlannedEntry) =>
  kind === 'task' && 'task_id' in entry && entry.task_id === 'dryer-clean-vent'

/** Adds a dryer. Returns the URL for recording that its vent was cleaned. */
async function withDryer(dryer: object = { age: 20 }) {
  const customer = await signUp(world)
  const [home] = await addHomes(customer.api, aHome({ structures: {}, appliances: { dryer } }))
  const [vent] = (await tasksOf(customer)).filter(isVent) as PlannedTask[]
  const path = `/v1/components/${vent?.component_id}/tasks/dryer-clean-vent/events`
  const record = (body: unknown, headers?: Record<string, string>) =>
    customer.api.post<Recorded>(path, body, headers)
  const vented = async () => ((await tasksOf(customer)).filter(isVent) as PlannedTask[])[0]
  return { ...customer, home, vent, path, record, vented }
}

describe('the maintenance plan', () => {
  test('contains each task’s next due date and each replacement, most urgent first', async () => {
    const customer = await signUp(world)
    await addHomes(customer.api, aHome())
    const plan = await planOf(customer)
    expect(plan.planned.length).toBe(plan.total)
    expect(
      plan.planned
        .filter(({ kind }) => kind === 'replacement')
        .map(({ component_type: type }) => type)
        .sort(),
    ).toEqual(['dryer', 'furnace', 'roof', 'water_heater'])
    expect(new Set(plan.planned.map(({ component_type: type }) => type)).size).toBe(4)
    const dates = plan.planned.map(({ due_on: on }) => on)
    expect(dates).toEqual([...dates].sort())
    expect(plan.planned.find(isVent)).toMatchObject({
      title: 'Clean the vent and check the outdoor flap',
      property_address: '12 Oak St, Austin, TX',
      unit_number: null,
      due_on: '2026-11-21',
      days_difference: 0,
      who: 'owner',
      season: null,
      interval_months: { typical: 12, low: 12, high: 12 },
      suggested_on: null,
      last_done_on: null,
      safety: expect.stringContaining('lint filter'),
      why: expect.arrayContaining(['Nobody has recorded when it was last done.']),
      sources: expect.arrayContaining([expect.objectContaining({ tag: 'USFA' })]),
    })
    expect(plan.overdue).toBe(dates.filter((on) => on < '2026-11-21').length)
  })

  test('can be filtered by property, kind and due date', async () => {
    const customer = await signUp(world)
    const [home] = await addHomes(customer.api, aHome(), aHome({ street: '2 Elm St' }))
    const all = await planOf(customer)
    const ofHome = await planOf(customer, `?propertyId=${home?.id}`)
    expect(ofHome.total * 2).toBe(all.total)
    expect(ofHome.planned.every(({ property_id: id }) => id === home?.id)).toBe(true)
    const replacements = await planOf(customer, '?kind=replacement')
    expect(replacements.total).toBe(8)
    const window = await planOf(customer, '?from=2027-01-01&to=2027-12-31')
    expect(window.planned).toEqual(
      all.planned.filter(({ due_on: on }) => on >= '2027-01-01' && on <= '2027-12-31'),
    )
    expect(window.total).toBeGreaterThan(0)
  })

  test.each(['?limit=0', '?limit=501', '?kind=x', '?from=yesterday', '?cursor=x', '?propertyId=x&limit=0'])(
    'returns 422 for the query “%s”',
    async (query) => {
      const { api } = await signUp(world)
      expect((await api.get(`/v1/plan/tasks${query}`)).status).toBe(422)
    },
  )

  test('returns 404 for another customer’s property, and contains none of their entries', async () => {
    const { home } = await withDryer()
    const stranger = await signUp(world)
    for (const id of [home?.id, 'not-an-id'])
      expect((await stranger.api.get(`/v1/plan/tasks?propertyId=${id}`)).status).toBe(404)
    expect(await planOf(stranger)).toEqual({ planned: [], total: 0, overdue: 0 })
  })

  test('uses the customer’s current date on either side of the date line', async () => {
    world.clock.set('2026-11-21T09:59:00Z')
    const west = await signUp(world, { timeZone: 'Pacific/Honolulu' })
    const east = await signUp(world, { timeZone: 'Pacific/Kiritimati' })
    for (const { api } of [west, east]) await addHomes(api, aHome())
    const vents = async () => {
      const plans = [await planOf(west), await planOf(east)]
      return plans.map(({ planned }) => {
        const { due_on: on, days_difference: days } = planned.find(isVent) ?? {}
        return [on, days]
      })
    }
    // The homes are added a minute before midnight in both time zones. The task is due on that day. On the next day it
    // is still due and not overdue.
    expect(await vents()).toEqual([
      ['2026-11-20', 0],
      ['2026-11-21', 0],
    ])
    world.clock.advance(60_000)
    expect(await vents()).toEqual([
      ['2026-11-21', 0],
      ['2026-11-22', 0],
    ])
  })
})

describe('a record of a task', () => {
  test('moves the due date by one interval if the task was done, and can be undone', async () => {
    const { api, path, record, vented, vent } = await withDryer()
    const answer = await record({ kind: 'done', on: '2026-11-19', note: 'Full of lint', cost: 129.99 })
    expect(answer.status).toBe(201)
    expect(answer.body.event).toMatchObject({
      kind: 'done',
      on: '2026-11-19',
      until: null,
      note: 'Full of lint',
      cost: 129.99,
      task_id: 'dryer-clean-vent',
    })
    expect(answer.body.task).toMatchObject({ due_on: '2027-11-19', last_done_on: '2026-11-19' })
    expect(await vented()).toEqual(answer.body.task)
    const undone = await api.delete<{ id: string; task: PlannedTask }>(`${path}/${answer.body.event.id}`)
    expect(undone.body).toMatchObject({
      id: answer.body.event.id,
      task: { due_on: vent?.due_on, last_done_on: null },
    })
    expect((await api.delete(`${path}/${answer.body.event.id}`)).status).toBe(404)
  })

  test('that was done on 29 February moves the due date to 28 February of the next year', async () => {
    world.clock.set('2028-02-29T15:00:00Z')
    const { record } = await withDryer()
    expect((await record({ kind: 'done' })).body.task.due_on).toBe('2029-02-28')
  })

  test('can skip one due date, or postpone it to a later day', async () => {
    const { record, vented } = await withDryer()
    const snoozed = await record({ kind: 'snoozed', until: '2027-02-01' })
    expect(snoozed.body.task).toMatchObject({ due_on: '2027-02-01', snoozed_until: '2027-02-01' })
    // Skipping a due date cancels the earlier postponement.
    expect((await record({ kind: 'skipped' })).body.task).toMatchObject({
      due_on: '2027-11-21',
      snoozed_until: null,
      last_done_on: null,
    })
    await record({ kind: 'snoozed', until: '2028-03-01' })
    expect(await vented()).toMatchObject({ due_on: '2028-03-01' })
  })

  test('is listed with the component’s tasks, newest first', async () => {
    const { api, record, vent } = await withDryer()
    await record({ kind: 'done', on: '2024-05-05' })
    await record({ kind: 'done', on: '2025-05-05' })
    const { body } = await api.get<{ tasks: PlannedTask[]; events: MaintenanceEvent[] }>(
      `/v1/components/${vent?.component_id}/maintenance`,
    )
    expect(body.events.map(({ on }) => on)).toEqual(['2025-05-05', '2024-05-05'])
    expect(body.tasks.find(isVent as (task: PlannedTask) => boolean)).toMatchObject({
      last_done_on: '2025-05-05',
      due_on: '2026-05-05',
    })
  })

  test('applies only to the installation at that time, not to its replacement', async () => {
    const { api, record, vented, vent } = await withDryer()
    await record({ kind: 'done', on: '2026-11-01' })
    await api.post(`/v1/components/${vent?.component_id}/replacements`, { installedOn: '2026-11-10' })
    expect(await vented()).toMatchObject({ last_done_on: null, due_on: '2027-11-10' })
  })

  test.each([
    ['for a day in the future', { kind: 'done', on: '2026-11-22' }, 'on'],
    ['for a day before the installation', { kind: 'done', on: '1999-01-01' }, 'on'],
    ['for a postponement without a day', { kind: 'snoozed' }, 'until'],
    ['for a postponement to today', { kind: 'snoozed', until: '2026-11-21' }, 'until'],
    ['for a postponement to 2099', { kind: 'snoozed', until: '2099-01-01' }, 'until'],
    ['for an unknown kind', { kind: 'dreamt' }, 'kind'],
    ['for a negative cost', { kind: 'done', cost: -1 }, 'cost'],
  ])('returns 422 %s', async (_what, body, path) => {
    const { api, path: url, vented, vent } = await withDryer()
    const refused = await api.post<{ issues: { path: string }[] }>(url, body)
    expect(refused.status).toBe(422)
    expect(refused.body.issues.map((issue) => issue.path)).toEqual([path])
    expect(await vented()).toEqual(vent)
  })

  test('is stored only once for two requests with the same Idempotency-Key', async () => {
    const { api, record, vent } = await withDryer()
    const key = { 'idempotency-key': 'once' }
    const first = await record({ kind: 'done' }, key)
    expect((await record({ kind: 'done' }, key)).body).toEqual(first.body)
    expect((await record({ kind: 'skipped' }, key)).status).toBe(409)
    const { body } = await api.get<{ events: unknown[] }>(`/v1/components/${vent?.component_id}/maintenance`)
    expect(body.events).toHaveLength(1)
  })

  test('returns 404 for a task of another component or customer', async () => {
    const { token, path, record, vent } = await withDryer()
    const stranger = await signUp(world)
    const { event } = (await record({ kind: 'done' })).body
    const send = (bearer: string, method: 'POST' | 'DELETE', url: string) =>
      world.app.inject({
        method,
        url,
        headers: { authorization: `Bearer ${bearer}` },
        ...(method === 'POST' && { payload: { kind: 'done' } }),
      })
    const roof = path.replace('dryer-clean-vent', 'roof-inspect')
    for (const [bearer, url] of [
      [stranger.token, path],
      [token, roof],
      [token, path.replace(String(vent?.component_id), event.id)],
    ] as const) {
      expectProblem(await send(bearer, 'POST', url), 'not_found')
      expectProblem(await send(bearer, 'DELETE', `${url}/${event.id}`), 'not_found')
    }
    expect((await send(token, 'DELETE', `${path}/${event.id}`)).statusCode).toBe(200)
  })
})

describe('a turnover between two tenants', () => {
  test('is suggested for a replacement near the end of the lease, and explained', async () => {
    const customer = await signUp(world)
    const [home] = await addHomes(customer.api, aHome({ structures: {}, appliances: { dryer: { age: 20 } } }))
    await customer.api.post(tenantsOf({ id: home?.id ?? '' }), aTenant({ contract_end_date: '2027-05-31' }))
    const { planned } = await planOf(customer, '?kind=replacement')
    expect(planned[0]).toMatchObject({
      suggested_on: '2027-06-01',
      suggested_because: expect.stringContaining('lease ends'),
    })
  })

  test('is suggested for a task if the advised interval allows it, and only in the unit whose lease ends', async () => {
    const customer = await signUp(world)
    const units = ['1', '2'].map((unitNumber) => ({ unitNumber, appliances: { refrigerator: { age: 3 } } }))
    const [home] = await addHomes(
      customer.api,
      aHome({ structures: {}, appliances: {}, isMultifamily: true, units }),
    )
    const { body } = await customer.api.get<{ unit_id: string }[]>(`/v1/properties/${home?.id}/units`)
    await customer.api.post(
      tenantsOf({ id: home?.id ?? '' }),
      aTenant({ unit_id: body[0]?.unit_id, contract_end_date: '2027-08-31' }),
    )
    for (const task of await tasksOf(customer))
      await customer.api.post(
        `/v1/components/${task.component_id}/tasks/${(task as PlannedTask).task_id}/events`,
        { kind: 'done' },
      )
    const suggested = (await tasksOf(customer)).filter(({ suggested_on: on }) => on !== null)
    expect(suggested.length).toBeGreaterThan(0)
    for (const task of suggested) expect(task).toMatchObject({ unit_number: '1', suggested_on: '2027-09-01' })
  })
})
