import {
  createProperties,
  listProperties,
  listUnits,
  readProperty,
  type SubmittedProperty,
} from '@home-pulse/contract/features/properties'
import { maxWholeListEntries } from '@home-pulse/contract/primitives'
import { applianceTypes } from '@home-pulse/contract/vocabulary'
import { createOnce } from '../../platform/idempotency.ts'
import { ownProperty } from '../../platform/owned.ts'
import { pageOf } from '../../platform/paging.ts'
import type { Platform } from '../../platform/platform.ts'
import { refuse } from '../../platform/refusal.ts'
import { selectComponents } from '../components/queries.ts'
import { addProperties, describeProperties } from './commands.ts'
import { registerCsv } from './csv-routes.ts'
import { registerPropertyLife } from './life-routes.ts'
import { presentListed, presentUnit } from './present.ts'
import { selectListed, selectUnits } from './queries.ts'

export function registerProperties(platform: Platform): void {
  const { bind, gate } = platform

  bind(createProperties, async ({ body, session, request }) => {
    if (countComponents(body) > mostComponents) {
      const message = `must have at most ${mostComponents.toLocaleString('en-US')} structures and appliances in all`
      return refuse('invalid_request', { issues: [{ path: '', message }] })
    }
    return createOnce(platform, session, request, async (sql) => {
      const rows = await addProperties(platform, sql, session, body)
      return describeProperties(sql, session, rows)
    })
  })

  bind(listProperties, ({ query, session, reply }) =>
    gate.read(session.owner, async (sql) => {
      const { limit = maxWholeListEntries } = query
      const rows = await selectListed(sql, session.owner, { ...query, limit })
      const page = pageOf(rows, limit, reply, (last) => last.id)
      return page.map((row) => presentListed(row, session.today))
    }),
  )

  bind(readProperty, ({ params, session }) =>
    gate.read(session.owner, async (sql) => {
      const [row] = await selectListed(sql, session.owner, params)
      return row ? presentListed(row, session.today) : refuse('not_found')
    }),
  )

  bind(listUnits, ({ params, session }) =>
    gate.read(session.owner, async (sql) => {
      const { owner, today } = session
      const property = await ownProperty(sql, owner, params.id)
      if (!property) return refuse('not_found')
      const units = await selectUnits(sql, owner, property)
      const appliances = await selectComponents(sql, owner, property, applianceTypes)
      const viewpoint = { state: property.state, today }
      return units.map((unit) =>
        presentUnit(
          unit,
          appliances.filter(({ unitId }) => unitId === unit.id),
          viewpoint,
        ),
      )
    }),
  )

  registerPropertyLife(platform)
  registerCsv(platform)
}

/** What one request may add: a thousand homes of twenty components. Larger portfolios come as CSV. */
const mostComponents = 20_000

const countComponents = (homes: readonly SubmittedProperty[]): number =>
  homes
    .flatMap(({ structures, appliances, units }) => [
      structures,
      appliances,
      ...units.map((unit) => unit.appliances),
    ])
    .reduce((sum, list) => sum + list.length, 0)
