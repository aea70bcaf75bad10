import {
  setForecastDate,
  updateAppliances,
  updateStructures,
} from '@home-pulse/contract/features/components/components'
import { applianceTypes, structureTypes } from '@home-pulse/contract/vocabulary'
import { findOwnProperty, required } from '../../platform/tenancy/ownership.ts'
import { presentAppliance, presentStructure } from './present.ts'
import type { ComponentsServices } from './services.ts'
import { updateComponents } from './update-commands.ts'

export function registerUpdates({ bind, gate }: ComponentsServices): void {
  bind(updateAppliances, ({ params, body, session }) =>
    gate.write(session.owner, session.actor, async (sql) => {
      const property = required(await findOwnProperty(sql, session.owner, params.id))
      const updates = body.applianceUpdates
      const pathOf = (index: number) => `applianceUpdates.${index}`
      const rows = await updateComponents(sql, session, property, applianceTypes, updates, pathOf)
      return rows.map((row) => presentAppliance(row, { state: property.state, today: session.today }))
    }),
  )

  bind(updateStructures, ({ params, body, session }) =>
    gate.write(session.owner, session.actor, async (sql) => {
      const property = required(await findOwnProperty(sql, session.owner, params.id))
      const updates = body.structureUpdates
      const pathOf = (index: number) => `structureUpdates.${index}`
      const rows = await updateComponents(sql, session, property, structureTypes, updates, pathOf)
      return rows.map((row) => presentStructure(row, { state: property.state, today: session.today }))
    }),
  )

  // Ignores `propertyId` in the body: the path names the property.
  bind(setForecastDate, ({ params, body, session }) =>
    gate.write(session.owner, session.actor, async (sql) => {
      const property = required(await findOwnProperty(sql, session.owner, params.id))
      const { applianceId: id, applianceType: type, forecastedReplacementDate } = body
      const update = { id, type, forecasted_replacement_date: forecastedReplacementDate }
      await updateComponents(sql, session, property, applianceTypes, [update], () => 'applianceType')
      return { putRecordStatus: 200 as const }
    }),
  )
}
