import type * as homebot from '@home-pulse/contract/features/homebot/homebot'
import type { PlainDate } from '@home-pulse/contract/primitives'
import type { CallData } from '../../platform/calls/api.ts'
import { readDate } from '../../platform/plain-date.ts'

type Told = CallData<typeof homebot.askHomebot>

/** HomeBot's answer as shown in a message. */
export interface HomebotAnswer {
  text: string
  forecastedDate: PlainDate | undefined
  /** True if the answer warns of a danger. */
  isDanger: boolean
  conversationId: string | undefined
  /** The component that the answer is about. */
  subject: Told['subject']
  /** A change that HomeBot offers to make. */
  action: Told['action']
  sources: Told['sources']
  nextQuestions: Told['nextQuestions']
}

const noWords = "I received your question but couldn't generate a proper response."

/**
 * Reads an answer of our server, or of another server that follows the specification. By the specification, the text is
 * in one of two fields, and a date is optional.
 */
export function readAnswer(body: unknown): HomebotAnswer {
  const told: Partial<Told> & { answer?: unknown } = typeof body === 'object' && body !== null ? body : {}
  const text = [told.response, told.answer].find((words) => typeof words === 'string' && words.trim() !== '')
  return {
    text: typeof text === 'string' ? text.trim() : noWords,
    forecastedDate: readDate(told.forecastedReplacementDate) ?? undefined,
    isDanger: told.isDanger === true,
    conversationId: told.conversationId ?? undefined,
    subject: told.subject ?? null,
    action: told.action ?? null,
    sources: Array.isArray(told.sources) ? told.sources : [],
    nextQuestions: Array.isArray(told.nextQuestions) ? told.nextQuestions : [],
  }
}
