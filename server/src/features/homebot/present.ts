import type { HomebotExchange } from '@home-pulse/contract/features/homebot/conversations'
import type {
  ChosenAppliance,
  HomebotAnswer,
  HomebotSubject,
} from '@home-pulse/contract/features/homebot/homebot'
import type { ApplianceType } from '@home-pulse/contract/vocabulary'
import { forecastRange } from '@home-pulse/lifecycle/survival/forecast'
import { circumstancesOf, clampToInstallation } from '../components/present.ts'
import { presentAddress } from '../properties/present.ts'
import type { Answer } from './answers/facts.ts'
import { ageOf } from './answers/sentences.ts'
import type { ExchangeRow } from './conversation-queries.ts'
import type { ChoiceRow, ComponentRow } from './queries.ts'

export const textOf = ({ paragraphs }: Answer): string =>
  paragraphs.filter((paragraph) => paragraph !== '').join('\n\n')

/** Converts an answer to the API response. `response` is the text of the engine or of the language model. */
export const presentAnswer = (
  answer: Answer,
  { today, conversationId, response }: { today: string; conversationId: string; response: string },
): HomebotAnswer => ({
  response,
  forecasted_replacement_date: proposedDate(answer),
  is_danger: answer.isDanger ?? false,
  conversation_id: conversationId,
  subject: answer.subject ? presentSubject(answer.subject, today) : null,
  action: answer.action ?? null,
  sources: [...(answer.sources ?? [])],
  next_questions: [...(answer.next ?? [])],
})

/**
 * Returns the date that the client may offer as a change. Clients offer any date that they receive, so the result is
 * null if the record already has this date.
 */
const proposedDate = ({ forecastOn, subject }: Answer) =>
  forecastOn === undefined || forecastOn === subject?.forecastOn ? null : forecastOn

export const presentExchange = (row: ExchangeRow): HomebotExchange => ({
  id: row.id,
  conversation_id: row.conversationId,
  asked_at: row.askedAt.toISOString(),
  question: row.question,
  component_id: row.componentId,
  component_type: row.componentType,
  answer: JSON.parse(row.answer),
})

function presentSubject(row: ComponentRow, today: string): HomebotSubject {
  const { installedOn } = row
  const { forecastLow, forecastHigh } = forecastRange({
    ...circumstancesOf(row, row.state),
    installedOn,
    today: clampToInstallation(installedOn, today),
  })
  return {
    component_id: row.id,
    type: row.type,
    property_id: row.propertyId,
    property_address: presentAddress(row),
    unit_number: row.unitNumber,
    installed_on: installedOn,
    forecasted_replacement_date: row.forecastOn,
    forecast_low: forecastLow,
    forecast_high: forecastHigh,
  }
}

export const presentChoice = (row: ChoiceRow, today: string): ChosenAppliance => ({
  id: row.id,
  // The cast is safe: the query selects only appliances.
  appliance_type: row.type as ApplianceType,
  age_in_years: ageOf(row, today),
  property_id: row.propertyId,
  property_address: presentAddress(row),
  unit_number: row.unitNumber,
  forecasted_replacement_date: row.forecastOn,
})
