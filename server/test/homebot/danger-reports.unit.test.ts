import { broaderDangerOf, safetyAdvice } from '@home-pulse/lifecycle/catalogue/safety/safety'
import { describe, expect, test } from 'vitest'
import { answer } from '../../src/features/homebot/answers/answer.ts'
import { understand } from '../../src/features/homebot/understanding/understand.ts'
import { noRecords } from './judge-question.ts'
import { nearMisses } from './near-misses.ts'
import { questionDate } from './question-sets.ts'
import { reportedDangers } from './reported-dangers.ts'
import { reportsWithoutInjury } from './reports-without-injury.ts'

const asked = (text: string) => understand(text, { today: questionDate })

describe('a reported danger', () => {
  test.each(reportedDangers)(
    'of the kind $danger is answered with the first step against it: $text',
    ({ danger, text }) => {
      const understood = asked(text)
      const [first] = understood.dangers
      if (!first) throw new Error('No danger was found.')
      expect([first, broaderDangerOf(first)]).toContain(danger)
      const { paragraphs, isDanger, forecastOn } = answer(understood, noRecords)
      const { english, spanish } = safetyAdvice[first]
      expect([english[0], spanish[0]].some((step) => paragraphs[0]?.startsWith(step))).toBe(true)
      expect({ isDanger, forecastOn }).toEqual({ isDanger: true, forecastOn: undefined })
    },
  )

  test('is tested with at least 120 messages, and there are at least 120 messages that only resemble a danger', () => {
    expect(new Set(reportedDangers.map(({ text }) => text)).size).toBeGreaterThanOrEqual(120)
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
    'is recognized as despair: %s',
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
