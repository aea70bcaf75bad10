import * as contract from '@home-pulse/contract/features/plan'
import type { FastifyRequest } from 'fastify'
import { nowDate, todayIn } from '../../platform/clock.ts'
import { publicOrigin } from '../../platform/origin.ts'
import type { Platform } from '../../platform/platform.ts'
import { refuse } from '../../platform/refusal.ts'
import { makePlan } from './due-commands.ts'
import { calendarEvents, type Feed, hashOfToken, readFeed, renewFeed } from './feed-commands.ts'
import { renderCalendar } from './feed-present.ts'
import { type FoundCalendar, findCalendar, revokeFeed } from './feed-queries.ts'

declare module 'fastify' {
  interface FastifyRequest {
    calendar: (FoundCalendar & { readonly today: string }) | undefined
  }
}

/** The calendar that other programs subscribe to, and the address by which they do. */
export function registerFeed(platform: Platform): void {
  const { bind, clock, config, gate } = platform
  const present = (feed: Feed | undefined, request: FastifyRequest) => ({
    url: feed
      ? publicOrigin(config, request) + contract.readCalendar.path.replace(':token', feed.token)
      : null,
    created_at: feed?.createdAt.toISOString() ?? null,
  })

  bind(contract.readCalendarFeed, async ({ session, request }) =>
    present(await gate.read(session.owner, (sql) => readFeed(platform, sql, session.owner)), request),
  )

  bind(contract.createCalendarFeed, async ({ session, request }) => {
    publicOrigin(config, request)
    const { owner, actor } = session
    return present(await gate.write(owner, actor, (sql) => renewFeed(platform, sql, owner)), request)
  })

  bind(contract.revokeCalendarFeed, async ({ session, request }) => {
    const { owner, actor } = session
    await gate.write(owner, actor, (sql) => revokeFeed(sql, owner, nowDate(clock)))
    return present(undefined, request)
  })

  serveCalendar(platform)
}

function serveCalendar({ app, bind, clock, config, etags, gate }: Platform): void {
  app.register(async (scope) => {
    scope.decorateRequest('calendar', undefined)
    // Like a session's: one query says whose it is and whether the subscriber's copy still holds.
    scope.addHook('preHandler', async (request, reply) => {
      const { token } = request.params as { token: string }
      const found = await gate.withoutOwner((connection) => findCalendar(connection, hashOfToken(token)))
      if (!found) throw refuse('not_found')
      const isPaid = found.paid_until !== null && found.paid_until.getTime() > clock.nowMs()
      if (config.enforcePayment && !isPaid) throw refuse('payment_required')
      const today = todayIn(found.time_zone, clock)
      const { customer_id: customerId, data_version: dataVersion } = found
      const url = publicOrigin(config, request) + request.url
      const etag = etags.mint({ customerId, dataVersion, url, today })
      reply.header('etag', etag).header('cache-control', 'private, no-cache')
      if (etags.isAmong(etag, request.headers['if-none-match'] ?? '')) return reply.code(304).send()
      request.calendar = { ...found, today }
      return undefined
    })

    bind(
      contract.readCalendar,
      async ({ request, reply }) => {
        if (!request.calendar) return refuse('not_found')
        const { customer_id: customerId, time_zone: timeZone, today } = request.calendar
        const origin = publicOrigin(config, request)
        const owner = gate.admit(customerId)
        const plan = await gate.read(owner, (sql) => makePlan(sql, owner, { timeZone, today }, {}))
        reply
          .type('text/calendar; charset=utf-8')
          .header('content-disposition', 'inline; filename="home-pulse.ics"')
        const overdue = plan.filter(({ dueOn }) => dueOn < today)
        return renderCalendar({ events: calendarEvents(plan, today), overdue, today, origin, customerId })
      },
      scope,
    )
  })
}
