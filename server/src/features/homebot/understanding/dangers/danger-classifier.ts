import type { Danger } from '@home-pulse/lifecycle/catalogue/safety/safety'
import { readWeights, type Weights } from '../weights-file.ts'
import { findWordLists } from './find-word-lists.ts'
import { normalizeForDangers } from './normalize-for-dangers.ts'

/*
 * A multinomial logistic regression over hashed features of a message: words, pairs of words, parts of words, word
 * lists and pairs of word lists. `npm run homebot:train` writes the weights. The classifier does not use the rules of
 * danger-rules.txt.
 */

export interface DangerEstimate {
  /** The probability of a danger, 0 to 1. */
  readonly danger: number
  /** The probability of each kind of danger, if there is a danger. */
  readonly kinds: ReadonlyMap<Danger, number>
}

export const bucketCount = 2 ** 15
const noDanger = 'none'
const pieceLength = 4
/** A pair of word lists becomes a feature if their words are at most this many words apart. */
const pairDistance = 5

/** Returns the hashed features of a message without duplicates. */
export function hashedFeatures(message: string): number[] {
  const words = normalizeForDangers(message)
    .split(' ')
    .map((word) => (/^\d+$/.test(word) ? '#' : word))
  const ofWords = words.flatMap((word, at) => {
    const [next, afterNext] = [words[at + 1], words[at + 2]]
    return [
      word,
      ...(next === undefined ? [] : [`${word} ${next}`]),
      ...(afterNext === undefined ? [] : [`${word} _ ${afterNext}`]),
      ...piecesOf(`^${word}$`),
    ]
  })
  const features = [`<${words[0]}`, `<${words[0]} ${words[1]}`, ...ofWords, ...ofLists(findWordLists(words))]
  return [...new Set(features.map(hashFeature))]
}

const piecesOf = (word: string) =>
  Array.from(
    { length: Math.max(0, word.length - pieceLength + 1) },
    (_, from) => `~${word.slice(from, from + pieceLength)}`,
  )

function ofLists(lists: readonly (readonly string[])[]): string[] {
  const ordered = lists.flatMap((names, at) =>
    lists
      .slice(at + 1, at + 1 + pairDistance)
      .flatMap((laterNames) => names.flatMap((name) => laterNames.map((later) => `${name}>${later}`))),
  )
  const all = [...new Set(lists.flat())].sort()
  return [
    ...ordered,
    ...all.flatMap((name, at) => [`#${name}`, ...all.slice(at + 1).map((other) => `#${name} ${other}`)]),
  ]
}

/** Hashes a feature with FNV-1a and returns its row in the weights. */
function hashFeature(feature: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193)
  return ((hash ^ (hash >>> 15)) >>> 0) % bucketCount
}

/** Returns the probability of each class for hashed features. The last row of the weights is the bias. */
export function probabilities(
  weights: Int8Array | Float32Array,
  classCount: number,
  buckets: readonly number[],
  unit = 1,
): Float64Array {
  const share = unit / Math.sqrt(Math.max(1, buckets.length))
  const scores = new Float64Array(classCount)
  for (const bucket of buckets)
    for (let at = 0; at < classCount; at += 1)
      scores[at] = (scores[at] ?? 0) + (weights[bucket * classCount + at] ?? 0)
  const biased = scores.map(
    (score, at) => share * score + unit * (weights[bucketCount * classCount + at] ?? 0),
  )
  const highest = Math.max(...biased)
  const powers = biased.map((score) => Math.exp(score - highest))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / total)
}

export const createDangerClassifier =
  ({ classes, bytes, unit }: Weights) =>
  (message: string): DangerEstimate => {
    const found = probabilities(bytes, classes.length, hashedFeatures(message), unit)
    const danger = 1 - (found[classes.indexOf(noDanger)] ?? 0)
    // Every class except `noDanger` is a kind of danger.
    const kinds = classes.flatMap((name, at): [Danger, number][] =>
      name === noDanger ? [] : [[name as Danger, (found[at] ?? 0) / Math.max(danger, 1e-9)]],
    )
    return { danger, kinds: new Map(kinds) }
  }

export const dangerWeightsFile = new URL('danger-weights.bin', import.meta.url)

let classify: ((message: string) => DangerEstimate) | undefined

/** A long message is classified in overlapping windows of this number of words. */
const windowWords = 40

/** Estimates the danger of the most dangerous window of a message. */
export function estimateDanger(message: string): DangerEstimate {
  classify ??= createDangerClassifier(readWeights(dangerWeightsFile))
  const words = message.split(/\s+/)
  const count = Math.max(1, Math.ceil((2 * words.length) / windowWords) - 1)
  const windows = Array.from({ length: count }, (_, at) =>
    words.slice((at * windowWords) / 2, ((at + 2) * windowWords) / 2).join(' '),
  )
  return windows.map(classify).reduce((worst, other) => (other.danger > worst.danger ? other : worst))
}
