import type { askHomebot, ChosenAppliance, HomebotSubject } from '@home-pulse/contract/features/homebot'
import type { RouteResponse } from '@home-pulse/contract/route'
import type { ApplianceType } from '@home-pulse/contract/vocabulary'
import { forecastComponent } from '@home-pulse/lifecycle/forecast'
import { circumstancesOf, sinceInstalled } from '../components/present.ts'
import { presentAddress } from '../properties/present.ts'
import type { Answer } from './answers/facts.ts'
import { ageOf } from './answers/sentences.ts'
import type { AskedRow, ChoiceRow } from './queries.ts'

export const presentAnswer = (answer: Answer, today: string): RouteResponse<typeof askHomebot> => ({
  response: answer.paragraphs.filter((paragraph) => paragraph !== '').join('\n\n'),
  forecasted_replacement_date: answer.forecastOn ?? null,
  conversation_id: null,
  subject: answer.subject ? presentSubject(answer.subject, today) : null,
  sources: [...answer.sources],
  next_questions: [...answer.next],
})

function presentSubject(row: AskedRow, today: string): HomebotSubject {
  const { installedOn } = row
  const { forecastLow, forecastHigh } = forecastComponent({
    ...circumstancesOf(row, row.state),
    installedOn,
    today: sinceInstalled(installedOn, today),
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
  appliance_type: row.type as ApplianceType,
  age_in_years: ageOf(row, today),
  property_id: row.propertyId,
  property_address: presentAddress(row),
  unit_number: row.unitNumber,
  forecasted_replacement_date: row.forecastOn,
})
