import { stateCodes } from '@home-pulse/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { advice } from '../catalogue/advice/home-advice.ts'
import { usualWarranties } from '../catalogue/advice/warranties.ts'
import { brandEvidence } from '../catalogue/brands.ts'
import { isVariantOf, lifetimeOf } from '../catalogue/lives/lifetimes.ts'
import { unlistedLives } from '../catalogue/lives/unlisted-lives.ts'
import { costMixOf } from '../catalogue/prices/cost-mix.ts'
import { costRangeOf, costs } from '../catalogue/prices/costs.ts'
import { partPrices } from '../catalogue/prices/part-prices.ts'
import { factorSinceIndexEnd, factorToIndexEnd } from '../catalogue/prices/price-index.ts'
import { repairPrices, serviceCall } from '../catalogue/prices/repair-prices.ts'
import { stateFactors } from '../catalogue/prices/state-factors.ts'
import { safetyAdvice } from '../catalogue/safety/safety.ts'
import { sources } from '../catalogue/sources.ts'
import { symptoms } from '../catalogue/symptoms/symptoms.ts'
import { tasks } from '../catalogue/tasks/tasks.ts'
import { estimateReplacementCost } from '../money/cost.ts'
import { judgeRepair } from '../money/repair.ts'
import { planReserve } from '../money/reserve.ts'
import { forecastComponent } from '../survival/forecast.ts'
import { maintenanceTasks } from '../upkeep/maintenance.ts'
import { kinds, states } from './arbitraries.ts'

const today = '2026-11-21'
const namedKinds = kinds.map((kind) => ({ ...kind, name: kind.variant ?? 'of unknown variant' }))

describe('the catalogue of lifetimes and costs', () => {
  it.each(namedKinds)(
    'cites at least one source for the life of a $type $name, each with a title',
    ({ lifetime }) => {
      expect(lifetime.sources.length).toBeGreaterThan(0)
      for (const tag of lifetime.sources) expect(sources[tag].title).not.toBe('')
    },
  )

  it.each(namedKinds)(
    'labels each cost of a $type $name that has no source as our own estimate',
    ({ type, variant }) => {
      const { explanation, sources: cited } = estimateReplacementCost({ type, variant, state: 'PA', today })
      const mix = variant === undefined ? costMixOf(type) : undefined
      const { range } = costRangeOf(type, variant)
      const figures = mix
        ? [mix.low, ...mix.parts.map((part) => part.range.typical), mix.high]
        : [range.low, range.typical, range.high]
      const unsourced = figures.filter(({ source }) => source === undefined)
      const saidToBeOurs = explanation.filter((sentence) => sentence.includes('our own estimate'))
      expect(saidToBeOurs).toHaveLength(unsourced.length)
      expect(cited.map(({ tag }) => tag).sort()).toEqual(
        [
          ...new Set([
            ...figures.flatMap(({ source }) => source ?? []),
            ...(mix?.source ? [mix.source] : []),
            'CPI',
            'BEA',
          ]),
        ].sort(),
      )
    },
  )

  it('lists exactly the sources that its figures and its advice cite', () => {
    const cited = kinds.flatMap(({ type, variant }) => [
      ...forecastComponent({ type, variant, installedOn: today, today }).sources,
      ...estimateReplacementCost({ type, variant, state: 'PA', today }).sources,
      ...judgeRepair({ type, variant, installedOn: today, today, repairCents: 1, replacementCents: 2 })
        .sources,
      ...planReserve({ components: [], today, years: 1, balanceCents: 0 }).sources,
    ])
    const advised = tasks.flatMap(({ intervalSources, why, safety }) => [
      ...intervalSources,
      ...why.sources,
      ...(safety?.sources ?? []),
    ])
    const explained = Object.values(symptoms).flatMap((known) =>
      Object.values(known).flatMap((symptom) => symptom.sources),
    )
    const warned = Object.values(safetyAdvice).flatMap((advice) => advice.sources)
    const ofBrands = brandEvidence.flatMap((evidence) => evidence.sources)
    const ofAdvice = [advice, usualWarranties, unlistedLives].flatMap((all) =>
      Object.values(all).flatMap(({ sources: tags }) => tags),
    )
    const ofRepairs = [...Object.values(repairPrices), serviceCall].flatMap((price) => price.sources)
    const ofParts = partPrices.flatMap((price) => price.sources)
    const used = new Set([
      ...cited.map(({ tag }) => tag),
      ...[...advised, ...explained, ...warned, ...ofBrands, ...ofRepairs, ...ofParts, ...ofAdvice],
    ])
    expect([...used].sort()).toEqual(Object.keys(sources).sort())
  })

  it('uses the lifetime and the tasks of the usual variant if no variant is recorded', () => {
    for (const [type, variant] of [
      ['ac_unit', 'central'],
      ['driveway', 'asphalt'],
      ['furnace', 'gas'],
    ] as const) {
      const [usual, unsaid] = [variant, undefined].map((kind) => ({
        life: lifetimeOf(type, kind).life,
        tasks: maintenanceTasks({ type, variant: kind }),
      }))
      expect(usual).toEqual(unsaid)
    }
  })

  it('has a lifetime for each variant that has a cost', () => {
    for (const { type } of kinds) {
      for (const name of Object.keys(costs[type].variants)) expect(isVariantOf(type, name)).toBe(true)
    }
  })

  it('accepts a variant only for its own type', () => {
    expect(isVariantOf('roof', 'metal')).toBe(true)
    expect(isVariantOf('stove', 'metal')).toBe(false)
    expect(isVariantOf('roof', 'toString')).toBe(false)
    expect(() => lifetimeOf('stove', 'metal')).toThrow('a stove has no variant metal')
  })

  it('has a price level for each of the 50 states and for the District of Columbia', () => {
    expect([...states].sort()).toEqual([...stateCodes].sort())
  })

  // In the 2023 table, Arkansas has the lowest and California the highest level of all items. For goods, Louisiana has
  // the lowest and California the highest level.
  it('has the lowest and highest price levels in the same states as the published table', () => {
    const byLevel = (level: 'allItems' | 'goods') =>
      states.toSorted((one, other) => stateFactors[one][level] - stateFactors[other][level])
    expect([byLevel('allItems').at(0), byLevel('allItems').at(-1)]).toEqual(['AR', 'CA'])
    expect([byLevel('goods').at(0), byLevel('goods').at(-1)]).toEqual(['LA', 'CA'])
  })

  // A wrong digit in our table would change its sums, which must equal the sums over the 51 rows of the published file.
  it('has price levels whose sums over all states equal those of the published table', () => {
    const sum = (level: 'allItems' | 'goods') =>
      states.reduce((total, state) => total + stateFactors[state][level], 0)
    expect(sum('allItems')).toBeCloseTo(4938.64, 6)
    expect(sum('goods')).toBeCloseTo(4991.082, 6)
  })

  it('multiplies prices by a larger inflation factor the older the year of the price', () => {
    const years = [2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026] as const
    const factors = years.map(factorToIndexEnd)
    expect(factors).toEqual(factors.toSorted((one, other) => other - one))
    expect(factorToIndexEnd(2025)).toBe(1)
    expect(factorSinceIndexEnd('2025-01-01')).toBe(1)
    expect(factorToIndexEnd(2026) * factorSinceIndexEnd('2026-01-01')).toBeCloseTo(1, 12)
  })
})
