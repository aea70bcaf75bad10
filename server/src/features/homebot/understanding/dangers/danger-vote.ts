import type { Hazard } from '@home-pulse/lifecycle/catalogue/safety/safety'
import { readWeights, type Weights } from '../weights-file.ts'
import { ideasIn } from './hazard-ideas.ts'
import { spellOut } from './self-harm.ts'

/*
 * The second vote on danger: a logistic regression over the words, pairs of words and pieces of words of a question as it
 * was typed. It knows nothing of the rules. `npm run homebot:train` writes its weights.
 */

export interface DangerVote {
  /** 0 to 1: that anybody is in danger. */
  readonly danger: number
  /** The probability of each kind, given that there is danger. */
  readonly kinds: ReadonlyMap<Hazard, number>
}

export const bucketCount = 2 ** 14
const noDanger = 'none'
const pieceLength = 4

/** The buckets of a question's traits; each is counted once. */
export function bucketsOf(question: string): number[] {
  const plain = spellOut(question)
  const ideas = ideasIn(plain)
  const words = plain.split(' ').map((word) => (/^\d+$/.test(word) ? '#' : word))
  const traits = words.flatMap((word, at) => {
    const next = words[at + 1]
    const afterNext = words[at + 2]
    const whole = `^${word}$`
    const pieces = Array.from(
      { length: Math.max(0, whole.length - pieceLength + 1) },
      (_, from) => `~${whole.slice(from, from + pieceLength)}`,
    )
    return [
      word,
      ...(next === undefined ? [] : [`${word} ${next}`]),
      ...(afterNext === undefined ? [] : [`${word} _ ${afterNext}`]),
      ...pieces,
    ]
  })
  const together = ideas.flatMap((one, at) => [
    `@${one}`,
    ...ideas.slice(at + 1).map((other) => `@${one} ${other}`),
  ])
  return [...new Set([...traits, ...together, `<${words[0]}`, `<${words[0]} ${words[1]}`].map(bucketOf))]
}

/** FNV-1a. */
function bucketOf(trait: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < trait.length; at += 1) hash = Math.imul(hash ^ trait.charCodeAt(at), 0x01000193)
  return (hash >>> 0) % bucketCount
}

/** The rows are the buckets. */
export function openVote({ classes, bytes, unit }: Weights): (question: string) => DangerVote {
  return (question) => {
    const found = probabilities(bytes, classes.length, bucketsOf(question), unit)
    const calm = found[classes.indexOf(noDanger)] ?? 0
    const danger = 1 - calm
    const kinds = classes.flatMap((name, at): [Hazard, number][] =>
      name === noDanger ? [] : [[name as Hazard, (found[at] ?? 0) / Math.max(danger, 1e-9)]],
    )
    return { danger, kinds: new Map(kinds) }
  }
}

/** The last row of the weights is what each class counts without any trait. */
export function probabilities(
  weights: Int8Array | Float32Array,
  classCount: number,
  buckets: readonly number[],
  unit = 1,
): number[] {
  const share = 1 / Math.sqrt(Math.max(1, buckets.length))
  const scores = Array.from({ length: classCount }, (_, at) => {
    let sum = 0
    for (const bucket of buckets) sum += weights[bucket * classCount + at] ?? 0
    return unit * (share * sum + (weights[bucketCount * classCount + at] ?? 0))
  })
  const highest = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - highest))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / total)
}

export const dangerWeightsFile = new URL('./danger-weights.bin', import.meta.url)

let openedVote: ((question: string) => DangerVote) | undefined

/** Reads the weights when the first question is asked. */
function vote(question: string): DangerVote {
  openedVote ??= openVote(readWeights(dangerWeightsFile))
  return openedVote(question)
}

/** Without a rule the vote must be as sure as this; a text of few words gives it little to be sure by. */
const sureAlone = 0.5
const sureOfFewWords = 0.8
const fewWords = 4
/** A rule that the vote contradicts this strongly has met an idiom, a plan or the past. */
const sureOfCalm = 0.08
/** In a long story the danger is a few words: it is read in stretches that overlap. */
const stretchWords = 40
/** What it counts for a kind that a rule found it, beside the logarithm of its probability. */
const forFound = 2
const leastLikely = 1e-3
/** A second kind as likely as this is told too. */
const closeSecond = 0.25

/**
 * The kinds of danger, the likeliest first. Either vote raises an alarm; the second only stops a rule about things where
 * it is sure that all is calm, never one about people.
 */
export function combineVotes(
  question: string,
  ruled: readonly Hazard[],
  arePeopleInDanger: boolean,
): Hazard[] {
  if (arePeopleInDanger) return [...ruled]
  const words = question.split(/\s+/)
  const stretches = Array.from(
    { length: Math.max(1, Math.ceil((2 * words.length) / stretchWords) - 1) },
    (_, at) => words.slice((at * stretchWords) / 2, ((at + 2) * stretchWords) / 2).join(' '),
  )
  const worst = stretches.map(vote).reduce((one, other) => (other.danger > one.danger ? other : one))
  const isFound = ruled.length > 0
  const least = isFound ? sureOfCalm : words.length < fewWords ? sureOfFewWords : sureAlone
  if (worst.danger < least) return []
  const [first, second] = [...worst.kinds]
    .map(([kind, share]) => ({
      kind,
      share,
      score: Math.log(share + leastLikely) + (ruled.includes(kind) ? forFound : 0),
    }))
    .sort((one, other) => other.score - one.score)
  if (!first) return [...ruled]
  const close = second && second.share >= closeSecond ? [second.kind] : []
  return [...new Set([first.kind, ...close, ...ruled])]
}
