import { describe, expect, it } from 'vitest'
import { forecastComponent } from '../survival/forecast.ts'

/* Forecasts for a roof that was installed in 1964 and never replaced, from its first day to its 62nd year. */
describe('a roof that was never replaced', () => {
  const installedOn = '1964-05-01'
  const at = (today: string) => forecastComponent({ type: 'roof', installedOn, today })

  it('has, when new, a forecast date at the median life of roofs', () => {
    expect(at('1964-05-01').forecastOn).toBe('1986-04-16')
  })

  it('has a later forecast date at 20 years than when new, because it has survived so long', () => {
    expect(at('1984-05-01').forecastOn).toBe('1991-11-20')
  })

  it('has a fixed forecast date after its median life, and is due today after that date', () => {
    const due = '1993-02-14'
    for (const today of ['1987-01-01', '1990-06-15', due]) expect(at(today).forecastOn).toBe(due)
    for (const today of ['1993-02-15', '2026-11-21']) expect(at(today).forecastOn).toBe(today)
  })

  it('has an explanation at 62 years that says how little the evidence covers', () => {
    const { explanation, interval80Years } = at('2026-11-21')
    expect(explanation).toContain('Fewer than 1 in 100 reach 62 years, so check that this age is right.')
    expect(explanation).toContain('At such an age the evidence says little about how long it will last.')
    expect(explanation).toContain('Its kind is not recorded, so we take it to be asphalt shingles.')
    expect(interval80Years[0]).toBeGreaterThan(0)
  })
})
