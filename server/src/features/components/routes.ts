import { listAppliances, listStructures, listUnitAppliances } from '@home-pulse/contract/features/components'
import { applianceTypes, structureTypes } from '@home-pulse/contract/vocabulary'
import { ownProperty, ownUnit } from '../../platform/owned.ts'
import type { Platform } from '../../platform/platform.ts'
import { refuse } from '../../platform/refusal.ts'
import { registerComponentLife } from './life-routes.ts'
import { presentAppliance, presentStructure } from './present.ts'
import { selectComponents, selectUnitComponents } from './queries.ts'
import { registerUpdates } from './update-routes.ts'

export function registerComponents(platform: Platform): void {
  const { bind, gate } = platform
  bind(listAppliances, ({ params, session }) =>
    gate.read(session.owner, async (sql) => {
      const property = await ownProperty(sql, session.owner, params.id)
      if (!property) return refuse('not_found')
      const rows = await selectComponents(sql, session.owner, property, applianceTypes)
      return rows.map((row) => presentAppliance(row, { state: property.state, today: session.today }))
    }),
  )

  bind(listStructures, ({ params, session }) =>
    gate.read(session.owner, async (sql) => {
      const property = await ownProperty(sql, session.owner, params.id)
      if (!property) return refuse('not_found')
      const rows = await selectComponents(sql, session.owner, property, structureTypes)
      return rows.map((row) => presentStructure(row, { state: property.state, today: session.today }))
    }),
  )

  bind(listUnitAppliances, ({ params, session }) =>
    gate.read(session.owner, async (sql) => {
      const unit = await ownUnit(sql, session.owner, params.id)
      if (!unit) return refuse('not_found')
      const rows = await selectUnitComponents(sql, session.owner, unit)
      return rows.map((row) => presentAppliance(row, { state: unit.property.state, today: session.today }))
    }),
  )

  registerUpdates(platform)
  registerComponentLife(platform)
}
