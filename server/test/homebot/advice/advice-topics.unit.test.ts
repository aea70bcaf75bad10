import { advice } from '@home-pulse/lifecycle/catalogue/advice/home-advice'
import { describe, expect, test } from 'vitest'
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
  const judged = readAdviceQuestions().map(({ text, intents: [topic] }) => ({
    text,
    topic,
    found: topicOf(text),
  }))

  test('is found for at least 75% of the labeled questions, and is another one for at most 7%', () => {
    const right = judged.filter(({ topic, found }) => found === topic)
    const wrong = judged.filter(({ topic, found }) => found !== undefined && found !== topic)
    expect(right.length / judged.length).toBeGreaterThan(0.75)
    expect(wrong.length / judged.length).toBeLessThan(0.07)
  })

  test.each(Object.keys(advice))('is found for some of the labeled questions about %s', (topic) => {
    expect(judged.filter((one) => one.topic === topic).map(({ found }) => found)).toContain(topic)
  })
})

test.each(readOtherQuestions().map(({ text }) => text))('“%s” asks for no general advice', (text) => {
  expect(topicOf(text)).toBeUndefined()
})
