import { describe, expect, test } from 'vitest'
import { rounds } from '../../../../../scripts/vitest/rounds.ts'
import { checkedText, readModelSentences } from '../../../../test/homebot/model-sentences.ts'

/** `npm test` checks every third sentence, and the long run all of them. */
const sentences = readModelSentences().filter((_, index) => index % rounds(3, 1) === 0)
const advice = /^(?:In an emergency, call 911\.)?$/

describe('a sentence of the language model', () => {
  test.each(sentences.filter(({ expected }) => expected === 'show'))(
    'is shown if the engine’s figures prove it: $text',
    ({ facts, text }) => {
      expect(checkedText(facts, text)).toBe(text)
    },
  )

  test.each(sentences.filter(({ expected }) => expected === 'remove'))(
    'is removed if it is unproven or unsafe: $text',
    ({ facts, text }) => {
      const [first = '', second] = text.split(' || ')
      if (second === undefined) expect(checkedText(facts, first)).toMatch(advice)
      else expect(checkedText(facts, `${first} ${second}`)).toBe(first)
    },
  )
})
