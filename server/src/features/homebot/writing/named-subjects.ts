import { stateCodes } from '@home-pulse/contract/vocabulary'
import { stateFactors } from '@home-pulse/lifecycle/catalogue/prices/state-factors'

/** The ten kinds of part, by the words that a sentence names them with. */
const parts: readonly (readonly [string, RegExp])[] = [
  ['refrigerator', /\b(?:refrigerator|fridge|nevera|refrigerador)s?\b/],
  ['dishwasher', /\b(?:dishwasher|lavavajillas)s?\b/],
  ['washer', /\b(?:washer|washing machine|lavadora)s?\b/],
  ['dryer', /\b(?:dryer|secadora)s?\b/],
  ['stove', /\b(?:stove|oven|range|cooktop|estufa|horno)s?\b/],
  ['water_heater', /\b(?:water heater|calentador)s?\b/],
  ['furnace', /\b(?:furnace|boiler|caldera)s?\b/],
  ['ac_unit', /\b(?:air conditioner|ac unit|heat pump|aire acondicionado)s?\b/],
  ['roof', /\b(?:roof|techo)s?\b/],
  ['driveway', /\bdriveways?\b/],
]
const states = stateCodes.map((code) => stateFactors[code].name.toLowerCase())

/** The parts of a home that a text names. */
export function partsIn(text: string): Set<string> {
  const lower = text.toLowerCase()
  return new Set(parts.filter(([, words]) => words.test(lower)).map(([name]) => name))
}

/** The states that a text names in full. */
export function statesIn(text: string): string[] {
  const lower = text.toLowerCase()
  return states.filter((name) => lower.includes(name))
}
