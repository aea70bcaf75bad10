import {
  createProperties,
  listProperties,
  listUnits,
  readProperty,
} from '@home-pulse/contract/features/properties'
import { maxWholeListEntries } from '@home-pulse/contract/primitives'
import { maxPostedComponents, maxPostedUnits } from '../../platform/limits.ts'
import { pageOf, readInSlices } from '../../platform/paging.ts'
import type { Platform } from '../../platform/platform.ts'
import { refuse } from '../../platform/refusal.ts'
import { discardAbandonedImports, importCleanupJob } from '../../platform/staged-import.ts'
import { mapInTurns } from '../../platform/turns.ts'
import { describeProperties } from './commands.ts'
import { registerCsv } from './csv-routes.ts'
import { registerPropertyLife } from './life-routes.ts'
import { countComponents, countUnits, createPortfolio } from './portfolio-commands.ts'
import { presentListed } from './present.ts'
import { type ListedRow, selectListed } from './queries.ts'
import { listUnitPage } from './unit-list-commands.ts'

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

  bind(listProperties, async ({ query, session, reply }) => {
    const { limit = maxWholeListEntries } = query
    const { owner, today } = session
    const read = await readInSlices<ListedRow>(limit + 1, (rows, last) =>
      gate.read(owner, (sql) =>
        selectListed(sql, owner, { ...query, cursor: last?.id ?? query.cursor, limit: rows }),
      ),
    )
    const page = pageOf(read, limit, reply, (last) => last.id)
    return mapInTurns(page, (row) => presentListed(row, today))
  })

  bind(readProperty, ({ params, session }) =>
    gate.read(session.owner, async (sql) => {
      const [row] = await selectListed(sql, session.owner, params)
      return row ? presentListed(row, session.today) : refuse('not_found')
    }),
  )

  bind(listUnits, (call) => listUnitPage(gate, call))

  registerPropertyLife(platform)
  registerCsv(platform)
  platform.jobs.add(importCleanupJob(platform))
  platform.app.addHook('onListen', () =>
    platform.errands.run('discarding abandoned imports', () => discardAbandonedImports(platform)),
  )
}
