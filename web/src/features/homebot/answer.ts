import type * as homebot from '@home-pulse/contract/features/homebot/homebot'
import type { PlainDate } from '@home-pulse/contract/primitives'
import type { CallData } from '../../platform/calls/api.ts'
import { readDate } from '../../platform/plain-date.ts'

type HomebotResponse = CallData<typeof homebot.askHomebot>

/** HomeBot's answer as shown in a message. */
export interface HomebotAnswer {
  text: string
  forecastedDate: PlainDate | undefined
  /** True if the answer warns of a danger. */
  isDanger: boolean
  conversationId: string | undefined
  /** The component that the answer is about. */
  subject: HomebotResponse['subject']
  /** A change that HomeBot offers to make. */
  action: HomebotResponse['action']
  sources: HomebotResponse['sources']
  nextQuestions: HomebotResponse['nextQuestions']
}

const fallbackText = "I received your question but couldn't generate a proper response."

/**
 * Reads an answer of our server, or of another server that follows the specification. By the specification, the text is
 * in one of two fields, and a date is optional.
 */
export function readAnswer(body: unknown): HomebotAnswer {
  const response: Partial<HomebotResponse> & { answer?: unknown } =
    typeof body === 'object' && body !== null ? body : {}
  const text = [response.response, response.answer].find(
    (words) => typeof words === 'string' && words.trim() !== '',
  )
  return {
    text: typeof text === 'string' ? text.trim() : fallbackText,
    forecastedDate: readDate(response.forecastedReplacementDate) ?? undefined,
    isDanger: response.isDanger === true,
    conversationId: response.conversationId ?? undefined,
    subject: response.subject ?? null,
    action: response.action ?? null,
    sources: Array.isArray(response.sources) ? response.sources : [],
    nextQuestions: Array.isArray(response.nextQuestions) ? response.nextQuestions : [],
  }
}
