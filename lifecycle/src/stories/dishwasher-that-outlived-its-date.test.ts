import { describe, expect, it } from 'vitest'
import { addYearsAsDays } from '../plain-date.ts'
import { forecastComponent } from '../survival/forecast.ts'

/*
 * A dishwasher was bought in 2016, and its forecast date was estimated then. That date stays stored, so later
 * explanations must describe the stored date and not only a new estimate.
 */
describe('a dishwasher that outlived its date', () => {
  const installedOn = '2016-03-01'
  const { forecastOn } = forecastComponent({ type: 'dishwasher', installedOn, today: installedOn })
  const stored = { on: forecastOn, from: 'estimate' } as const
  const dateSentence = (today: string) =>
    forecastComponent({ type: 'dishwasher', installedOn, today, stored }).explanation.find((sentence) =>
      /^(Plan|Its date|So it is|You set)/.test(sentence),
    )

  it('is to be replaced on its stored forecast date while the estimate is new', () => {
    expect(dateSentence('2016-03-05')).toBe('Plan for December 2027.')
  })

  it('keeps its stored date for years, and the explanation names the date of a new forecast', () => {
    expect(dateSentence('2026-11-21')).toBe(
      'Its date, December 2027, is from an earlier estimate; forecast again today, it would be August 2032.',
    )
  })

  it('has an explanation after its forecast date that says it still works and names a new forecast', () => {
    expect(dateSentence('2028-11-21')).toBe(
      'Its date, December 2027, has passed while it still works; forecast again today, it would be May 2033.',
    )
  })

  it('is to be replaced now after the 75th percentile of its life', () => {
    expect(dateSentence('2033-06-01')).toBe(
      'Its date, December 2027, has passed: plan its replacement now rather than wait for it to fail.',
    )
  })

  it('is planned for the median of its remaining life when its owner confirms that it works', () => {
    const confirmedOn = '2033-06-01'
    const on = (today: string) => forecastComponent({ type: 'dishwasher', installedOn, today, confirmedOn })
    const confirmed = on(confirmedOn)
    expect(confirmed.forecastOn).toBe(addYearsAsDays(confirmedOn, confirmed.medianRemainingYears))
    expect(confirmed.explanation).toContain(
      'You confirmed in June 2033 that it still works, so plan for August 2037: half of those as old as this one last until then.',
    )
    // The forecast date after a confirmation does not change until it is reached. After that, the forecast date is
    // today.
    expect(on('2035-06-01').forecastOn).toBe(confirmed.forecastOn)
    expect(on('2037-09-01').forecastOn).toBe('2037-09-01')
  })

  it('is planned for the date that its owner set, and the explanation adds our own estimate', () => {
    const { explanation } = forecastComponent({
      type: 'dishwasher',
      installedOn,
      today: '2026-11-21',
      stored: { on: '2029-06-30', from: 'owner' },
    })
    expect(explanation).toContain('You set its date, June 2029; our own estimate is August 2032.')
  })
})
