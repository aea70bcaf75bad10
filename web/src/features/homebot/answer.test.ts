import { expect, test } from 'vitest'
import { readAnswer } from './answer.ts'

const fallbackText = "I received your question but couldn't generate a proper response."

// spec: 05-28, 09-38
test.each([
  [{ response: 'Flush it.' }, 'Flush it.'],
  [{ answer: 'Flush it.' }, 'Flush it.'],
  [{ response: '  ', answer: 'Flush it.\n' }, 'Flush it.'],
  [{ response: '' }, fallbackText],
  [{ response: 42, answer: null }, fallbackText],
  [{}, fallbackText],
  [null, fallbackText],
  ['Flush it.', fallbackText],
  [[], fallbackText],
])('the text of the answer %j is read as %j', (body, text) => {
  expect(readAnswer(body)).toEqual({
    text,
    forecastedDate: undefined,
    conversationId: undefined,
    subject: null,
    action: null,
    sources: [],
    nextQuestions: [],
    isDanger: false,
  })
})

// spec: 05-28
test.each([
  ['2031-03-01', '2031-03-01'],
  ['2031-03-01T00:00:00.000Z', '2031-03-01'],
  ['in a while', undefined],
  ['', undefined],
  [null, undefined],
  [20310301, undefined],
])('the date %j of an answer is read as %j', (forecastedReplacementDate, date) => {
  expect(readAnswer({ response: 'So long.', forecastedReplacementDate }).forecastedDate).toBe(date)
})
