import { expect, test } from 'vitest'
import { rounds } from '../../../../scripts/vitest/rounds.ts'
import { signUp } from '../../harness/fixtures/factories.ts'
import { useWorld } from '../../harness/harness.ts'
import { scoreConversations } from './score-conversations.ts'
import { conversationDate } from './two-homes.ts'

const world = useWorld()
/** `npm test` sends only every fifth conversation, because each takes a quarter of a second. */
const nth = rounds(5, 1)

test('HomeBot answers at least 85% of the messages without a fault in conversations about two homes', {
  timeout: 600_000,
}, async () => {
  world.clock.set(`${conversationDate}T15:00:00Z`)
  const { api } = await signUp(world)
  const { turns, right, followUpsRight } = await scoreConversations(api, undefined, nth)
  const wrong = turns
    .filter(({ faults }) => faults.length > 0)
    .map(({ conversation, message, faults }) => `${conversation}: ${message}: ${faults.join('; ')}`)
  expect(turns.length).toBeGreaterThan(180 / nth)
  expect(right, wrong.join('\n')).toBeGreaterThanOrEqual(0.85)
  expect(followUpsRight, wrong.join('\n')).toBeGreaterThanOrEqual(0.85)
})
