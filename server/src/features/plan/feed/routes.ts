import * as contract from '@home-pulse/contract/features/plan/plan'
import type { FastifyRequest } from 'fastify'
import { nowDate, todayIn } from '../../../platform/config/clock.ts'
import { apiError } from '../../../platform/errors/api-error.ts'
import { publicOrigin } from '../../../platform/http/public-origin.ts'
import type { ResponseInputs } from '../../../platform/http/response-cache.ts'
import type { PlanServices } from '../services.ts'
import { renewFeed } from './commands.ts'
import { findCalendar, revokeFeed } from './queries.ts'
import { type Feed, readCalendar, readFeed } from './read.ts'
import { hashOfToken } from './token-rules.ts'

declare module 'fastify' {
  interface FastifyRequest {
    calendar: { readonly timeZone: string; readonly basis: ResponseInputs } | undefined
  }
}

/** Registers the routes that serve the calendar feed, and that show, renew and revoke its URL. */
export function registerFeed(services: PlanServices): void {
  const { bind, clock, config, gate } = services
  const present = (feed: Feed | undefined, request: FastifyRequest) => ({
    url: feed
      ? publicOrigin(config, request) + contract.readCalendar.path.replace(':token', feed.token)
      : null,
    created_at: feed?.createdAt.toISOString() ?? null,
  })

  bind(contract.readCalendarFeed, async ({ session, request }) =>
    present(await gate.read(session.owner, (sql) => readFeed(services, sql, session.owner)), request),
  )

  bind(contract.createCalendarFeed, async ({ session, request }) => {
    publicOrigin(config, request)
    const { owner, actor } = session
    return present(await gate.write(owner, actor, (sql) => renewFeed(services, sql, owner)), request)
  })

  bind(contract.revokeCalendarFeed, async ({ session, request }) => {
    const { owner, actor } = session
    await gate.write(owner, actor, (sql) => revokeFeed(sql, owner, nowDate(clock)))
    return present(undefined, request)
  })

  serveCalendar(services)
}

/** Calendar programs poll at most once every few minutes. Faster clients get 429. */
const maxPerMinute = 30

function serveCalendar(services: PlanServices): void {
  const { responseCache, app, bind, clock, config, etags, gate } = services
  app.register(async (scope) => {
    scope.decorateRequest('calendar', undefined)
    // The cast is safe, because the paths of all routes in this scope have the parameter `token`.
    const tokenOf = ({ params }: FastifyRequest) => (params as { token: string }).token
    scope.addHook(
      'onRequest',
      scope.rateLimit({ max: maxPerMinute, timeWindow: 60_000, keyGenerator: tokenOf }),
    )
    // One query finds the customer and shows whether the client's copy is current.
    scope.addHook('preHandler', async (request, reply) => {
      const found = await gate.withoutOwner((connection) =>
        findCalendar(connection, hashOfToken(tokenOf(request))),
      )
      if (!found) throw apiError('not_found')
      const isPaid = found.paid_until !== null && found.paid_until.getTime() > clock.nowMs()
      if (config.enforcePayment && !isPaid) throw apiError('payment_required')
      const basis = {
        customerId: found.customer_id,
        dataVersion: found.data_version,
        today: todayIn(found.time_zone, clock),
      }
      const { etag, answer } = responseCache.current(found.customer_id, urlOf(request), basis)
      reply.header('etag', etag).header('cache-control', 'private, no-cache')
      if (etags.isAmong(etag, request.headers['if-none-match'] ?? '')) return reply.code(304).send()
      if (answer) return reply.headers(answer.headers).send(answer.body)
      request.calendar = { timeZone: found.time_zone, basis }
      return undefined
    })

    /** Returns the URL without its query, which has no effect. It is the key of the cached response. */
    const urlOf = (request: FastifyRequest) =>
      publicOrigin(config, request) + contract.readCalendar.path.replace(':token', tokenOf(request))

    bind(
      contract.readCalendar,
      async ({ request, reply }) => {
        if (!request.calendar) return apiError('not_found')
        const { timeZone, basis } = request.calendar
        const { customerId, today } = basis
        const customer = { owner: gate.createOwner(customerId), timeZone, today }
        const calendar = await readCalendar(services, customer, publicOrigin(config, request))
        const headers = {
          'content-type': 'text/calendar; charset=utf-8',
          'content-disposition': 'inline; filename="home-pulse.ics"',
        }
        responseCache.store(customerId, urlOf(request), basis, { headers, body: Buffer.from(calendar) })
        reply.headers(headers)
        return calendar
      },
      scope,
    )
  })
}
