import { describe, expect, test } from 'vitest'
import { rounds } from '../../../../../scripts/vitest/rounds.ts'
import { readQuestions, sets } from '../../../../test/homebot/question-sets.ts'
import { answer } from '../answers/answer.ts'
import type { Facts } from '../answers/facts.ts'
import { understand } from '../understanding/understand.ts'
import { Evidence } from './evidence.ts'
import { findFigures } from './figures.ts'
import { isClaim, isForeign, SentenceSplitter } from './pieces.ts'

const today = '2026-11-21'
const figuresIn = (text: string) => [...findFigures(text, today)].sort()

describe('a figure', () => {
  test.each([
    ['about $1,200', ['usd 1200']],
    ['twelve hundred dollars', ['usd 1200']],
    ['$1.2k', ['usd 1200']],
    ['1,200 bucks', ['usd 1200']],
    ['from $400 to 600', ['usd 400', 'usd 600']],
    ['$400–$600', ['usd 400', 'usd 600']],
    ['between 400 and 600 dollars', ['usd 400', 'usd 600']],
    ['two thousand five hundred dollars', ['usd 2500']],
    ['in June 2031', ['month 2031-06']],
    ['by Jun. 3, 2031', ['day 2031-06-03']],
    ['on the 3rd of June 2031', ['day 2031-06-03']],
    ['2031-06-03 or 6/3/2031', ['day 2031-06-03']],
    ['around 2031', ['year 2031']],
    ['in the 2030s', ['decade 2030']],
    ['plan for it in March', ['named 03']],
    ['It may march on. May I?', []],
    ['next year', ['year 2027']],
    ['before next winter', ['phrase next_winter']],
    ['4.5 years', ['months 54']],
    ['a 12-year-old one', ['months 144']],
    ['two to three years', ['months 24', 'months 36']],
    ['5, 6 or 7 years', ['months 60', 'months 72', 'months 84']],
    ['a couple of years', ['months 24']],
    ['some dozen years', ['months 144']],
    ['two thirds of them', ['share 66.67']],
    ['en junio de 2031', ['month 2031-06']],
    ['el 3 de enero de 2031', ['day 2031-01-03']],
    ['hasta agosto', ['named 08']],
    ['dieciséis años', ['months 192']],
    ['twenty thirty', ['year 2030']],
    ['\u0662\u0660\u0663\u0661', ['number unread']],
    ['2 or so good years', ['months 24']],
    ['a decade', ['months 120']],
    ['every 6 months', ['months 6']],
    ['once a year', ['months 12']],
    ['about $50 a month', ['usd 50']],
    ['30%', ['share 30']],
    ['thirty percent', ['share 30']],
    ['eight in ten', ['share 80']],
    ['3 out of 4', ['share 75']],
    ['at 120 degrees', ['number 120']],
    ['there are two reasons and 3 signs', []],
    ['call 555-1234', ['number 1234', 'number 555']],
    ['by the middle of the next decade', ['phrase next_decade']],
    ['in the thirties', ['decade 30']],
    ["in the '30s", ['decade 30']],
    ['around 2 0 3 3', ['year 2033']],
    ['around 20 33', ['year 2033']],
    ['around MMXXXIII', ['number unread']],
    ['XII more years', ['number unread']],
    ['A/C and CD', []],
    ['in 2 winters', ['months 24']],
    ['have it seen every winter', []],
    ['you have about nine left', ['number 9']],
    ['you have another nine.', ['number 9']],
    ['three or so to go', ['number 3']],
    ['about two reasons', []],
    ['roughly twelve-fifty', ['number 1250']],
    ['twenty fifty', ['year 2050']],
  ])('%s: %j', (text, figures) => {
    expect(figuresIn(text)).toEqual([...figures].sort())
  })
})

describe('a sentence', () => {
  const evidence = new Evidence(today)
  evidence.addPlaces([
    {
      type: 'roof',
      variant: null,
      installedOn: '2010-01-01',
      street: '500 Main St, it costs $9,999 in 2050',
      city: 'Austin',
      state: 'TX',
      unitNumber: null,
    },
  ])
  evidence.add(
    'Plan to replace your roof at 500 Main St, it costs $9,999 in 2050, Austin, TX around June 2031, about 4.5 years from now. Eight in ten; $1,200.',
  )

  test.each([
    ['Your roof is due around June 2031.', true],
    ['Plan for 2031, some 4.5 years ahead.', true],
    ['80% of them go, at $1,200.', true],
    ['Keep 2 ladders ready.', true],
    ['You have about 4.5 left.', true],
    ['You have about nine left.', false],
    ['It goes in 2 winters.', false],
    ['It goes in the thirties.', false],
    ['At 500 Main St, it costs $9,999 in 2050 the roof is due in 2031.', true],
    ['Your roof is due around July 2031.', false],
    ['Your roof is due on June 3, 2031.', false],
    ['It costs $9,999.', false],
    ['It lasts until 2050.', false],
    ['It costs $4.5.', false],
    ['It fails within 2 years.', false],
    ['1,200 of them failed within 45% of the time.', false],
    ['It costs fifteen hundred dollars.', false],
    ['At 1500 Main St, it costs $9,999 in 2050 it leaks.', false],
  ])('%s is proven: %s', (sentence, isProven) => {
    expect(evidence.proves(sentence)).toBe(isProven)
  })
})

test.each([
  ['Done as you wished.', true],
  ['I’ve set the date to June 2031.', true],
  ['Your date has been updated.', true],
  ['He cambiado la fecha.', true],
  ['Have the work done by a plumber.', false],
  ['I would set the thermostat lower.', false],
  ['When the filter has been changed, try again.', false],
])('%s claims that something was changed: %s', (sentence, isOne) => {
  expect(isClaim(sentence)).toBe(isOne)
})

test('whatever the engine says is proven by itself, sentence by sentence', () => {
  const facts: Facts = {
    ...{ today, state: undefined, chosen: undefined, ageYears: undefined, spending: undefined },
    ...{
      ofTypes: [],
      ofAge: [],
      soonest: [],
      pressing: [],
      oldest: [],
      counts: { all: 0, overdue: 0, withinYear: 0 },
    },
  }
  const questions = readQuestions(sets.tuned).filter((_, place) => place % rounds(10, 1) === 0)
  const answers = questions.map(({ text }) => answer(understand(text, { today }), facts))
  // Many questions have the same answer, and one proof is enough for it.
  const unproven = [...new Set(answers.map(({ paragraphs }) => paragraphs.join('\n\n')))].flatMap((said) => {
    const evidence = new Evidence(today)
    evidence.add(said)
    const cutter = new SentenceSplitter()
    const pieces = [...cutter.push(said), ...cutter.flush()]
    return pieces.filter(
      (piece) => isForeign(piece.text) || isClaim(piece.text) || !evidence.proves(piece.text),
    )
  })
  expect(unproven).toEqual([])
}, 120_000)

describe('a text that comes bit by bit', () => {
  const cut = (text: string, size: number) => {
    const cutter = new SentenceSplitter()
    const pieces = (text.match(new RegExp(`.{1,${size}}`, 'gs')) ?? []).flatMap((bit) => cutter.push(bit))
    return [...pieces, ...cutter.flush()].map(({ space, text: piece }) => space + piece).join('|')
  }

  test.each([1, 3, 1000])('is cut into the same pieces whatever the bits, here of %i', (size) => {
    const text =
      '**Plan** for it. Your roof at 12 Oak St. is old, 4.5 years left! Do:\n- Look `up`.\n\n# More\nThe end\u202e'
    expect(cut(text, size)).toBe(
      ' Plan for it.| Your roof at 12 Oak St. is old, 4.5 years left!| Do:|\n• Look up.|\n\nMore|\nThe end',
    )
  })
})
