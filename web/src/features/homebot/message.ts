import type { PlainDate } from '@home-pulse/contract/primitives'
import { formatYears } from '../../platform/format.ts'
import { readDate } from '../../platform/plain-date.ts'
import { typeLabel } from '../components/type-label.ts'
import { type HomebotAnswer, readAnswer } from './answer.ts'
import type { ChosenAppliance } from './api.ts'

interface Said {
  id: number
  content: string
  /** Milliseconds since 1970. */
  timestamp: number
}

export interface UserMessage extends Said {
  type: 'user'
  /** The type of the selected appliance, if any. */
  applianceType: string | undefined
}

/** A date that can be accepted for the appliance of the question. */
export interface DateUpdate {
  appliance: ChosenAppliance
  date: PlainDate
  /** The recorded date when the answer arrived. */
  keptDate: PlainDate | null
  isDone: boolean
}

export interface BotMessage extends Said {
  type: 'bot'
  answer?: HomebotAnswer
  update?: DateUpdate
  /** The question without an answer, for a retry. */
  unanswered?: string
  /** An offered change. Older offers are not shown again. */
  offer?: NonNullable<HomebotAnswer['action']>
  /** True while more of the answer is arriving. */
  isComing?: boolean
  /** True for a new warning of danger, which is announced at once. False for an older one. */
  isUrgent?: boolean
  /** True if the user stopped the answer. */
  isStopped?: boolean
}

export type Message = UserMessage | BotMessage

/** `Water Heater (13 years old)`, as in the list of appliances. */
export const applianceLabel = ({ applianceType, ageInYears }: ChosenAppliance): string =>
  `${typeLabel(applianceType)} (${formatYears(ageInYears)} old)`

/** The place of an appliance: `77 Maple Ave, Denver, CO, unit 1A`. */
export const placeOf = ({
  propertyAddress,
  unitNumber,
}: Pick<ChosenAppliance, 'propertyAddress' | 'unitNumber'>): string =>
  unitNumber === null ? propertyAddress : `${propertyAddress}, unit ${unitNumber}`

/** A message without its id and time. */
export type Words<M extends Message> = Omit<M, 'id' | 'timestamp'>

/**
 * Converts an answer to a message. Its date is offered if it is for the selected appliance and differs from the
 * recorded one.
 */
export function answerMessage(body: unknown, appliance: ChosenAppliance | null): Words<BotMessage> {
  const answer = readAnswer(body)
  const { forecastedDate: date, subject } = answer
  if (answer.isDanger) return { type: 'bot', content: answer.text, answer, isUrgent: true }
  if (answer.action) return { type: 'bot', content: answer.text, answer, offer: answer.action }
  const isAboutChosen = appliance !== null && (subject === null || subject.componentId === appliance.id)
  if (date === undefined || !isAboutChosen) return { type: 'bot', content: answer.text, answer }
  const keptDate = readDate(subject?.forecastedReplacementDate ?? appliance.forecastedReplacementDate)
  if (date === keptDate) return { type: 'bot', content: answer.text, answer }
  const update = { appliance, date, keptDate, isDone: false }
  return { type: 'bot', content: answer.text, answer, update }
}
