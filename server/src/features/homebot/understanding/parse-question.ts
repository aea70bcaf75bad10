import type { PlainDate } from '@home-pulse/contract/primitives'
import type { ComponentType } from '@home-pulse/contract/vocabulary'
import { type Age, findAges } from './ages/ages.ts'
import { type Amount, findAmounts } from './amounts.ts'
import { withoutDenied } from './denial.ts'
import { type FoundSymptom, findSymptom } from './symptoms.ts'
import { findBrand, typeOfBrand } from './words/brands.ts'
import { type Clause, splitClauses } from './words/clauses.ts'
import { findMentions, type Mention } from './words/mentions.ts'

/** The context of a question: the customer's date and the type of the selected component. */
export interface Context {
  readonly today: PlainDate
  readonly chosenType?: ComponentType | undefined
  /**
   * The previous message, because two messages together can report a danger. Undefined if the previous message alone
   * reported one.
   */
  readonly before?: string | undefined
  /** True if the previous question asked for odds. Then "and until 2035?" asks for odds, too. */
  readonly continuesOdds?: boolean | undefined
}

/** A question, split into the parts from which HomeBot derives its intent. */
export interface ParsedQuestion {
  /**
   * The words, with commas and other marks where clauses end. Placeholders in capitals replace the names of components.
   */
  readonly marked: readonly string[]
  /** The same words as one string, without the marks. */
  readonly maskedText: string
  readonly clauses: readonly Clause[]
  readonly components: readonly Mention[]
  readonly others: readonly string[]
  readonly ages: readonly Age[]
  readonly amounts: readonly Amount[]
  readonly brand: string | undefined
  readonly sign: FoundSymptom | undefined
  /** True if a component is selected. Then "it" can mean this component. */
  readonly hasChosen: boolean
}

/** Marks the year in "roof done 2003" as the year of installation. Does not mark it if the text is about other work. */
const withInstallation = (maskedText: string): string =>
  /\b(?:repair\w*|fix\w*|clean\w*|inspect\w*|service\w*|patch\w*|paid|cost)\b/.test(maskedText)
    ? maskedText
    : maskedText.replace(/(?<=[A-Z_]{4,}.*)\b(?:re)?done(?: in)? (?=(?:19|20)\d\d\b)/, 'installed in ')

/**
 * Matches a tradesman with a price. The trade shows what the price is for: "roofer said 14k", "furnace guy wants 650".
 */
const trade =
  /\b(?:(roof)(?:er|ers|ing (?:company|guy))|(?!hvac)(\S+(?: heater)?) (?:guys?|man|lady|dude|tech|technician|company|people|contractor|installer|repairman))\b/
function componentOfTrade(words: readonly string[]): Mention[] {
  const [, roof, name] = trade.exec(words.join(' ')) ?? []
  return findMentions((roof ?? name ?? '').split(' ')).components.slice(0, 1)
}

/** Returns the component that is meant by a brand with a price: "13 yr old Rheem, plumber wants 700". */
function componentOfBrand(brand: string | undefined): Mention[] {
  const type = brand && typeOfBrand(brand)
  return type ? [{ type, name: brand, assumption: `the ${type.replace('_', ' ')}`, at: 0 }] : []
}

/**
 * Parses words that `tokenizeQuestion` returned. If no component is named, the symptom may imply one: wet clothes imply
 * a dryer.
 */
export function parseQuestion(words: readonly string[], { today, chosenType }: Context): ParsedQuestion {
  const { components: named, others, maskedWords, marked } = findMentions(words)
  const maskedText = maskedWords.join(' ')
  const clauses = splitClauses(marked)
  const amounts = findAmounts(marked.join(' '))
  const sign = findSymptom(withoutDenied(maskedText), named[0]?.type ?? chosenType)
  const brand = findBrand(words.join(' '))
  const isUnnamed = named.length === 0 && chosenType === undefined
  const ofTrade = isUnnamed && amounts.length > 0 ? componentOfTrade(words) : named
  const ofBrand = isUnnamed && amounts.length > 0 && others.length === 0 ? componentOfBrand(brand) : []
  return {
    marked,
    maskedText,
    clauses,
    components:
      isUnnamed && sign ? [{ type: sign.type, name: '', at: 0 }] : ofTrade.length > 0 ? ofTrade : ofBrand,
    others,
    // A sum that looks like a year is not read as one, such as 1900 in "quotes of 1900 and 2600".
    ages: findAges(withInstallation(maskedText), clauses, today).filter(
      ({ installedOn, years }) =>
        !amounts.some(({ dollars }) => dollars === Number(installedOn.slice(0, 4)) || dollars === years),
    ),
    amounts,
    brand,
    sign,
    hasChosen: chosenType !== undefined,
  }
}
