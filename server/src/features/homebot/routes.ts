import * as contract from '@home-pulse/contract/features/homebot'
import type { Sql } from '../../platform/database.ts'
import { orNotFound, ownComponent, ownProperty } from '../../platform/owned.ts'
import type { Platform } from '../../platform/platform.ts'
import { refuse } from '../../platform/refusal.ts'
import type { Session } from '../../platform/session.ts'
import { presentAnswer, presentChoice } from './present.ts'
import { selectChoices } from './queries.ts'

/** The words' library takes half a second to load: a server that starts does not wait for it. */
const loadMind = () => import('./mind.ts')

export function registerHomebot({ app, bind, gate }: Platform): void {
  app.addHook('onListen', () => {
    loadMind().catch((error: unknown) => app.log.error(error, 'HomeBot could not be loaded'))
  })

  bind(contract.askHomebot, async ({ body, session }) => {
    const { reply } = await loadMind()
    return gate.read(session.owner, async (sql) => {
      const { chosen, property } = await findChosen(sql, session, body)
      return presentAnswer(await reply(sql, session, { ...body, chosen, property }), session.today)
    })
  })

  bind(contract.listHomebotAppliances, ({ query, session }) =>
    gate.read(session.owner, async (sql) => {
      const words = (query.q ?? '').toLowerCase().replaceAll('_', ' ').split(/\s+/).filter(Boolean)
      const rows = await selectChoices(sql, session.owner, { words, limit: query.limit })
      return rows.map((row) => presentChoice(row, session.today))
    }),
  )
}

/** What was chosen beside the question; whatever is not the customer's does not exist. */
async function findChosen(
  sql: Sql,
  { owner }: Session,
  { applianceId, propertyId }: Pick<contract.AskedQuestion, 'applianceId' | 'propertyId'>,
) {
  const property = propertyId ? orNotFound(await ownProperty(sql, owner, propertyId)) : undefined
  const chosen = applianceId ? orNotFound(await ownComponent(sql, owner, applianceId)) : undefined
  if (property && chosen && chosen.property.id !== property.id) throw refuse('not_found')
  return { chosen, property }
}
