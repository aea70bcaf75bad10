import type { AskedQuestion, askHomebot, HomebotAnswer } from '@home-pulse/contract/features/homebot'
import type { Sql } from '../../platform/database.ts'
import type { Say } from '../../platform/event-stream.ts'
import { orNotFound, ownComponent, ownProperty } from '../../platform/owned.ts'
import type { Platform } from '../../platform/platform.ts'
import { refuse } from '../../platform/refusal.ts'
import type { Session } from '../../platform/session.ts'
import { keepExchange, readTalk } from './conversation-commands.ts'
import { reply } from './mind.ts'
import { presentAnswer, textOf } from './present.ts'

/** How an answer reaches who asked: piece by piece, until they are gone. */
interface Listener {
  readonly say: Say<typeof askHomebot>
  readonly gone: AbortSignal
}

/** Answers a question, in the talk that it goes on with, and keeps both. */
export async function answerQuestion(
  platform: Platform,
  session: Session,
  body: AskedQuestion,
  { say }: Listener,
): Promise<HomebotAnswer> {
  const { gate, makeId } = platform
  const { owner, today } = session
  const found = await gate.read(owner, async (sql) => {
    const { chosen, property } = await findChosen(sql, session, body)
    const talk = await readTalk(sql, owner, body.conversationId)
    return { chosen, ...(await reply(sql, session, { ...body, chosen, property, topic: talk.topic })) }
  })
  const conversationId = body.conversationId ?? makeId()
  say('conversation', { conversation_id: conversationId })

  const response = textOf(found.answer)
  for (const paragraph of response.split(/(?=\n\n)/)) say('text', { text: paragraph })

  const answer = presentAnswer(found.answer, { today, conversationId, response })
  await keepExchange(platform, session, {
    conversationId,
    isNew: body.conversationId === undefined,
    question: body.question,
    chosen: found.chosen,
    answer,
    topic: found.topic,
  })
  return answer
}

/** What was chosen beside the question; whatever is not the customer's does not exist. */
async function findChosen(
  sql: Sql,
  { owner }: Session,
  { applianceId, propertyId }: Pick<AskedQuestion, 'applianceId' | 'propertyId'>,
) {
  const property = propertyId ? orNotFound(await ownProperty(sql, owner, propertyId)) : undefined
  const chosen = applianceId ? orNotFound(await ownComponent(sql, owner, applianceId)) : undefined
  if (property && chosen && chosen.property.id !== property.id) throw refuse('not_found')
  return { chosen, property }
}
