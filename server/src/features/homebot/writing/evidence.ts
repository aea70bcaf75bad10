import { presentAddress } from '../../properties/present.ts'
import type { Facts, LocatedComponent } from '../answers/facts.ts'
import { findBrand } from '../understanding/words/brands.ts'
import {
  isDangerWord,
  isSafetyWord,
  isWarning,
  isWarningWord,
  leadsToSafety,
  namesDanger,
} from './dangers.ts'
import { withoutEmergencyNumbers } from './emergency-numbers.ts'
import { isKindWord, isKindWordOf } from './figure-kinds.ts'
import { impliedKeys } from './figures.ts'
import { SentenceSplitter } from './sentences.ts'
import {
  type Clause,
  type FigureOfPart,
  isNegation,
  isPartName,
  readStatement,
  type Statement,
} from './statements.ts'
import { isCommonNoun, isGrammar, isNeutral } from './vocabulary.ts'

type Source = 'engine' | 'customer'

/**
 * The evidence for a model's sentence: the engine's answer, the results of tools, and the customer's messages. The
 * model may repeat a quote or a saving of the customer, but no other claim may rest on the customer's figures. It may
 * repeat addresses unchanged.
 */
export class Evidence {
  readonly #said: { readonly statement: Statement; readonly by: Source }[] = []
  /** The engine's sentences. The model may repeat them word by word. */
  readonly #sentences = new Set<string>()
  readonly #keys: Record<Source, Set<string>> = { engine: new Set(), customer: new Set() }
  readonly #places = new Set<string>()
  /** The components that the customer's latest message is about. */
  parts: ReadonlySet<string> = new Set()

  /**
   * Adds the places that a text may name. Call it before adding the text. A place without two adjacent letters is
   * ignored, because it would hide figures.
   */
  addPlaces(rows: readonly LocatedComponent[]): void {
    for (const row of rows)
      for (const place of [presentAddress(row), row.street, row.unitNumber ? `unit ${row.unitNumber}` : ''])
        if (/\p{L}{2}/u.test(place)) this.#places.add(place.trim())
  }

  add(text: string, by: Source = 'engine'): void {
    let parts: ReadonlySet<string> = new Set()
    const sentences = SentenceSplitter.split(this.#withoutPlaces(text.normalize('NFKC')))
    if (by === 'engine') for (const { text: whole } of sentences) this.#sentences.add(this.read(whole).text)
    for (const sentence of sentences.flatMap((one) => one.text.split(/;\s+/))) {
      const statement = this.read(sentence, parts)
      parts = statement.parts
      this.#said.push({ statement, by })
      for (const { key } of statement.figures)
        for (const implied of impliedKeys(key)) this.#keys[by].add(implied)
    }
    if (by === 'customer') this.parts = parts
  }

  /** Returns true if the engine or the customer stated one of these figures. */
  holds(keys: readonly string[]): boolean {
    return keys.some((key) => this.#keys.engine.has(key) || this.#keys.customer.has(key))
  }

  /** Parses a sentence without its addresses and emergency numbers. */
  read(sentence: string, before: ReadonlySet<string> = this.parts): Statement {
    return readStatement(withoutEmergencyNumbers(this.#withoutPlaces(sentence)), before)
  }

  #withoutPlaces(text: string): string {
    const longestFirst = [...this.#places].sort((one, other) => other.length - one.length)
    return longestFirst.reduce((rest, place) => rest.replace(asWords(place), ' '), text)
  }

  /** Returns true if the engine stated everything that a sentence claims. */
  proves(statement: Statement): boolean {
    return this.#sentences.has(statement.text) || this.#provesClauses(statement)
  }

  get #engine(): Statement[] {
    return this.#said.filter(({ by }) => by === 'engine').map(({ statement }) => statement)
  }

  /** Returns true if the customer stated this quote or saving. The customer's figure is accepted for no other kind. */
  #isCustomers({ key, kind }: FigureOfPart): boolean {
    return (kind === 'quote' || kind === 'saving') && this.#keys.customer.has(key)
  }

  #provesClauses(statement: Statement): boolean {
    const { clauses, text } = statement
    if (findBrand(text)) return false
    const unsaid = clauses.filter((clause) => clause.figures.length > 0 || !this.#saysInOrder(clause))
    const isDangerous = namesDanger(statement)
    const isSafe = unsaid.some((clause) => isWarning(clause, isDangerous)) || leadsToSafety(text)
    if (isDangerous && unsaid.length > 0 && !isSafe) return false
    return unsaid.every((clause) => {
      const { words, isNegated } = clause
      if (isWarning(clause, isDangerous))
        return (
          clause.figures.length === 0 &&
          words.every((word) => isNegation(word) || isWarningWord(word) || isNeutral(word))
        )
      if (isNegated) return false
      const isKnown = (word: string) =>
        isDangerous ? isGrammar(word) || isDangerWord(word) || isSafetyWord(word) : isNeutral(word)
      return this.#provesClause(clause, statement, isKnown)
    })
  }

  /**
   * Returns true if one sentence of the engine has all figures and all claiming words of a clause. Ages may come from
   * another sentence. The customer's own figures need no proof.
   */
  #provesClause(
    { words, figures: all }: Clause,
    statement: Statement,
    isKnown: (word: string) => boolean,
  ): boolean {
    if (isPastParticiple(words[0]) || words.some((_, at) => isPredicate(words, at))) return false
    if (words.some((word) => isKindWord(word) && !isKindWordOf(word, statement.figures))) return false
    const [ages, others] = [
      all.filter(({ kind }) => kind === 'age'),
      all.filter(({ kind }) => kind !== 'age'),
    ]
    if (!ages.every((age) => this.#engine.some((said) => proves(said, age, statement)))) return false
    const figures = isAttributed(statement) ? others.filter((figure) => !this.#isCustomers(figure)) : others
    const isClaim = (word: string) => !isKnown(word) && !isKindWord(word)
    const claims = words.filter(isClaim)
    if (figures.length === 0 && claims.length === 0) return true
    const nouns = claims.length === 0 ? [] : words.filter((word) => isCommonNoun(word) && !isPartName(word))
    return this.#engine.some(
      (said) =>
        meet(said.parts, statement.parts) &&
        figures.every((figure) => proves(said, figure, statement)) &&
        isQualified(said, figures, statement) &&
        [...claims, ...nouns].every((word) =>
          said.clauses.some(
            (clause) => !clause.isNegated && clause.words.some((other) => isSame(word, other)),
          ),
        ),
    )
  }

  /** Returns true if the engine wrote the words of a clause in this order and with the same negations. */
  #saysInOrder({ words, isNegated }: Clause): boolean {
    const content = words.filter((word) => !isGrammar(word) || isNegation(word))
    return (
      content.length > 1 &&
      this.#engine.some((said) =>
        said.clauses.some((clause) => {
          if (clause.isNegated !== isNegated || clause.figures.length > 0) return false
          let at = -1
          return content.every((word) => {
            at = clause.words.findIndex((other, place) => place > at && isSame(word, other))
            return at >= 0
          })
        }),
      )
    )
  }
}

/** Returns true if a statement has a figure with the same value, unit, kind, component and task. */
function proves(said: Statement, figure: FigureOfPart, { tasks, namesParts, figures }: Statement): boolean {
  const isRange = sizeOfRange(figures, figure) > 1
  return said.figures.some(
    (other) =>
      impliedKeys(other.key).includes(figure.key) &&
      sizeOfRange(said.figures, other) > 1 === isRange &&
      (other.kind === figure.kind ||
        other.kind === 'any' ||
        (other.key.startsWith(`usd`) && other.key !== figure.key)) &&
      (namesParts ? includesAll(other.parts, figure.parts) : meet(other.parts, figure.parts)) &&
      meet(said.tasks, tasks),
  )
}

/**
 * Returns true if a clause keeps the qualifications of the engine's sentence. A clause without figures must not repeat
 * a sentence with figures other than ages. A date or duration must come with the probability in the sentence, or with
 * "likely".
 */
function isQualified(
  said: Statement,
  figures: readonly FigureOfPart[],
  { figures: all, text }: Statement,
): boolean {
  if (figures.length === 0) return said.figures.every(({ kind }) => kind === 'age')
  if (figures.every(({ kind }) => kind === 'cost' || kind === 'quote' || kind === 'saving')) return true
  const chances = said.figures.filter(({ key }) => key.startsWith('share'))
  return (
    /\blikely\b/.test(text) ||
    chances.length === 0 ||
    chances.some(({ key }) => all.some((other) => other.key === key))
  )
}

/** Returns true if two sets share a member, or one of them is empty. */
const meet = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === 0 || other.size === 0 || [...one].some((member) => other.has(member))

const sizeOfRange = (figures: readonly FigureOfPart[], { range }: FigureOfPart) =>
  figures.filter((other) => other.range === range).length

const includesAll = (all: ReadonlySet<string>, some: ReadonlySet<string>) =>
  all.size === 0 || [...some].every((member) => all.has(member))

const isSame = (one: string, other: string) => one.replace(/s$/, '') === other.replace(/s$/, '')

/** Returns true for the first word of a report about finished work: "Noted", "Cleaned as you asked". */
const isPastParticiple = (word = '') => word.endsWith('ed') && !isGrammar(word)

/** Returns true for a word after "is" that makes a claim: "the vent is clean". */
function isPredicate(words: readonly string[], at: number): boolean {
  const before = words
    .slice(0, at)
    .findLast((word) => !/^(?:also|usually|very|quite|rather|really|just)$/.test(word))
  return (before === 'is' || before === 'are') && !isGrammar(words[at] ?? '') && !isKindWord(words[at] ?? '')
}

const isAttributed = ({ text }: Statement) =>
  /\byou (?:\w+ )?(?:quoted|asked|said|mentioned|wrote)\b|\byour (?:quote|repair)\b|\bquote you (?:have|got)\b/.test(
    text,
  )

/** Returns a pattern that matches a place name only as separate words. */
const asWords = (place: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}$])${place.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}%])`, 'gu')

/** Returns the places of the components in the facts. */
export const placesIn = ({ chosen, ofTypes, ofAge, soonest, spending }: Facts): LocatedComponent[] => [
  ...(chosen ? [chosen] : []),
  ...ofTypes,
  ...ofAge,
  ...soonest,
  ...(spending?.drivers.map(({ row }) => row) ?? []),
]
