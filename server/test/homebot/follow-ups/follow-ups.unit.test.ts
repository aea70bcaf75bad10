import { describe, expect, test } from 'vitest'
import {
  classifyFollowUp,
  followUpWeightsFile,
} from '../../../src/features/homebot/understanding/conversation/follow-up-intent.ts'
import { readWeights } from '../../../src/features/homebot/understanding/weights-file.ts'
import { hashFollowUps, readHeldOutFollowUps, understandAfter } from '../follow-up-training.ts'

const intentOf = (before: string, text: string) => classifyFollowUp(understandAfter(before, text), before)

describe('the classifier of follow-ups', () => {
  test('finds the labeled intent in at least 75% of the messages on which it was not trained', () => {
    // The test shows only how many are right. A developer who reads the messages would tune HomeBot on them.
    const messages = readHeldOutFollowUps()
    const right = messages.filter(({ before, text, intents }) =>
      intents.includes(intentOf(before, text).intent),
    )
    expect(messages.length).toBeGreaterThanOrEqual(300)
    expect(right.length / messages.length).toBeGreaterThanOrEqual(0.75)
  })

  test.each(['cost', 'rent', 'lease_ends', 'budget'])(
    'continues the previous intent “%s” for “and the other one”',
    (before) => {
      expect(intentOf(before, 'and the other one').intent).toBe(before)
    },
  )

  test('is trained on the current follow-ups (if this fails, run npm run homebot:train)', () => {
    expect(readWeights(followUpWeightsFile).learnedFrom).toBe(hashFollowUps())
  })
})
