import { expect, test } from 'vitest'
import { anAppliance } from '../../../test/components.ts'
import { timelineOf } from './timeline.ts'

const today = '2026-11-21'
const due = (forecastedReplacementDate: string) =>
  anAppliance({ id: forecastedReplacementDate, forecastedReplacementDate })
const appliances = [
  anAppliance({ id: 'unknown', forecastedReplacementDate: null }),
  due('2031-06-01'),
  due('2027-03-01'),
  due('2024-01-01'),
  due('2031-02-01'),
  due('2060-01-01'),
]

test('the timeline lists overdue components first, then other components by year, and last the components without a date', () => {
  expect(timelineOf(appliances, today).map(({ year, components }) => [year, components.length])).toEqual([
    ['Overdue', 1],
    [2027, 1],
    [2031, 2],
    [2060, 1],
    ['No date', 1],
  ])
  expect(timelineOf(appliances, today)[2]?.components.map(({ id }) => id)).toEqual([
    '2031-02-01',
    '2031-06-01',
  ])
})
