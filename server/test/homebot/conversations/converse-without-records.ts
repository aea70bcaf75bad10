import type { HomebotAnswer } from '@home-pulse/contract/features/homebot/homebot'
import { drizzle } from 'drizzle-orm/pg-proxy'
import { reply } from '../../../src/features/homebot/answer-pipeline.ts'
import { presentAnswer, textOf } from '../../../src/features/homebot/present.ts'
import type { Reader } from '../../../src/features/homebot/services.ts'
import { type Topic, topicSchema } from '../../../src/features/homebot/understanding/conversation/topic.ts'
import type { Sql } from '../../../src/platform/database/database.ts'
import type { Session } from '../../../src/platform/http/session.ts'
import type { WorkerPool } from '../../../src/platform/jobs/worker-pool.ts'
import { questionDate } from '../question-sets.ts'

/**
 * A database without rows. The result of a hand-written statement is an object with `rows`, so the empty list has this
 * field too.
 */
const noRows: Sql = drizzle(async () => ({ rows: Object.assign([], { rows: [] }) }))

const session: Session = {
  owner: { customerId: 'nobody', isNew: false, readMs: 0, acceptsVersion: undefined },
  actor: { userId: 'nobody', action: 'test' },
  userId: 'nobody',
  email: 'nobody@nowhere',
  token: {
    ...{ userId: 'nobody', tokenVersion: 1, expiresAtMs: 0, hash: Buffer.alloc(0) },
    signIn: { id: 'nobody', signedInAtMs: 0 },
  },
  timeZone: 'America/New_York',
  today: questionDate,
  isPaid: true,
  dataVersion: 1,
}
const workerPool: WorkerPool = { run: async ({ here }, question) => here(question), close: async () => {} }
const reader: Reader = { read: (work) => work(noRows), session, workerPool }

/**
 * Sends the messages of one conversation to HomeBot and returns the last answer. Needs no server, because the customer
 * has no records. Between messages, the state of the conversation is converted to JSON and back, as the server does
 * when it stores the state. `before` is the state before the first message.
 */
export async function converseWithoutRecords(
  messages: readonly string[],
  before?: Topic,
): Promise<HomebotAnswer> {
  let topic = before
  let answer: HomebotAnswer | undefined
  for (const question of messages) {
    const asked = { question, applianceAge: 0, chosen: undefined, property: undefined, topic }
    const said = await reply(reader, asked)
    topic = said.topic && topicSchema.parse(JSON.parse(JSON.stringify(said.topic)))
    const shown = { today: questionDate, conversationId: '', response: textOf(said.answer) }
    answer = presentAnswer(said.answer, shown)
  }
  if (!answer) throw new Error('there was no message')
  return answer
}
