import type { Danger } from '@home-pulse/lifecycle/catalogue/safety/safety'
import { type Model, probabilities, unpack } from '../classifier.ts'
import { readWeights } from '../weights-file.ts'
import { findWordLists } from './find-word-lists.ts'
import { normalizeForDangers } from './normalize-for-dangers.ts'

/*
 * A multinomial logistic regression. Its features are words, pairs of words, parts of words, word lists and pairs of
 * word lists. A feature without training examples has no weight, so unknown words cannot resemble a danger by chance.
 * `npm run homebot:train` writes the weights. The classifier does not use the rules of danger-rules.txt.
 */

export interface DangerEstimate {
  /** The probability of a danger, 0 to 1. */
  readonly danger: number
  /** The probability of each danger type, if the message reports a danger. */
  readonly kinds: ReadonlyMap<Danger, number>
}

const noDanger = 'none'
const pieceLength = 4
/** Two word lists together become a feature if their words are at most this many words apart. */
const pairDistance = 5

/** Returns the features of a message, each of them once. */
export function dangerFeatures(message: string): string[] {
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
  return [...new Set(features)]
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

export const createDangerClassifier =
  (model: Model) =>
  (message: string): DangerEstimate => {
    const { classes } = model
    const found = probabilities(model, dangerFeatures(message))
    const danger = 1 - (found[classes.indexOf(noDanger)] ?? 0)
    // Every class except `noDanger` is a danger type.
    const kinds = classes.flatMap((name, at): [Danger, number][] =>
      name === noDanger ? [] : [[name as Danger, (found[at] ?? 0) / Math.max(danger, 1e-9)]],
    )
    return { danger, kinds: new Map(kinds) }
  }

export const dangerWeightsFile = new URL('danger-weights.bin', import.meta.url)

let classify: ((message: string) => DangerEstimate) | undefined

/** A long message is classified in overlapping windows of this number of words. */
const windowWords = 40

/** Returns the highest estimate of all windows of a message. */
export function estimateDanger(message: string): DangerEstimate {
  classify ??= createDangerClassifier(unpack(readWeights(dangerWeightsFile)))
  const words = message.split(/\s+/)
  const count = Math.max(1, Math.ceil((2 * words.length) / windowWords) - 1)
  const windows = Array.from({ length: count }, (_, at) =>
    words.slice((at * windowWords) / 2, ((at + 2) * windowWords) / 2).join(' '),
  )
  return windows.map(classify).reduce((worst, other) => (other.danger > worst.danger ? other : worst))
}
