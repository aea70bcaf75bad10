import * as contract from '@home-pulse/contract/features/homebot/conversations'
import { apiError } from '../../platform/errors/api-error.ts'
import { pageOf } from '../../platform/http/pagination.ts'
import {
  deleteConversations,
  findConversation,
  isOwnConversation,
  selectExchanges,
} from './conversation-queries.ts'
import { presentExchange } from './present.ts'
import type { HomebotServices } from './services.ts'

const usualPage = 20

/** Registers the routes that read and delete a customer's own conversations. */
export function registerConversations({ bind, gate }: HomebotServices): void {
  bind(contract.listHomebotExchanges, ({ query, session: { owner }, reply }) =>
    gate.read(owner, async (sql) => {
      const { conversationId, cursor, limit = usualPage } = query
      if (conversationId && !(await isOwnConversation(sql, owner, conversationId)))
        return apiError('not_found')
      // A cursor names an exchange. All its pages show the same conversation, even if another conversation is newer by
      // now.
      const id = conversationId ?? (await findConversation(sql, owner, cursor))
      if (id === undefined) return []
      const rows = await selectExchanges(sql, owner, id, { before: cursor, limit: limit + 1 })
      return pageOf(rows, limit, reply, (last) => last.id).map(presentExchange)
    }),
  )

  bind(contract.removeHomebotConversation, ({ params, session: { owner, actor } }) =>
    gate.write(owner, actor, async (sql) => {
      const removed = await deleteConversations(sql, owner, params.id)
      return removed > 0 ? { id: params.id } : apiError('not_found')
    }),
  )

  bind(contract.removeHomebotConversations, async ({ session: { owner, actor } }) => ({
    removed: await gate.write(owner, actor, (sql) => deleteConversations(sql, owner)),
  }))
}
