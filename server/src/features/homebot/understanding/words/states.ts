import { type StateCode, stateCodes } from '@home-pulse/contract/vocabulary'
import { stateFactors } from '@home-pulse/lifecycle/catalogue/prices/state-factors'

/** Longest first: West Virginia is not Virginia. */
const names = stateCodes
  .map((code) => ({ code, name: stateFactors[code].name }))
  .sort((one, other) => other.name.length - one.name.length)

/** The state that a question says something stands in: by its name, or as "in TX". */
export function findState(question: string): StateCode | undefined {
  // "Washington, D.C." is not the state of Washington.
  if (/\bD\.?C\b/.test(question)) return 'DC'
  const text = question.toLowerCase()
  const named = names.find(({ name }) => new RegExp(`\\b${name.toLowerCase()}\\b`).test(text))
  if (named) return named.code
  const [, code] = /(?:\bin|,)\s+([A-Z]{2})\b/.exec(question) ?? []
  return stateCodes.find((known) => known === code)
}
