import type { Component } from '@home-pulse/contract/features/components/components'
import { lifetimeOf } from '@home-pulse/lifecycle/catalogue/lives/lifetimes'
import { useOwnLives } from '@home-pulse/lifecycle/catalogue/lives/own-lives'
import { quantileLife } from '@home-pulse/lifecycle/survival/survival'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { addHomes, aHome, type Customer, signUp } from '../../../../test/harness/fixtures/factories.ts'
import { useWorld } from '../../../../test/harness/harness.ts'
import { makeIds } from '../../../platform/config/ids.ts'
import { makeWorkerPool } from '../../../platform/jobs/worker-pool.ts'
import { Gate } from '../../../platform/tenancy/gate.ts'
import { budget } from '../../plan/calculation/work.ts'
import { applyOwnLives } from './commands.ts'
import type { CountedLives } from './queries.ts'
import { loadOwnLives } from './read.ts'
import { calibrate, ownLivesFrom } from './rules.ts'

const world = useWorld()
const makeGate = () => new Gate(world.store.database, world.clock, makeIds(world.clock))
afterEach(() => useOwnLives([]))

/** Returns dryers that were observed from new and failed at an age of 5 to 10 years. */
const failures = (count: number): CountedLives[] =>
  Array.from({ length: count }, (_, index) => ({
    ...{ type: 'dryer', variant: '', since_days: 0, has_ended: true, lives: 1 },
    age_days: Math.round(365.2425 * (5 + (5 * index) / count)),
  }))
const ownLives = ownLivesFrom(calibrate(failures(400)))

describe('lifetimes learned from customers’ replacements', () => {
  test('leave a published lifetime unchanged with 29 failures, and change it with 400 by their statistical weight', () => {
    expect(ownLivesFrom(calibrate(failures(29)))).toEqual([])
    expect(ownLives).toMatchObject([{ kind: 'dryer', lives: 400, failures: 400 }])
    expect(ownLives[0]?.weight).toBeCloseTo(Math.sqrt(400 / 1_082), 6)
    const catalogued = quantileLife(lifetimeOf('dryer', undefined).life, 0.5)
    useOwnLives(ownLives)
    const weighted = quantileLife(lifetimeOf('dryer', undefined).life, 0.5)
    expect(weighted).toBeGreaterThan(8)
    expect(weighted).toBeLessThan(catalogued - 2)
    // A second fit must start from the published distribution, not from the corrected one.
    expect(ownLivesFrom(calibrate(failures(400)))).toEqual(ownLives)
  })

  test('give the same budget on a worker thread as on the main thread', { tags: ['long'] }, async () => {
    const cost = { lowCents: 40_000, typicalCents: 90_000, highCents: 150_000 }
    const alike = { type: 'dryer', state: 'OH', installedOn: '2021-11-21', cost } as const
    const question = {
      components: [{ ...alike, ids: '00000000-0000-0000-0000-000000000001' }],
      ...{ homes: 1, today: '2026-11-21', years: 10, inflation: 0.025, driversPerPeriod: 3 },
      cut: 'fromToday' as const,
    }
    const file = new URL('../../plan/calculation/work.ts', import.meta.url)
    const pool = makeWorkerPool(world.clock, ownLives)
    const byCatalogue = budget(question)
    useOwnLives(ownLives)
    try {
      const there = await pool.run({ file, name: 'budget', here: budget }, question, true)
      expect(there).toEqual(budget(question))
      expect(there).not.toEqual(byCatalogue)
    } finally {
      await pool.close()
    }
  })
})

describe('a command that applies corrected lifetimes to the stored forecasts', () => {
  let ada: Customer
  let path: string
  const dryers = async () => (await ada.api.get<Component[]>(path)).body
  const planBy = (rows: Component[]) => rows.map((row) => row.forecasted_replacement_date)
  beforeAll(async () => {
    ada = await signUp(world)
    const [home] = await addHomes(ada.api, aHome({ structures: {}, appliances: { dryer: { age: 3 } } }))
    path = `/v1/properties/${home?.id}/appliances`
  })

  test('recalculates the estimated dates of all customers', async () => {
    const [before] = await dryers()
    const newcomer = await signUp(world)
    expect(await applyOwnLives(makeGate(), world.clock, ownLives)).toBe(1)
    const [after] = await dryers()
    expect(after?.forecasted_replacement_date).not.toBe(before?.forecasted_replacement_date)
    const [fresh] = await addHomes(newcomer.api, aHome({ structures: {}, appliances: { dryer: { age: 3 } } }))
    const { body } = await newcomer.api.get<Component[]>(`/v1/properties/${fresh?.id}/appliances`)
    expect(planBy(body)).toEqual([after?.forecasted_replacement_date])
    expect(after?.explanation.life.join(' ')).toContain(
      'What our customers recorded moves these odds, with a weight of 61%: 400 of their 400 dryers failed.',
    )
    // A second run changes nothing.
    expect(await applyOwnLives(makeGate(), world.clock, ownLives)).toBe(0)
  })

  test('stores the lifetimes for the next start of the server, and can be undone', async () => {
    useOwnLives([])
    expect(await loadOwnLives(makeGate())).toEqual(ownLives)
    const before = planBy(await dryers())
    expect(await applyOwnLives(makeGate(), world.clock, [])).toBe(2)
    expect(planBy(await dryers())).not.toEqual(before)
    expect(await loadOwnLives(makeGate())).toEqual([])
  })

  test('keeps a date that the owner set, and an estimated date that is today or past', async () => {
    const [dryer] = await dryers()
    const updates = {
      applianceUpdates: [{ id: dryer?.id, forecasted_replacement_date: '2031-05-06' }],
    }
    expect((await ada.api.put(path, updates)).status).toBe(200)
    const old = await signUp(world)
    const [home] = await addHomes(old.api, aHome({ structures: {}, appliances: { dryer: { age: 30 } } }))
    const dueToday = async () =>
      planBy((await old.api.get<Component[]>(`/v1/properties/${home?.id}/appliances`)).body)
    expect(await dueToday()).toEqual(['2026-11-21'])
    expect(await applyOwnLives(makeGate(), world.clock, ownLives)).toBe(1)
    expect(planBy(await dryers())).toEqual(['2031-05-06'])
    expect(await dueToday()).toEqual(['2026-11-21'])
  })
})
