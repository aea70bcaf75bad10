import {
  setForecastDate,
  updateAppliances,
  updateStructures,
} from '@home-pulse/contract/features/components/components'
import { applianceTypes, structureTypes } from '@home-pulse/contract/vocabulary'
import { findOwnProperty, required } from '../../platform/tenancy/ownership.ts'
import { presentAppliance, presentStructure } from './present.ts'
import type { ComponentsServices } from './services.ts'
import { type RequestedUpdate, updateComponents } from './update-commands.ts'

export function registerUpdates({ bind, gate }: ComponentsServices): void {
  bind(updateAppliances, ({ params, body, session }) =>
    gate.write(session.owner, session.actor, async (sql) => {
      const property = required(await findOwnProperty(sql, session.owner, params.id))
      const updates = withPaths('applianceUpdates', body.applianceUpdates)
      const rows = await updateComponents(sql, session, property, applianceTypes, updates)
      return rows.map((row) => presentAppliance(row, { state: property.state, today: session.today }))
    }),
  )

  bind(updateStructures, ({ params, body, session }) =>
    gate.write(session.owner, session.actor, async (sql) => {
      const property = required(await findOwnProperty(sql, session.owner, params.id))
      const updates = withPaths('structureUpdates', body.structureUpdates)
      const rows = await updateComponents(sql, session, property, structureTypes, updates)
      return rows.map((row) => presentStructure(row, { state: property.state, today: session.today }))
    }),
  )

  // The property is the one in the path. A `propertyId` in the body is ignored.
  bind(setForecastDate, ({ params, body, session }) =>
    gate.write(session.owner, session.actor, async (sql) => {
      const property = required(await findOwnProperty(sql, session.owner, params.id))
      const { applianceId: id, applianceType: type, forecastedReplacementDate } = body
      const update = { id, type, forecasted_replacement_date: forecastedReplacementDate }
      await updateComponents(sql, session, property, applianceTypes, [{ path: 'applianceType', update }])
      return { putRecordStatus: 200 as const }
    }),
  )
}

const withPaths = (list: string, updates: readonly RequestedUpdate['update'][]): RequestedUpdate[] =>
  updates.map((update, index) => ({ path: `${list}.${index}`, update }))
