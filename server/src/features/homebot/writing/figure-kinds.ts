import { keysOf } from '@home-pulse/contract/objects'
/** The meaning of a figure for its subject: "12 years old" is an age, "12 years left" is not. */
export type FigureKind =
  | ('age' | 'life' | 'left' | 'interval')
  | ('cost' | 'quote' | 'saving')
  | ('due' | 'failure' | 'start')
  | 'any'

type KindWords = Partial<Readonly<Record<FigureKind, string>>>

/** Words near a sum, date or duration that show its kind. */
const ofSums: KindWords = {
  quote: 'quote quoted quotes repair repairs repairing fix fixing asked mentioned enough presupuesto reparar',
  cost: 'new replace replaces replaced replacing replacement',
}
const ofSpans: KindWords = {
  age: 'old age aged ages lasted tiene tienen edad',
  life: 'last lasts lasting life lifetime lifespan lives dura duran vida',
  left: 'left remaining ahead now more go another away within quedan queda',
}
const savings = 'aside save saves saving savings ahorrar aparte'
const starts = 'installed built made bought since after instalado instalada'
const failures = 'fail fails failed failing range likely falla'
const everyTime = 'once each every per cada'

/** Words that only describe the kind of a figure. Without such a figure they make a claim: "It lasts". */
const kindWords: KindWords = {
  age: 'lasted',
  any: 'chance chances',
  cost: 'replace replaces replaced replacing',
  due: 'due good last lasts replace replaces replaced replacing',
  failure: 'fail fails range likely falla',
  left: 'fail fails',
  life: 'last lasts lasting life lifetime lifespan dura duran',
  quote: 'quote quoted',
}

const isIn = (words: string | undefined, word = '') => words?.split(' ').includes(word) ?? false

export const isKindWord = (word: string): boolean =>
  Object.values(kindWords).some((words) => isIn(words, word))
export const isKindWordOf = (word: string, figures: readonly { readonly kind: FigureKind }[]): boolean =>
  figures.some(({ kind }) => isIn(kindWords[kind], word))

/** Returns the kind of the figure at a position. */
export function kindOf(unit: string, tokens: readonly string[], at: number): FigureKind {
  const start = tokens.slice(0, at).findLastIndex(isMark) + 1
  const end = tokens.findIndex((token, place) => place > at && isMark(token))
  const clause = tokens.slice(start, end < 0 ? undefined : end)
  const has = (words: string) => clause.some((token) => isIn(words, token))
  if (unit === 'usd') return has(savings) ? 'saving' : (nearest(ofSums, clause, at - start) ?? 'cost')
  if (['year', 'month', 'day', 'named'].includes(unit))
    return has(starts) ? 'start' : has(failures) ? 'failure' : 'due'
  if (unit !== 'months' && unit !== 'days') return 'any'
  if (isIn(everyTime, tokens[at]) || isIn(everyTime, tokens[at - 1])) return 'interval'
  return nearest(ofSpans, tokens, at) ?? (isIn('a an one un una', tokens[at]) ? 'interval' : 'any')
}

const maxDistance = 8

/** Returns the kind of the nearest of these words, if it is near enough. */
function nearest(cues: KindWords, tokens: readonly string[], at: number): FigureKind | undefined {
  const found = keysOf(cues).flatMap((kind) =>
    tokens.flatMap((token, place) =>
      isIn(cues[kind], token) ? [{ kind, distance: distance(tokens, at, place) }] : [],
    ),
  )
  const [first] = found.sort((one, other) => one.distance - other.distance)
  return first && first.distance <= maxDistance ? first.kind : undefined
}

const isMark = (token = '') => /^[,;:.!?()•—]$/.test(token)

/** Returns the distance of two tokens. A mark between them adds three. */
function distance(tokens: readonly string[], one: number, other: number): number {
  const between = tokens.slice(Math.min(one, other), Math.max(one, other))
  return between.length + 2 * between.filter(isMark).length
}
