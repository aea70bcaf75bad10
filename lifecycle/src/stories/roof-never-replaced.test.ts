import { describe, expect, it } from 'vitest'
import { forecastComponent } from '../survival/forecast.ts'

/* A roof put on in 1964 and never touched since, followed from its first day to its sixty-second year. */
describe('a roof never replaced', () => {
  const installedOn = '1964-05-01'
  const at = (today: string) => forecastComponent({ type: 'roof', installedOn, today })

  it('when new is planned for the middle of the life of roofs', () => {
    expect(at('1964-05-01').forecastOn).toBe('1986-04-16')
  })

  it('at 20 years has earned itself more, for having lasted', () => {
    expect(at('1984-05-01').forecastOn).toBe('1991-11-20')
  })

  it('past its median life has one date on every day until that date, and is due today from then on', () => {
    const due = '1993-02-14'
    for (const today of ['1987-01-01', '1990-06-15', due]) expect(at(today).forecastOn).toBe(due)
    for (const today of ['1993-02-15', '2026-11-21']) expect(at(today).forecastOn).toBe(today)
  })

  it('at 62 is beyond what the figures can say, and says that', () => {
    const { explanation, interval80Years } = at('2026-11-21')
    expect(explanation).toContain('Fewer than 1 in 100 reach 62 years, so check that this age is right.')
    expect(explanation).toContain('At such an age the evidence says little about how long it will last.')
    expect(explanation).toContain('Its kind is not recorded, so we take it to be asphalt shingles.')
    expect(interval80Years[0]).toBeGreaterThan(0)
  })
})
