import {
  createProperties,
  listProperties,
  listUnits,
  readProperty,
} from '@home-pulse/contract/features/properties'
import { maxWholeListEntries } from '@home-pulse/contract/primitives'
import { applianceTypes } from '@home-pulse/contract/vocabulary'
import { maxPostedComponents, maxPostedUnits } from '../../platform/limits.ts'
import { ownProperty } from '../../platform/owned.ts'
import { pageOf } from '../../platform/paging.ts'
import type { Platform } from '../../platform/platform.ts'
import { refuse } from '../../platform/refusal.ts'
import { discardAbandonedImports, importCleanupJob } from '../../platform/staged-import.ts'
import { selectComponents } from '../components/queries.ts'
import { describeProperties } from './commands.ts'
import { registerCsv } from './csv-routes.ts'
import { registerPropertyLife } from './life-routes.ts'
import { countComponents, countUnits, createPortfolio } from './portfolio-commands.ts'
import { presentListed, presentUnits } from './present.ts'
import { selectListed, selectUnits } from './queries.ts'

export function registerProperties(platform: Platform): void {
  const { bind, gate } = platform

  bind(createProperties, async ({ body, session, request }) => {
    const issues = [
      { count: countUnits(body), max: maxPostedUnits, noun: 'units' },
      { count: countComponents(body), max: maxPostedComponents, noun: 'structures and appliances' },
    ]
      .filter(({ count, max }) => count > max)
      .map(({ max, noun }) => ({
        path: '',
        message: `must have at most ${max.toLocaleString('en-US')} ${noun} in all`,
      }))
    if (issues.length > 0) return refuse('invalid_request', { issues })
    return createPortfolio(platform, session, request, {
      homes: body,
      answer: (sql, rows) => describeProperties(sql, session, rows),
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
      return presentUnits(units, appliances, { state: property.state, today })
    }),
  )

  registerPropertyLife(platform)
  registerCsv(platform)
  platform.jobs.add(importCleanupJob(platform))
  platform.app.addHook('onListen', () =>
    platform.errands.run('discarding abandoned imports', () => discardAbandonedImports(platform)),
  )
}
