import type { PlainDate } from '@home-pulse/contract/primitives'
import { formatYears } from '../../platform/format.ts'
import { readDate } from '../../platform/plain-date.ts'
import { typeLabel } from '../components/type-label.ts'
import { type HomebotAnswer, readAnswer } from './answer.ts'
import type { ApplianceOption } from './api.ts'

interface MessageBase {
  id: number
  content: string
  /** Milliseconds since 1970. */
  timestamp: number
}

export interface UserMessage extends MessageBase {
  type: 'user'
  /** The type of the selected appliance, if any. */
  applianceType: string | undefined
}

/** A proposed forecast date that the user can accept for the selected appliance. */
export interface DateUpdate {
  appliance: ApplianceOption
  date: PlainDate
  /** The date that was recorded when the answer arrived. */
  storedDate: PlainDate | null
  isDone: boolean
}

export interface BotMessage extends MessageBase {
  type: 'bot'
  answer?: HomebotAnswer
  update?: DateUpdate
  /** The question that got no answer, for a retry. */
  unanswered?: string
  /** A change that HomeBot offers. Absent in messages that are loaded from the server. */
  offer?: NonNullable<HomebotAnswer['action']>
  /** True while more of the answer is arriving. */
  isComing?: boolean
  /** True for a danger warning that just arrived, which screen readers announce at once. */
  isUrgent?: boolean
  /** True if the user stopped the answer. */
  isStopped?: boolean
}

export type Message = UserMessage | BotMessage

/** Formats an appliance as in the list of appliances: `Water Heater (13 years old)`. */
export const applianceLabel = ({ applianceType, ageInYears }: ApplianceOption): string =>
  `${typeLabel(applianceType)} (${formatYears(ageInYears)} old)`

/** A message without its id and time. */
export type NewMessage<M extends Message> = Omit<M, 'id' | 'timestamp'>

/**
 * Converts an answer to a message. The message offers the date of the answer if the date is for the selected appliance
 * and differs from the recorded date.
 */
export function answerMessage(body: unknown, appliance: ApplianceOption | null): NewMessage<BotMessage> {
  const answer = readAnswer(body)
  const { forecastedDate: date, subject } = answer
  if (answer.isDanger) return { type: 'bot', content: answer.text, answer, isUrgent: true }
  if (answer.action) return { type: 'bot', content: answer.text, answer, offer: answer.action }
  const isAboutChosen = appliance !== null && (subject === null || subject.componentId === appliance.id)
  if (date === undefined || !isAboutChosen) return { type: 'bot', content: answer.text, answer }
  const storedDate = readDate(subject?.forecastedReplacementDate ?? appliance.forecastedReplacementDate)
  if (date === storedDate) return { type: 'bot', content: answer.text, answer }
  const update = { appliance, date, storedDate, isDone: false }
  return { type: 'bot', content: answer.text, answer, update }
}
