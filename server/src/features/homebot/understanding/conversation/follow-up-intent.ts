import { likeliest, type Model, unpack } from '../classifier.ts'
import type { Intent } from '../intent.ts'
import { type Features, wordFeatures } from '../intent-features.ts'
import type { Understanding } from '../understand.ts'
import { readWeights } from '../weights-file.ts'

export const followUpWeightsFile = new URL('./follow-up-weights.bin', import.meta.url)

let followUpModel: Model | undefined

/** The intent of a message in its conversation. */
export interface IntentInConversation {
  readonly intent: Intent
  /** A value from 0 to 1. */
  readonly probability: number
}

/**
 * Returns the most likely intent of a message that follows a message with the intent `before`. `npm run homebot:train`
 * trains the model.
 */
export function classifyFollowUp(fresh: Understanding, before: string): IntentInConversation {
  followUpModel ??= unpack(readWeights(followUpWeightsFile))
  const { name, probability } = likeliest(followUpModel, followUpFeatures(fresh, before))
  // The classes are the intents of the follow-ups on which the model was trained, so the cast is safe.
  return { intent: name as Intent, probability }
}

/**
 * Returns the features of a message in its conversation: its words, the previous intent, and each word together with
 * the previous intent. The intent of the words alone is a feature too.
 */
export function followUpFeatures(fresh: Understanding, before: string): Features {
  const words = wordFeatures(fresh.words.split(' '))
  const alone = `!${fresh.intents[0]}`
  const state = `${alone} ${fresh.certainty}`
  return [
    ...new Set([
      ...words,
      ...words.filter((word) => !word.startsWith('~')).map((word) => `@${before} ${word}`),
      ...[`@${before}`, alone, state, `${alone} @${before}`, `${state} @${before}`],
      ...tallies(fresh).flatMap((tally) => [tally, `${tally} @${before}`]),
    ]),
  ]
}

/** Returns features for the components, other things, sums, ages and times that a message names. */
const tallies = ({ components, others, amounts, age, symptom, states, ...time }: Understanding): Features => [
  `=parts ${Math.min(components.length, 2)}`,
  ...(others.length > 0 ? ['=others'] : []),
  ...(amounts.length > 0 ? ['=sums'] : []),
  ...(age ? ['=age'] : []),
  ...(symptom ? ['=symptom'] : []),
  ...(states.length > 0 ? ['=state'] : []),
  ...((time.calendarYear ?? time.yearsAhead ?? time.horizon) === undefined ? [] : ['=time']),
]
