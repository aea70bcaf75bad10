import formbody from '@fastify/formbody'
import type { MailKind } from '@home-pulse/contract/features/plan/mail-kinds'
import * as contract from '@home-pulse/contract/features/plan/plan'
import type { FastifyReply } from 'fastify'
import { required } from '../../../platform/tenancy/ownership.ts'
import type { PlanServices } from '../services.ts'
import { digestJobs } from './commands.ts'
import { selectMailPreferences, updateMailPreferences } from './queries.ts'
import { unsubscribeAddress, unsubscribePage } from './unsubscribe-present.ts'
import { readUnsubscribeLink } from './unsubscribe-rules.ts'

/** Registers the jobs that send the plan's emails, and the routes for preferences and unsubscribing. */
export function registerDigest(services: PlanServices): void {
  const { bind, gate, jobs } = services
  for (const job of digestJobs(services)) jobs.add(job)

  bind(contract.readMailPreferences, ({ session: { owner } }) =>
    gate.read(owner, async (sql) => required(await selectMailPreferences(sql, owner))),
  )

  bind(contract.updateMailPreferences, ({ body, session: { owner, actor } }) =>
    gate.write(owner, actor, async (sql) => {
      await updateMailPreferences(sql, owner, body)
      return required(await selectMailPreferences(sql, owner))
    }),
  )

  serveUnsubscribe(services)
}

/** Serves the unsubscribe link of an email. A GET changes nothing, because mail scanners open every link. */
function serveUnsubscribe({ app, gate, pages, signedUrls }: PlanServices): void {
  const send = (reply: FastifyReply, state: 'ask' | 'done' | 'invalid', kind: MailKind = 'weekly') =>
    pages.sendPlain(reply, unsubscribePage(state, kind))
  const options = { schema: { hide: true } }

  app.register(async (scope) => {
    await scope.register(formbody)
    scope.get(unsubscribeAddress, options, async ({ url }, reply) => {
      const link = readUnsubscribeLink(signedUrls, url)
      return link ? send(reply, 'ask', link.kind) : send(reply.code(403), 'invalid')
    })
    scope.post(unsubscribeAddress, options, async ({ url, id: requestId }, reply) => {
      const link = readUnsubscribeLink(signedUrls, url)
      if (!link) return send(reply.code(403), 'invalid')
      const owner = gate.createOwner(link.customerId)
      const actor = { userId: link.customerId, action: 'unsubscribe', requestId }
      await gate.write(owner, actor, (sql) => updateMailPreferences(sql, owner, { [link.kind]: false }))
      return send(reply, 'done', link.kind)
    })
  })
}
