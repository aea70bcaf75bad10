import { expect, test } from 'vitest'
import { readAnswer } from './answer.ts'
import type { ApplianceOption } from './api.ts'
import { answerMessage, type BotMessage } from './message.ts'
import { questionsAfter } from './next-questions.ts'

const dryer = { id: 'a1', applianceType: 'dryer' } as ApplianceOption
const said = (words: Partial<BotMessage>): BotMessage => ({
  type: 'bot',
  id: 1,
  timestamp: 0,
  content: 'Hello.',
  ...words,
})

test('before the first answer, common questions are suggested, or questions about the selected appliance', () => {
  expect(questionsAfter(said({}), null)).toContain('How long does a water heater last?')
  expect(questionsAfter(said({}), dryer)).toContain('How long will it last?')
})

test('up to three questions are suggested after an answer, and none after a question or a failure', () => {
  const answered = answerMessage({ response: 'Yes.', nextQuestions: ['a', 'b', 'c', 'd'] }, dryer)
  expect(questionsAfter(said(answered), dryer)).toEqual(['a', 'b', 'c'])
  expect(questionsAfter(said({ answer: readAnswer({ answer: 'Yes.' }) }), dryer)).toEqual([])
  expect(questionsAfter(said({ unanswered: 'Why?' }), dryer)).toEqual([])
  expect(questionsAfter({ ...said({}), type: 'user', applianceType: undefined }, dryer)).toEqual([])
})
