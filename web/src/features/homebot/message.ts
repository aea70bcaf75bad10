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
  /** The type of the chosen appliance, if one was chosen. */
  applianceType: string | undefined
}

/** A date that can be taken over for the appliance that the question was about. */
export interface DateUpdate {
  appliance: ChosenAppliance
  date: PlainDate
  /** The date that stood when the answer came. */
  keptDate: PlainDate | null
  isDone: boolean
}

export interface BotMessage extends Said {
  type: 'bot'
  answer?: HomebotAnswer
  update?: DateUpdate
  /** The question that could not be answered, to ask it again. */
  unanswered?: string
  /** A change that it offers. One of an earlier day is not offered again. */
  offer?: NonNullable<HomebotAnswer['action']>
  /** More of it is on its way. */
  isComing?: boolean
  /** A danger that was spoken of only now, not one of days ago: it interrupts. */
  isUrgent?: boolean
  /** Somebody wanted no more of it. */
  isStopped?: boolean
}

export type Message = UserMessage | BotMessage

/** `Water Heater (13 years old)`, as the list of appliances names one. */
export const applianceLabel = ({ applianceType, ageInYears }: ChosenAppliance): string =>
  `${typeLabel(applianceType)} (${formatYears(ageInYears)} old)`

/** `77 Maple Ave, Denver, CO, unit 1A`. */
export const placeOf = ({
  propertyAddress,
  unitNumber,
}: Pick<ChosenAppliance, 'propertyAddress' | 'unitNumber'>): string =>
  unitNumber === null ? propertyAddress : `${propertyAddress}, unit ${unitNumber}`

/** A message before it has its place and its time. */
export type Words<M extends Message> = Omit<M, 'id' | 'timestamp'>

/** An answer as a message. Its date is offered if it is for the chosen appliance and differs from the recorded one. */
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
