import type { HomebotAnswer } from '@home-pulse/contract/features/homebot/homebot'
import { beforeAll, expect } from 'vitest'
import { type Customer, signUp } from '../../harness/fixtures/factories.ts'
import { useWorld } from '../../harness/harness.ts'
import { loadRecords } from './load-records.ts'
import { conversationDate, twoHomes } from './two-homes.ts'

/** Signs up an owner of `twoHomes`. `converse` holds a new conversation and returns the last answer. */
export function useTwoHomes() {
  const world = useWorld()
  let owner: Customer
  beforeAll(async () => {
    world.clock.set(`${conversationDate}T15:00:00Z`)
    owner = await signUp(world)
    await loadRecords(owner.api, twoHomes)
  })
  const converse = async (messages: readonly string[]): Promise<string> => {
    await owner.api.delete('/v1/home-bot/conversations')
    let answer: HomebotAnswer | undefined
    for (const question of messages) {
      const { status, body } = await owner.api.post<HomebotAnswer>('/v1/home-bot/ask-lifecycle-question', {
        ...{ question, applianceAge: 0, conversationId: answer?.conversation_id },
      })
      expect(status).toBe(200)
      answer = body
    }
    return answer?.response ?? ''
  }
  return { converse, api: () => owner.api }
}
