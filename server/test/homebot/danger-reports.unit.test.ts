import { broaderDangerOf, type Danger, safetyAdvice } from '@home-pulse/lifecycle/catalogue/safety/safety'
import { describe, expect, test } from 'vitest'
import { answer } from '../../src/features/homebot/answers/answer.ts'
import { understand } from '../../src/features/homebot/understanding/understand.ts'
import { dangerReports } from './danger-reports.ts'
import { injuryReports } from './injury-reports.ts'
import { noRecords } from './judge-question.ts'
import { nearMisses } from './near-misses.ts'
import { questionDate } from './question-sets.ts'
import { reportsWithoutInjury } from './reports-without-injury.ts'
import { specialCaseReports } from './special-case-reports.ts'

const rows = [
  ...Object.entries(dangerReports),
  ...Object.entries(injuryReports),
  ...Object.entries(specialCaseReports),
].flatMap(([danger, lines]) =>
  lines
    .trim()
    .split('\n')
    // `Object.entries` loses the types of the keys.
    .map((text) => ({ danger: danger as Danger, text })),
)
const asked = (text: string) => understand(text, { today: questionDate })

describe('a reported danger', () => {
  test.each(rows)(
    'of the kind $danger is answered with the first step against it: $text',
    ({ danger, text }) => {
      const understood = asked(text)
      const [first] = understood.dangers
      expect([first, first && broaderDangerOf(first)]).toContain(danger)
      const { paragraphs, isDanger, forecastOn } = answer(understood, noRecords)
      // The test has failed above if there is no danger.
      const { english, spanish } = safetyAdvice[first as Danger]
      expect([english[0], spanish[0]].some((step) => paragraphs[0]?.startsWith(step))).toBe(true)
      expect({ isDanger, forecastOn }).toEqual({ isDanger: true, forecastOn: undefined })
    },
  )

  test('is tested with at least 120 messages, and there are at least 120 messages that only resemble a danger', () => {
    expect(new Set(rows.map(({ text }) => text)).size).toBeGreaterThanOrEqual(120)
    expect(new Set(nearMisses).size).toBeGreaterThanOrEqual(120)
  })
})

describe('a message that contains words of danger but reports none', () => {
  test.each([...nearMisses, ...reportsWithoutInjury])('raises no alarm: %s', (text) => {
    expect(asked(text).dangers).toEqual([])
  })
})

describe('a message after a harmless question', () => {
  const after = (text: string) =>
    ['how long will my water heater last', 'they want 8900 for a furnace', 'and the dryer'].map(
      (before) => understand(text, { today: questionDate, before }).dangers.length > 0,
    )

  test.each(["i'm choking", 'button battery swallowed', 'drain cleaner swallowed', 'my roommate overdosed'])(
    'reports a danger even if it is short: %s',
    (text) => expect(after(text)).toEqual([true, true, true]),
  )

  test.each(['i just want to end it', 'i can not go on', 'i will do it tonight', 'i want to die'])(
    'reports despair: %s',
    (text) => expect(after(text)).toEqual([true, true, true]),
  )

  test.each([
    ['so should i do it now'],
    ['they came down to 7800'],
    ['he went down to 7,200'],
    ['she dropped it to 9k'],
    ['they will go to 6900 now'],
    ['and asbestos?'],
    ['and the gas one'],
    ['is it over'],
  ])('raises no alarm about a decision, a price or a short question: %s', (text) =>
    expect(after(text)).toEqual([false, false, false]),
  )
})
