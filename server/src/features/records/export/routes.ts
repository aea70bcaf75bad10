import { readExport, startExport } from '@home-pulse/contract/features/records/records'
import { id as uuid } from '@home-pulse/contract/primitives'
import { z } from 'zod'
import { apiError } from '../../../platform/errors/api-error.ts'
import { enforceReadLimits } from '../../../platform/http/load/slow-reader.ts'
import { publicOrigin } from '../../../platform/http/public-origin.ts'
import type { RecordsServices } from '../services.ts'
import { openExport } from './commands.ts'
import { isUnderWay, selectNewestRun } from './queries.ts'

const linkLifetimeMs = 5 * 60 * 1000
const downloadPath = '/v1/downloads/exports/'

/** The query of a signed download URL. */
const exportQuery = z.object({ customer: uuid, user: uuid, on: z.iso.date() })

/**
 * Registers the routes that start an export, report its progress, and download it. The download needs no
 * token, because its signed URL is the permission.
 */
export function registerExports(services: RecordsServices): void {
  const { app, bind, clock, config, gate, makeId, sessionLinks } = services

  bind(startExport, async ({ session, request }) => {
    const origin = publicOrigin(config, request)
    const { owner, userId, today } = session
    const newest = await gate.read(owner, (sql) => selectNewestRun(sql, owner))
    if (isUnderWay(newest, clock.nowMs())) return apiError('export_under_way')
    const id = makeId()
    const query = new URLSearchParams({ customer: owner.customerId, user: userId, on: today })
    const address = `${downloadPath}${id}?${query}`
    return {
      id,
      download_url: origin + sessionLinks.sign('GET', address, session, clock.nowMs() + linkLifetimeMs),
    }
  })

  bind(readExport, async ({ session: { owner } }) => {
    const run = await gate.read(owner, (sql) => selectNewestRun(sql, owner))
    if (!run) return { export: null }
    const isDead = run.finishedAt === null && !isUnderWay(run, clock.nowMs())
    return {
      export: {
        id: run.id,
        status: isDead ? 'failed' : run.status,
        files_done: run.filesDone,
        files_total: run.filesTotal,
        started_at: run.startedAt.toISOString(),
        finished_at: (isDead ? run.seenAt : run.finishedAt)?.toISOString() ?? null,
      },
    }
  })

  app.get<{ Params: { id: string } }>(
    `${downloadPath}:id`,
    {
      schema: { hide: true },
      exposeHeadRoute: false,
      onRequest: ({ method, url }) => sessionLinks.check(method, url),
    },
    async ({ params: { id }, query }, reply) => {
      const { customer, user, on } = exportQuery.parse(query)
      const zip = await openExport(services, customer, user, id)
      enforceReadLimits(reply.raw, services.readLimits, () =>
        zip.destroy(new Error('the download is too slow')),
      )
      return reply
        .type('application/zip')
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="home-pulse-${on}.zip"`)
        .send(zip)
    },
  )
}
