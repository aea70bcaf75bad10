import * as contract from '@home-pulse/contract/features/homebot/homebot'
import { maxPageEntries } from '@home-pulse/contract/primitives'
import { makeLazy } from '../../platform/config/lazy.ts'
import { pageOf } from '../../platform/http/pagination.ts'
import { registerConversations } from './conversation-routes.ts'
import { presentChoice } from './present.ts'
import { selectChoices } from './queries.ts'
import type { HomebotServices } from './services.ts'

/** The delay in milliseconds before the dictionary is loaded. It lets the requests of the first screen finish first. */
const loadAfterMs = 5_000

export function registerHomebot(services: HomebotServices): void {
  const { app, bind, gate } = services
  /** Loading the dictionary takes half a second. The first question or the timer below starts it. */
  const answering = makeLazy(async () => {
    const { createAnswering } = await import('./commands.ts')
    return createAnswering(services)
  })
  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', () => {
    timer = setTimeout(() => {
      answering.get().catch((error: unknown) => app.log.error(error, 'HomeBot could not be loaded'))
    }, loadAfterMs).unref()
  })
  app.addHook('onClose', async () => clearTimeout(timer))

  bind(contract.askHomebot, async ({ body, session, send, gone }) => {
    const answerQuestion = await answering.get()
    return answerQuestion(session, body, { send, gone })
  })

  bind(contract.listHomebotAppliances, ({ query, session, reply }) =>
    gate.read(session.owner, async (sql) => {
      const { cursor, limit = maxPageEntries } = query
      const words = (query.q ?? '').toLowerCase().replaceAll('_', ' ').split(/\s+/).filter(Boolean)
      // Reads one row more than a page has. If there is such a row, another page follows.
      const rows = await selectChoices(sql, session.owner, { words, after: cursor, limit: limit + 1 })
      return pageOf(rows, limit, reply, ({ id }) => id).map((row) => presentChoice(row, session.today))
    }),
  )
  registerConversations(services)
}
