import { advice } from '@home-pulse/lifecycle/catalogue/advice/home-advice'
import { describe, expect, test } from 'vitest'
import { rounds } from '../../../../scripts/vitest/rounds.ts'
import { findAdviceTopic } from '../../../src/features/homebot/understanding/advice-topics.ts'
import { findIntents } from '../../../src/features/homebot/understanding/intents.ts'
import { parseQuestion } from '../../../src/features/homebot/understanding/parse-question.ts'
import { tokenizeQuestion } from '../../../src/features/homebot/understanding/words/words.ts'
import { questionDate, readAdviceQuestions, readOtherQuestions } from '../question-sets.ts'

function topicOf(text: string) {
  const parsed = parseQuestion(tokenizeQuestion(text), { today: questionDate })
  return findAdviceTopic(parsed, findIntents(parsed))
}

describe('the topic of a question for general advice', () => {
  const labeled = readAdviceQuestions()
  const judged = labeled
    .filter((_, index) => index % rounds(8, 1) === 0)
    .map(({ text, intents: topics }) => ({ topics, found: topicOf(text) }))

  test('is found for at least 83% of the labeled questions, and is wrong for at most 4.5%', () => {
    const right = judged.filter(({ topics, found }) => found !== undefined && topics.includes(found))
    const wrong = judged.filter(({ topics, found }) => found !== undefined && !topics.includes(found))
    expect(right.length / judged.length).toBeGreaterThan(0.83)
    expect(wrong.length / judged.length).toBeLessThan(0.045)
  })

  test.each(Object.keys(advice))('“%s” is found for at least one question with that label', (topic) => {
    const isFound = labeled.some(({ text, intents }) => intents.includes(topic) && topicOf(text) === topic)
    expect(isFound).toBe(true)
  })

  test('is not found for questions for figures, records or something else', () => {
    const advised = readOtherQuestions().filter(({ text }) => topicOf(text) !== undefined)
    expect(advised.map(({ text }) => text)).toEqual([])
  })
})
