import type { Hazard } from '@home-pulse/lifecycle/catalogue/safety/safety'
import { safetyAdvice } from '@home-pulse/lifecycle/catalogue/safety/safety'
import { describe, expect, test } from 'vitest'
import { answer } from '../../src/features/homebot/answers/answer.ts'
import { broadly } from '../../src/features/homebot/understanding/dangers/hazard-kinds.ts'
import { understand } from '../../src/features/homebot/understanding/understand.ts'
import { hurtPeople } from './hurt-people.ts'
import { nearMisses } from './near-misses.ts'
import { reportsWithoutInjury } from './nobody-hurt.ts'
import { askedOn } from './question-sets.ts'
import { nothingOnRecord } from './questions.ts'
import { toldDangers } from './told-dangers.ts'

const rows = [...Object.entries(toldDangers), ...Object.entries(hurtPeople)].flatMap(([hazard, lines]) =>
  lines
    .trim()
    .split('\n')
    .map((text) => ({ hazard: hazard as Hazard, text })),
)
const asked = (text: string) => understand(text, { today: askedOn })

describe('a reported danger', () => {
  test.each(rows)('is answered with the first step against $hazard: $text', ({ hazard, text }) => {
    const understood = asked(text)
    const [first] = understood.hazards
    expect([first, first && broadly(first)]).toContain(hazard)
    const { paragraphs, isDanger, forecastOn } = answer(understood, nothingOnRecord)
    const { english, spanish } = safetyAdvice[first as Hazard]
    expect([english[0], spanish[0]].some((step) => paragraphs[0]?.startsWith(step))).toBe(true)
    expect({ isDanger, forecastOn }).toEqual({ isDanger: true, forecastOn: undefined })
  })

  test('has at least 120 cases in the table, and as many near misses', () => {
    expect(new Set(rows.map(({ text }) => text)).size).toBeGreaterThanOrEqual(120)
    expect(new Set(nearMisses).size).toBeGreaterThanOrEqual(120)
  })
})

describe('a near miss', () => {
  test.each([...nearMisses, ...reportsWithoutInjury])('is answered like any other question: %s', (text) => {
    expect(asked(text).hazards).toEqual([])
  })
})
