import type { ApplianceOption } from './api.ts'
import type { Message } from './message.ts'

const maxQuestions = 3
const firstQuestions = [
  'Which of mine is next?',
  'How long does a water heater last?',
  'What maintenance should I do this season?',
]
const applianceQuestions = [
  'How long will it last?',
  'How do I look after it?',
  'Should I repair or replace it?',
]

/** Returns the suggested next questions: those in the last answer, or common questions before the first answer. */
export function questionsAfter(message: Message | undefined, appliance: ApplianceOption | null): string[] {
  if (message?.type !== 'bot' || message.unanswered !== undefined || message.isStopped) return []
  const questions = message.answer
    ? message.answer.nextQuestions
    : appliance
      ? applianceQuestions
      : firstQuestions
  return questions.slice(0, maxQuestions)
}
