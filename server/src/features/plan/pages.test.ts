import type { PlannedEntry } from '@home-pulse/contract/features/plan/plan'
import { expect, test } from 'vitest'
import { addHomes, aHome, signUp } from '../../../test/harness/fixtures/factories.ts'
import { expandPlan, type ListedPlan } from '../../../test/harness/fixtures/plan-pages.ts'
import { useWorld } from '../../../test/harness/harness.ts'

const world = useWorld()

const nextOf = (headers: Record<string, unknown>) => /<([^>]+)>/.exec(String(headers.link ?? ''))?.[1] ?? ''
const keyOf = (entry: Pick<PlannedEntry, 'component_id' | 'kind'>) =>
  `${entry.component_id} ${entry.kind === 'task' && 'task_id' in entry ? entry.task_id : ''}`

test('each entry of the plan is on exactly one page', async () => {
  const customer = await signUp(world)
  await addHomes(customer.api, aHome(), aHome({ street: '2 Elm St' }))
  const all = (await customer.api.get<ListedPlan>('/v1/plan/tasks')).body
  const paged: PlannedEntry[] = []
  for (let url = '/v1/plan/tasks?limit=7'; url; ) {
    const { body, headers } = await customer.api.get<ListedPlan>(url)
    expect(body.planned.length).toBeLessThanOrEqual(7)
    expect(body.total).toBe(all.total)
    paged.push(...expandPlan(body).planned)
    url = nextOf(headers)
  }
  expect(paged).toEqual(expandPlan(all).planned)
})

test('the plan returns 500 entries and a Link to the rest when no limit is given', async () => {
  const customer = await signUp(world)
  await addHomes(
    customer.api,
    ...Array.from({ length: 40 }, (_, index) => aHome({ street: `${index} Elm St` })),
  )
  const first = await customer.api.get<ListedPlan>('/v1/plan/tasks')
  expect(first.body.total).toBeGreaterThan(500)
  expect(first.body.planned).toHaveLength(500)
  const seen = new Set(first.body.planned.map(keyOf))
  for (let url = nextOf(first.headers); url; ) {
    const { body, headers } = await customer.api.get<ListedPlan>(url)
    for (const entry of body.planned) seen.add(keyOf(entry))
    url = nextOf(headers)
  }
  expect(seen.size).toBe(first.body.total)
})

test('the plan contains each text and source only once, even if many entries share it', async () => {
  const customer = await signUp(world)
  await addHomes(customer.api, ...Array.from({ length: 20 }, () => aHome()))
  const { planned, texts, sources } = (await customer.api.get<ListedPlan>('/v1/plan/tasks')).body
  expect(planned.length).toBeGreaterThan(200)
  expect(new Set(texts).size).toBe(texts.length)
  expect(new Set(sources.map((source) => JSON.stringify(source))).size).toBe(sources.length)
  expect(sources.length).toBeGreaterThan(0)
  expect(texts.length).toBeLessThan(planned.length)
})
