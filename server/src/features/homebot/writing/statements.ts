import { type Figure, readTokens } from './figures.ts'
import { withoutPhrases } from './vocabulary.ts'

/** A clause of a sentence: its words and figures. */
export interface Clause {
  readonly words: readonly string[]
  readonly figures: readonly FigureOfPart[]
  readonly isNegated: boolean
}

/** A figure with the components that it is about. */
export interface FigureOfPart extends Figure {
  readonly parts: ReadonlySet<string>
}

/** The content of a sentence. `parts` are its component types, and `tasks` the inner parts that it names. */
export interface Statement {
  readonly text: string
  readonly figures: readonly FigureOfPart[]
  readonly clauses: readonly Clause[]
  readonly parts: ReadonlySet<string>
  /** True if the sentence names a component itself. False if `parts` comes from the previous sentence. */
  readonly namesParts: boolean
  readonly tasks: ReadonlySet<string>
}

/** The ten component types by their names in the singular. */
const partNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    refrigerator: ['refrigerator', 'fridge', 'nevera', 'refrigerador'],
    dishwasher: ['dishwasher', 'lavavajilla'],
    washer: ['washer', 'washing machine', 'lavadora'],
    dryer: ['dryer', 'secadora'],
    stove: ['stove', 'oven', 'cooktop', 'gas range', 'electric range', 'estufa', 'horno'],
    water_heater: ['water heater', 'calentador'],
    furnace: ['furnace', 'boiler', 'caldera'],
    ac_unit: ['air conditioner', 'ac', 'heat pump', 'aire acondicionado'],
    roof: ['roof', 'techo'],
    driveway: ['driveway'],
  }).flatMap(([part, names]) => names.map((name) => [name, part] as const)),
)
const singular = (word = '') => word.replace(/s$/, '')
const partAt = (words: readonly string[], at: number) =>
  partNames.get(`${words[at]} ${singular(words[at + 1])}`) ?? partNames.get(singular(words[at]))

/** Inner parts of components that maintenance tasks are about. */
const inner = new Set(
  'vent filter coil anode gutter valve hose tank drum seal burner fan blower flue chimney pan'.split(' '),
)

const negation =
  /^(?:not|no|never|none|nothing|nobody|neither|nor|without|nowhere|cannot|hardly|rarely|seldom|nunca|jamas|ni|sin|tampoco)$/
const turn = /^(?:[,;:.!?()•—–]|but|so|because|although|though|while|unless|when|pero)$/

const isTurn = (word: string) => turn.test(word)

/** Converts a text to lower case without accents and contractions: "Don’t" becomes "do not". */
const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\ba\/c\b/g, 'ac')
    .replace(/\bi\.e\.,?/g, 'that is')
    .replace(/\be\.g\.,?/g, 'such as')
    .replace(/[’‘`]/g, "'")
    .replace(/\b(?:can't|can not)\b/g, 'cannot')
    .replace(/\bwon't\b/g, 'will not')
    .replace(/n't\b/g, ' not')
    .replace(/\b(i)'m\b/g, '$1 am')
    .replace(/'re\b/g, ' are')
    .replace(/'ve\b/g, ' have')
    .replace(/'ll\b/g, ' will')
    .replace(/\b(i|you)'d\b/g, '$1 would')
    .replace(/\b(it|that|here|there|what)'s\b/g, '$1 is')
    .replace(/'s\b/g, '')
    .replace(/\s+/g, ' ')

/** Parses a sentence. If it names no component, it is about the components of the previous sentence. */
export function readStatement(sentence: string, before: ReadonlySet<string> = new Set()): Statement {
  const text = plainText(sentence)
  const tokens = readTokens(text)
  const named = tokens.words.flatMap((_, at) => {
    const name = partAt(tokens.words, at)
    return name === undefined ? [] : [{ name, at }]
  })
  const parts = new Set(named.map(({ name }) => name))
  const about = parts.size > 0 ? parts : before
  const partsAt = (at: number) => {
    if (parts.size < 2) return about
    const start = tokens.words.slice(0, at).findLastIndex((word) => word === '' || isTurn(word))
    const earlier = named.filter((mention) => mention.at <= at)
    const own = earlier.filter((mention) => mention.at > start)
    const near = own.length > 0 ? own : [earlier.at(-1) ?? named[0]]
    return new Set(near.map((mention) => mention?.name ?? ''))
  }
  const figures = tokens.figures.map((figure) => ({ ...figure, parts: partsAt(figure.at) }))
  return {
    text,
    figures,
    clauses: clausesOf(tokens.words, figures),
    parts: about,
    namesParts: parts.size > 0,
    tasks: new Set(tokens.words.map(singular).filter((word) => inner.has(word))),
  }
}

function clausesOf(tokens: readonly string[], figures: readonly FigureOfPart[]): Clause[] {
  const words = withoutPhrases(tokens)
  const turns = words.flatMap((word, at) => (isTurn(word) && !isInRange(words, at) ? [at] : []))
  return [-1, ...turns]
    .map((start, place) => ({ start, end: turns[place] ?? words.length }))
    .map(({ start, end }) => {
      const own = words.slice(start + 1, end).filter((word) => /[^.,;:!?()•"“”'–—-]/.test(word))
      // If a mark splits a range of figures, the range belongs to the clause in which it begins.
      const begins = figures.filter(({ at }) => at > start && at < end)
      const first = new Set(begins.map(({ range }) => range))
      return {
        words: own,
        figures: figures.filter(({ at, range }) => at > start && first.has(range)),
        isNegated: own.some((word) => negation.test(word)),
      }
    })
    .filter((clause) => clause.words.length > 0 || clause.figures.length > 0)
}

/** Returns true for a dash between two figures, which does not separate clauses. */
const isInRange = (words: readonly string[], at: number) =>
  /^[–—]$/.test(words[at] ?? '') && words[at - 1] === '' && words[at + 1] === ''

/** Returns true if a word names one of the ten component types. */
export const isPartName = (word: string): boolean =>
  /^(?:water|heater)s?$/.test(word) || partAt([word], 0) !== undefined

export const isNegation = (word: string): boolean => negation.test(word)
