import { describe, expect, test } from 'vitest'
import { rounds } from '../../../../../scripts/vitest/rounds.ts'
import { questionSets, readQuestions } from '../../../../test/homebot/question-sets.ts'
import { answer } from '../answers/answer.ts'
import type { Facts } from '../answers/facts.ts'
import { understand } from '../understanding/understand.ts'
import { Evidence } from './evidence.ts'
import { SentenceSplitter } from './sentences.ts'
import { readStatement } from './statements.ts'

const today = '2026-11-21'

describe('readStatement', () => {
  test.each([
    ['about $1,200', ['usd 1200 cost']],
    ['twelve hundred dollars', ['usd 1200 cost']],
    ['a repair for $400, a new one for 600 dollars', ['usd 400 quote', 'usd 600 cost']],
    ['set aside $50 a month', ['usd 50 per months 1 saving']],
    ['between 400 and 600 dollars', ['usd 400 cost', 'usd 600 cost']],
    ['in June 2031', ['month 2031-06 due']],
    ['by Jun. 3, 2031', ['day 2031-06-03 due']],
    ['on the 3rd of June 2031', ['day 2031-06-03 due']],
    ['installed on 2031-06-03 or 6/3/2031', ['day 2031-06-03 start', 'day 2031-06-03 start']],
    ['it fails around 2031', ['year 2031 failure']],
    ['plan for it in April', ['named 04 due']],
    ['It may march on. May I?', []],
    ['4.5 years left', ['months 54 left']],
    ['a 12-year-old one', ['months 144 age']],
    ['it lasts two to three years', ['months 24 life', 'months 36 life']],
    ['en junio de 2031', ['month 2031-06 due']],
    ['el 3 de enero de 2031', ['day 2031-01-03 due']],
    ['tiene dieciséis años', ['months 192 age']],
    ['it lasts a decade', ['months 120 life']],
    ['every 6 months', ['months 6 interval']],
    ['once a year', ['months 12 interval']],
    ['after every load', ['per load any']],
    ['thirty percent', ['share 30 any']],
    ['eight in ten', ['share 80 any']],
    ['3 out of 4', ['share 75 any']],
    ['at 120 degrees', ['number 120 degree any']],
    ['there are two reasons and 3 signs', []],
    ['call 555 1234', ['unread any', 'number 1234  any']],
    ['it costs $14,50', ['unread any']],
  ])('reads the figures of "%s" as %j', (text, figures) => {
    expect(readStatement(text).figures.map(({ key, kind }) => `${key} ${kind}`)).toEqual(figures)
  })
})

test('Evidence accepts a repeated address, but not a figure from it', () => {
  const evidence = new Evidence()
  const street = '500 Main St. It costs $9,999 in 2050'
  const home = { street, city: 'Austin', state: 'TX', unitNumber: null } as const
  evidence.addPlaces([{ ...home, type: 'roof', variant: null, installedOn: '2010-01-01' }])
  evidence.add(`Plan to replace your roof at ${street}, Austin, TX around June 2031.`)
  const proves = (text: string) => evidence.proves(evidence.read(text))
  expect(proves(`Plan to replace the roof at ${street}, Austin, TX around June 2031.`)).toBe(true)
  expect(proves('It costs $9,999.')).toBe(false)
  expect(proves('Plan for 2050.')).toBe(false)
})

test('Evidence from an answer of the engine proves every sentence of that answer', () => {
  const facts: Facts = {
    ...{
      today,
      state: undefined,
      inflation: 0.025,
      chosen: undefined,
      ageYears: undefined,
      spending: undefined,
    },
    ...{ ofTypes: [], ofAge: [], soonest: [], pressing: [], set: [], group: [] },
    counts: { all: 0, overdue: 0, comingDue: 0 },
  }
  const questions = readQuestions(questionSets.tuned).filter((_, place) => place % rounds(30, 1) === 0)
  const answers = questions.map(({ text }) => answer(understand(text, { today }), facts))
  // Many questions have the same answer, so each answer is tested once.
  const unproven = [...new Set(answers.map(({ paragraphs }) => paragraphs.join('\n\n')))].flatMap((said) => {
    const evidence = new Evidence()
    evidence.add(said)
    return SentenceSplitter.split(said).filter(({ text }) => !evidence.proves(evidence.read(text)))
  })
  expect(unproven).toEqual([])
}, 120_000)

describe('a text that arrives in pieces', () => {
  const split = (text: string, size: number) => {
    const splitter = new SentenceSplitter()
    const pieces = text.match(new RegExp(`.{1,${size}}`, 'gs')) ?? []
    const sentences = [...pieces.flatMap((piece) => splitter.push(piece)), ...splitter.flush()]
    return sentences.map((sentence) => sentence.space + sentence.text).join('|')
  }

  test.each([1, 3, 1000])('is split into the same sentences from pieces of %i characters', (size) => {
    const text =
      '**Plan** for it. Your roof at 12 Oak St. is old, 4.5 years left! Do:\n- Look `up`.\n\n# More\nThe end\u202e'
    expect(split(text, size)).toBe(
      ' Plan for it.| Your roof at 12 Oak St. is old, 4.5 years left!| Do:|\n• Look up.|\n\nMore|\nThe end',
    )
  })
})
