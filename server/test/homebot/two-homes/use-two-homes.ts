import type { HomebotAnswer } from '@home-pulse/contract/features/homebot/homebot'
import { beforeAll, expect } from 'vitest'
import type { Api } from '../../harness/api.ts'
import { type Customer, signUp } from '../../harness/fixtures/factories.ts'
import { useWorld } from '../../harness/harness.ts'
import { loadRecords, type RecordIds } from '../conversations/load-records.ts'
import { conversationDate, twoHomes } from '../conversations/two-homes.ts'

/** The owner of the homes in `two-homes.ts`, as the tests use it. */
export interface TwoHomes {
  /**
   * Holds a new conversation and returns the last answer. `screen` is the key of the home that the user's screen shows.
   */
  converse(messages: readonly string[], screen?: string): Promise<HomebotAnswer>
  lastResponse(messages: readonly string[], screen?: string): Promise<string>
  api(): Api
  ids(): RecordIds
}

/** Signs up a customer and records the homes of `two-homes.ts`. */
export function useTwoHomes(): TwoHomes {
  const world = useWorld()
  let owner: Customer
  let ids: RecordIds
  beforeAll(async () => {
    world.clock.set(`${conversationDate}T15:00:00Z`)
    owner = await signUp(world)
    ids = await loadRecords(owner.api, twoHomes)
  })
  const converse = async (messages: readonly string[], screen?: string): Promise<HomebotAnswer> => {
    let answer: HomebotAnswer | undefined
    for (const question of messages) {
      const { status, body } = await owner.api.post<HomebotAnswer>('/v1/home-bot/ask-lifecycle-question', {
        ...{ question, applianceAge: 0, conversationId: answer?.conversation_id },
        ...(screen && { propertyId: ids.get(screen) }),
      })
      expect(status).toBe(200)
      answer = body
    }
    if (!answer) throw new Error('there was no message')
    // Otherwise HomeBot would remind the user of this danger in the next conversation.
    if (answer.is_danger) await owner.api.delete('/v1/home-bot/conversations')
    return answer
  }
  return {
    converse,
    lastResponse: async (messages, screen) => (await converse(messages, screen)).response,
    api: () => owner.api,
    ids: () => ids,
  }
}
