import { type StateCode, stateCodes } from '@home-pulse/contract/vocabulary'
import { stateFactors } from '@home-pulse/lifecycle/catalogue/prices/state-factors'
import { findCityState } from './cities.ts'

const codesByName = new Map(stateCodes.map((code) => [stateFactors[code].name.toLowerCase(), code]))
codesByName.set('cali', 'CA')
const names = new RegExp(`\\b(?:${[...codesByName.keys()].join('|')})\\b`, 'g')

/** The codes that are common words in lower case are read only in capitals. */
const wordCodes = 'al co de hi id in la ma me oh ok or pa mo ms mt md'.split(' ')
const lowerCodes = stateCodes
  .map((code) => code.toLowerCase())
  .filter((code) => !wordCodes.includes(code))
  .join('|')
/** Matches the code of a state: "in TX", "is it cheaper in tn or nc", "the az house". */
const codes = new RegExp(
  `(?:\\bin|,|\\bvs\\.?|\\bor)\\s+([A-Z]{2})\\b|\\b(?:in|vs|or|en)\\s+(${lowerCodes})\\b(?!-)|\\b(${lowerCodes}) (?:house|home|place|property|propertie|one|rental|unit|tenant)s?\\b`,
  'g',
)

/**
 * Returns the states in a question, in their order. A state is a name, or a code as in "in TX". Without one, returns
 * the state of a large city.
 */
export function findStates(question: string): StateCode[] {
  // "Washington, D.C." is not the state of Washington.
  if (/\bD\.?C\b/.test(question)) return ['DC']
  const text = question.toLowerCase()
  const found: { readonly code: StateCode; readonly at: number }[] = []
  for (const { 0: name, index: at } of text.matchAll(names)) {
    const code = codesByName.get(name)
    if (code && !found.some((one) => one.code === code)) found.push({ code, at })
  }
  for (const match of question.matchAll(codes)) {
    const code = stateCodes.find((known) => known === (match[1] ?? match[2] ?? match[3])?.toUpperCase())
    if (code && !found.some((one) => one.code === code)) found.push({ code, at: match.index })
  }
  if (found.length > 0) return found.sort((one, other) => one.at - other.at).map(({ code }) => code)
  const city = findCityState(text.replace(/[^a-z]+/g, ' '))
  return city ? [city] : []
}

export const findState = (question: string): StateCode | undefined => findStates(question)[0]

export const withoutStates = (text: string): string => text.replace(new RegExp(names.source, 'gi'), ' ')
