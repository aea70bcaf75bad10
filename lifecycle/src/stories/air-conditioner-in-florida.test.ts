import { describe, expect, it } from 'vitest'
import { lifetimes } from '../catalogue/lives/lifetimes.ts'
import { effectiveAge } from '../survival/condition.ts'
import { forecastComponent } from '../survival/forecast.ts'

const today = '2026-11-21'

describe('an air conditioner in Florida', () => {
  const at = (state: 'FL' | 'PA', variant?: 'heat_pump' | 'central') =>
    forecastComponent({ type: 'ac_unit', variant, state, installedOn: '2020-11-21', today })

  // The median remaining life at six years is 9.21 years, and 7.70 in a hot climate.
  it('comes due earlier than in Pennsylvania, and the explanation says why', () => {
    expect(at('PA').forecastOn > at('FL').forecastOn).toBe(true)
    expect(at('PA').medianRemainingYears - at('FL').medianRemainingYears).toBeCloseTo(1.51, 2)
    expect(at('FL').explanation).toEqual([
      'Half of all air conditioners in a hot, humid climate last longer than 12 years.',
      'This one has lasted 6 years, which about 80% do, and half of those last another 7.7 years.',
      'Plan for August 2034.',
      expect.stringMatching(/^It is likely to fail between/),
      'Its kind is not recorded, so we take it to be central air.',
      'Florida is hot and humid, where air conditioners do not last as long.',
      expect.stringMatching(
        /^Measured: how long they last comes from the ages of 31 .* we take that from related kinds\.$/,
      ),
      expect.stringMatching(/^The odds are for its kind and age/),
    ])
    expect(at('FL').sources.map(({ tag }) => tag)).toContain('HLWIL')
  })

  it('has the same forecast date if recorded as central air, but no sentence about an unrecorded variant', () => {
    const [recorded, unrecorded] = [at('FL', 'central'), at('FL')]
    expect(recorded.forecastOn).toBe(unrecorded.forecastOn)
    expect(unrecorded.explanation.filter((sentence) => !recorded.explanation.includes(sentence))).toEqual([
      'Its kind is not recorded, so we take it to be central air.',
    ])
    expect(at('PA', 'central').forecastOn).toBe(at('PA').forecastOn)
  })

  it('has the same forecast as in Pennsylvania if it is a heat pump', () => {
    expect(at('FL', 'heat_pump')).toEqual(at('PA', 'heat_pump'))
  })
})

/* The mean life is 14.04 years, so poor condition adds 30 % of that, 4.2 years, to the age of ten years. */
describe('a water heater with a recorded condition', () => {
  const { life } = lifetimes.water_heater.base
  const inCondition = (
    condition: 'excellent' | 'good' | 'fair' | 'poor' | undefined,
    installedOn = '2016-11-21',
  ) => forecastComponent({ type: 'water_heater', installedOn, condition, today })

  it('has a higher effective age in worse condition', () => {
    const ages = (['excellent', 'good', 'fair', 'poor'] as const).map((condition) =>
      effectiveAge(life, 10, condition),
    )
    expect(ages.map((age) => age.toFixed(1))).toEqual(['7.9', '10.0', '12.1', '14.2'])
    expect(inCondition('poor')).toMatchObject({ ageYears: 10 })
    expect(inCondition('poor').effectiveAgeYears).toBeCloseTo(14.2, 1)
  })

  it('has the same forecast in good condition as without a condition', () => {
    expect(inCondition('good').forecastOn).toBe(inCondition(undefined).forecastOn)
    expect(inCondition('good').explanation[0]).toBe('A good condition is what we expect at its age.')
  })

  it('comes due earlier in poor condition, and the explanation names its effective age', () => {
    expect(inCondition('poor').forecastOn < inCondition('fair').forecastOn).toBe(true)
    expect(inCondition('poor').explanation.slice(0, 3)).toEqual([
      'For its poor condition we count it as 4.2 years older than it is, by 30% of an average life; no source gives a figure for that.',
      'Half of all water heaters last longer than 13 years.',
      'This water heater is one of them, at 14 years.',
    ])
  })

  it('has an effective age of zero, not a negative one, if it is in excellent condition at one year', () => {
    const forecast = inCondition('excellent', '2025-11-21')
    expect(forecast).toMatchObject({ ageYears: 1, effectiveAgeYears: 0 })
    expect(forecast.explanation[0]).toMatch(/^For its excellent condition we count it as new;/)
  })
})
