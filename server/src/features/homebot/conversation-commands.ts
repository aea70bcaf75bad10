import { maxStoredExchanges } from '@home-pulse/contract/features/homebot/conversations'
import { type HomebotAnswer, homebotAnswer } from '@home-pulse/contract/features/homebot/homebot'
import { nowDate } from '../../platform/config/clock.ts'
import type { Sql } from '../../platform/database/database.ts'
import { apiError } from '../../platform/errors/api-error.ts'
import type { Session } from '../../platform/http/session.ts'
import type { Owner } from '../../platform/tenancy/gate.ts'
import type { OwnedComponent } from '../../platform/tenancy/ownership.ts'
import {
  insertExchange,
  isOwnConversation,
  selectExchanges,
  selectLastExchange,
  trimExchanges,
} from './conversation-queries.ts'
import type { HomebotServices } from './services.ts'
import { emptyTopic, type Topic, topicSchema } from './understanding/conversation/topic.ts'

/** The number of earlier question-and-answer pairs that are read for a new question. */
const maxRemembered = 4

/** The time in milliseconds for which HomeBot remembers a danger that the conversation reported. */
const maxDangerMs = 24 * 3600 * 1000
/** The same limit, in a new conversation, for a danger that another conversation reported. */
const maxDangerElsewhereMs = 30 * 60 * 1000

/** The only part of a stored answer that the server reads again. */
const storedAnswer = homebotAnswer.pick({ response: true })

/** The end of a stored conversation: its last exchanges, oldest first, and its state after the last one. */
export interface OpenConversation {
  readonly exchanges: readonly { readonly question: string; readonly response: string }[]
  readonly topic: Topic | undefined
}

/** Reads the conversation that a question continues. Throws 404 if the conversation is not the owner's. */
export async function openConversation(
  sql: Sql,
  owner: Owner,
  conversationId: string | undefined,
  nowMs: number,
): Promise<OpenConversation> {
  const since = nowMs - maxDangerMs
  if (conversationId === undefined) return { exchanges: [], topic: await readLastDanger(sql, owner, nowMs) }
  if (!(await isOwnConversation(sql, owner, conversationId))) throw apiError('not_found')
  const rows = await selectExchanges(sql, owner, conversationId, { limit: maxRemembered })
  const stored = topicSchema.safeParse(JSON.parse(rows[0]?.topic ?? 'null'))
  const isFresh = rows[0] !== undefined && rows[0].askedAt.getTime() >= since
  return {
    exchanges: rows.reverse().map(({ question, answer }) => ({
      question,
      response: storedAnswer.parse(JSON.parse(answer)).response,
    })),
    topic: stored.data && {
      ...stored.data,
      dangers: isFresh ? stored.data.dangers : undefined,
      dangersElsewhere: stillCounting(stored.data.dangersElsewhere, nowMs),
    },
  }
}

/** Returns the dangers that another conversation reported. Undefined if the time for a reminder has passed. */
const stillCounting = <Reported extends { readonly untilMs: number }>(
  reported: Reported | undefined,
  nowMs: number,
): Reported | undefined => (reported && nowMs <= reported.untilMs ? reported : undefined)

/**
 * Returns a new conversation state that contains only recently reported dangers. They can come from any conversation of
 * the customer.
 */
async function readLastDanger(sql: Sql, owner: Owner, nowMs: number): Promise<Topic | undefined> {
  const last = await selectLastExchange(sql, owner)
  const topic = last && topicSchema.safeParse(JSON.parse(last.topic ?? 'null')).data
  if (!topic) return undefined
  const { dangers = [], propertyId } = topic
  const untilMs = last.askedAt.getTime() + maxDangerElsewhereMs
  const reported = dangers.length > 0 ? { dangers, propertyId, untilMs } : topic.dangersElsewhere
  const standing = stillCounting(reported, nowMs)
  return standing && { ...emptyTopic, dangersElsewhere: { ...standing, isReminded: false } }
}

export interface Exchange {
  readonly conversationId: string
  /**
   * True if the exchange begins a conversation. False if it continues one, even if that conversation was deleted after
   * the question arrived.
   */
  readonly isNew: boolean
  readonly question: string
  readonly chosen: OwnedComponent | undefined
  readonly answer: HomebotAnswer
  readonly topic: Topic | undefined
}

/** Stores an exchange. Deletes the owner's oldest exchanges if there are more than the limit. */
export function storeExchange(
  { gate, clock, makeId }: HomebotServices,
  { owner, actor }: Session,
  { conversationId, isNew, question, chosen, answer, topic }: Exchange,
): Promise<void> {
  return gate.write(owner, actor, async (sql) => {
    if (!isNew && !(await isOwnConversation(sql, owner, conversationId))) return
    await insertExchange(sql, owner, {
      id: makeId(),
      conversationId,
      askedAt: nowDate(clock),
      question: withoutControlCharacters(question),
      componentId: chosen?.id ?? null,
      componentType: chosen?.type ?? null,
      answer: JSON.stringify(answer),
      topic: topic ? JSON.stringify(topic) : null,
    })
    await trimExchanges(sql, owner, maxStoredExchanges)
  })
}

/** Removes control characters, and characters that change the direction of text. */
const withoutControlCharacters = (text: string) =>
  text.replace(/(?![\t\n])\p{Cc}|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
