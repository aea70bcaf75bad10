import { describe, expect, it } from 'vitest'
import { judgeRepair } from '../money/repair.ts'

const today = '2026-11-21'
const heater = { type: 'water_heater', today, replacementCents: 133_000 } as const

/*
 * A new water heater costs $1,330 and lasts 14.04 years on average: $95 a year. A ten-year-old one is expected to last
 * another 7.742 years, so a repair is worth up to 7.742 * 94.70 = $733.
 */
describe('the repair of a ten-year-old water heater', () => {
  const ofTenYears = { ...heater, installedOn: '2016-11-21' }

  it('is recommended for $300: it costs $39 per added year, and a new heater costs $95 per year', () => {
    const verdict = judgeRepair({ ...ofTenYears, repairCents: 30_000 })
    expect(verdict).toMatchObject({ verdict: 'repair', isClose: false, agrees: true })
    expect(verdict.repair.centsPerYear / 100).toBeCloseTo(38.75, 1)
    expect(verdict.replace.centsPerYear / 100).toBeCloseTo(94.7, 1)
    expect(verdict.worthUpToCents / 100).toBeCloseTo(733, 0)
    expect(verdict.reasons).toEqual([
      'A water heater of 10 years is expected to last another 7.7 years.',
      'The repair comes to $39 a year over the 7.74 years that it buys; a new one to $95 a year, over an average life of 14.04 years.',
      'So repair it.',
      'Up to about $733 a repair would be worth it.',
      'The quote is 23% of the price of a new one: the rule of thumb, not more than half, says the same.',
      'Before paying, look whether a warranty or a recall covers it.',
    ])
  })

  it('is recommended for $700, more than half the price of a new one, but the decision is close', () => {
    const verdict = judgeRepair({ ...ofTenYears, repairCents: 70_000 })
    expect(verdict).toMatchObject({ verdict: 'repair', isClose: true, halfRule: { verdict: 'replace' } })
    expect(verdict.reasons).toContain(
      'The quote is 53% of the price of a new one, which the rule of thumb, not more than half, would not pay; it does not ask how much time that buys.',
    )
  })

  it('is not recommended for $400 if the same part failed before, but the decision is close', () => {
    const again = judgeRepair({ ...ofTenYears, repairCents: 40_000, hasFailedBefore: true })
    expect(again).toMatchObject({ verdict: 'replace', isClose: true })
    expect(again.reasons).toContain('As the same part failed before, we count on half of that, 3.9 years.')
    expect(again.reasons).toContain('That is close: replace it, unless something else decides.')
  })
})

describe('the repair of a roof with a planned replacement', () => {
  const roof = { type: 'roof', today, installedOn: '2012-11-21', replacementCents: 1_020_000 } as const
  const ask = (changes: object) => judgeRepair({ ...roof, repairCents: 300_000, ...changes })

  // A roof of fourteen years is expected to last 7 or 8 more years. A repair for $3,000 is worth it for that time, but
  // not for the 15 months until February 2028.
  it('extends the life only until the planned date', () => {
    expect(ask({})).toMatchObject({ verdict: 'repair', plannedOn: undefined })
    const planned = ask({ ownerDate: '2028-02-21' })
    expect(planned).toMatchObject({ verdict: 'replace', plannedOn: '2028-02-21' })
    expect(planned.repair.years).toBeCloseTo(1.25, 2)
    expect(planned.reasons).toContain(
      'You plan to replace it in February 2028, so a repair buys no more than 15 months.',
    )
    expect(planned.reasons.join(' ')).toContain('a year over the 15 months that it buys')
  })

  it('has the same verdict as without a plan if the planned date is far away or past', () => {
    expect(ask({ ownerDate: '2060-01-01' })).toEqual(ask({}))
    expect(ask({ ownerDate: '2026-11-20' })).toEqual(ask({}))
  })
})

describe('the repair of a one-year-old water heater', () => {
  it('is recommended for two thirds of the price of a new one, contrary to the rule of thumb', () => {
    const verdict = judgeRepair({ ...heater, installedOn: '2025-11-21', repairCents: 88_000 })
    expect(verdict).toMatchObject({ verdict: 'repair', agrees: false, halfRule: { verdict: 'replace' } })
  })
})

describe('the repair of a 300-year-old furnace', () => {
  it('is recommended only up to a small amount', () => {
    const furnace = { type: 'furnace', installedOn: '1726-11-21', today, replacementCents: 476_000 } as const
    const verdict = judgeRepair({ ...furnace, repairCents: 60_000 })
    expect(verdict).toMatchObject({ verdict: 'replace', isClose: false })
    expect(verdict.worthUpToCents).toBeLessThan(35_000)
    expect(verdict.reasons[0]).toBe('A furnace of 300 years is expected to last another 16 months.')
  })
})
