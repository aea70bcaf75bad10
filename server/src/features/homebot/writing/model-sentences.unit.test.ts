import { describe, expect, test } from 'vitest'
import { rounds } from '../../../../../scripts/vitest/rounds.ts'
import { type ModelSentence, readModelSentences } from '../../../../test/homebot/model-sentences.ts'
import { CheckedAnswer } from './checked-answer.ts'
import { Evidence } from './evidence.ts'

/** Returns the text that is shown after the checks. */
function shown({ question, facts }: Pick<ModelSentence, 'question' | 'facts'>, text: string): string {
  const evidence = new Evidence()
  evidence.add(question, 'customer')
  evidence.add(facts)
  const answer = new CheckedAnswer({ evidence, onText: () => {} })
  answer.push(text)
  answer.end()
  return answer.text
}

/** `npm test` checks every third sentence, and the long run all of them. */
const sentences = readModelSentences().filter((_, index) => index % rounds(3, 1) === 0)
const advice = /^(?:In an emergency, call 911\.)?$/

describe('a sentence of the language model', () => {
  test.each(sentences.filter(({ expected }) => expected === 'show'))(
    'is shown if it is proven: $text',
    (sentence) => {
      expect(shown(sentence, sentence.text)).toBe(sentence.text)
    },
  )

  test.each(sentences.filter(({ expected }) => expected === 'remove'))(
    'is removed if it is unproven or unsafe: $text',
    (sentence) => {
      const [first = '', second] = sentence.text.split(' || ')
      if (second === undefined) expect(shown(sentence, first)).toMatch(advice)
      else expect(shown(sentence, `${first} ${second}`)).toBe(first)
    },
  )
})
