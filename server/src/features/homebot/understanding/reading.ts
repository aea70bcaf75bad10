import type { PlainDate } from '@home-pulse/contract/primitives'
import type { ComponentType } from '@home-pulse/contract/vocabulary'
import { type Age, findAges } from './ages/ages.ts'
import { type Amount, findAmounts } from './amounts.ts'
import { withoutDenied } from './denial.ts'
import { type FoundSymptom, findSymptom } from './symptoms.ts'
import { findBrand } from './words/brands.ts'
import { type Clause, splitClauses } from './words/clauses.ts'
import { findMentions, type Mention } from './words/mentions.ts'

/** What is known beside the question: the customer's date, and the type of the component chosen with it. */
export interface Context {
  readonly today: PlainDate
  readonly chosenType?: ComponentType | undefined
  /** The message before this one, unless it told a danger: a danger may be told in two messages. */
  readonly before?: string | undefined
  /** The question before asked for odds: "and until 2035?" asks for others. */
  readonly continuesOdds?: boolean | undefined
}

/** What a question names and tells; what it asks is read from this. */
export interface Reading {
  /** The words with the marks that end clauses, and with names of components in capitals. */
  readonly marked: readonly string[]
  /** The same words without marks. */
  readonly gist: string
  readonly clauses: readonly Clause[]
  readonly components: readonly Mention[]
  readonly others: readonly string[]
  readonly ages: readonly Age[]
  readonly amounts: readonly Amount[]
  readonly brand: string | undefined
  readonly sign: FoundSymptom | undefined
  /** A component was chosen beside the question, so that "it" is known. */
  readonly hasChosen: boolean
}

/**
 * Reads the words that `readMarked` leaves. Where no component is named the sign of trouble may tell it: wet clothes are
 * a dryer's.
 */
export function readWhatIsTold(words: readonly string[], { today, chosenType }: Context): Reading {
  const { components: named, others, gist: gistWords, marked } = findMentions(words)
  const gist = gistWords.join(' ')
  const clauses = splitClauses(marked)
  const sign = findSymptom(withoutDenied(gist), named[0]?.type ?? chosenType)
  const isImplied = named.length === 0 && chosenType === undefined && sign !== undefined
  return {
    marked,
    gist,
    clauses,
    components: isImplied ? [{ type: sign.type, name: '', at: 0 }] : named,
    others,
    ages: findAges(gist, clauses, today),
    amounts: findAmounts(gist),
    brand: findBrand(words.join(' ')),
    sign,
    hasChosen: chosenType !== undefined,
  }
}
