import {
  createProperties,
  listProperties,
  listUnits,
  readProperty,
} from '@home-pulse/contract/features/properties/properties'
import { maxWholeListEntries } from '@home-pulse/contract/primitives'
import { apiError } from '../../platform/errors/api-error.ts'
import { mapYielding } from '../../platform/http/load/yielding-loop.ts'
import { pageOf, readInSlices } from '../../platform/http/pagination.ts'
import { discardAbandonedImports, importCleanupJob } from '../../platform/storage/staged-import.ts'
import { describeProperties } from './commands.ts'
import { createHomes } from './create-commands.ts'
import { registerCsv } from './csv/routes.ts'
import { registerPropertyLife } from './life-routes.ts'
import { presentListed } from './present.ts'
import { type ListedRow, selectListed } from './queries.ts'
import type { PropertiesServices } from './services.ts'
import { listUnitPage } from './units/read.ts'

export function registerProperties(services: PropertiesServices): void {
  const { bind, gate } = services

  bind(createProperties, ({ body, session, request }) =>
    createHomes(services, session, request, {
      homes: body,
      answer: (sql, rows) => describeProperties(sql, session, rows),
    }),
  )

  bind(listProperties, async ({ query, session, reply }) => {
    const { limit = maxWholeListEntries } = query
    const { owner, today } = session
    const read = await readInSlices<ListedRow>(limit + 1, (rows, last) =>
      gate.read(owner, (sql) =>
        selectListed(sql, owner, { ...query, cursor: last?.id ?? query.cursor, limit: rows }),
      ),
    )
    const page = pageOf(read, limit, reply, (last) => last.id)
    return mapYielding(page, (row) => presentListed(row, today))
  })

  bind(readProperty, ({ params, session }) =>
    gate.read(session.owner, async (sql) => {
      const [row] = await selectListed(sql, session.owner, params)
      return row ? presentListed(row, session.today) : apiError('not_found')
    }),
  )

  bind(listUnits, (call) => listUnitPage(gate, call))

  registerPropertyLife(services)
  registerCsv(services)
  services.jobs.add(importCleanupJob(services))
  services.app.addHook('onListen', () =>
    services.backgroundTasks.run('discarding abandoned imports', () => discardAbandonedImports(services)),
  )
}
