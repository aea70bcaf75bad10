import type { ComponentType } from '@home-pulse/contract/vocabulary'
import { distance } from 'fastest-levenshtein'

/** Maps the spellings of brands in questions to the official spellings. */
const brands: Readonly<Record<string, string>> = Object.fromEntries(
  `Whirlpool, GE, Samsung, LG, Bosch, Kenmore, Maytag, Frigidaire, KitchenAid, Rheem, AO Smith, A O Smith, Bradford White, Trane, Carrier, Lennox, Goodman,
  American Standard, Rinnai, Navien, Miele, Viking, Speed Queen, Electrolux, Amana, Sub Zero, SubZero, Thermador, Haier, Hisense, GAF, Owens Corning, CertainTeed, Ruud, Bryant,
  Daikin, Mitsubishi, Fujitsu, Jenn Air, JennAir, Hotpoint, Dacor, Fisher Paykel, Fisher and Paykel, Asko, Beko, Mabe, Danby, Insignia, Noritz, Takagi, Stiebel Eltron, Tempstar, Heil, Rudd, Panasonic, Sharp, Kitchen Aid, Cafe Appliances, Magic Chef, Payne, Wolf range, York unit`
    .split(',')
    .map((name) => [name.trim().toLowerCase(), name.trim()]),
)

const longestFirst = Object.keys(brands).sort((one, other) => other.length - one.length)
const anyBrand = new RegExp(`\\b(${longestFirst.join('|')})s?\\b`)

/**
 * Finds a brand of two words in which one letter is wrong: "ao smit". Returns an array like the match of a regular
 * expression.
 */
function findMisspeltBrand(text: string): readonly string[] {
  const words = text.split(' ').slice(0, maxWords)
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`)
  const near = longestFirst.find((name) => name.includes(' ') && pairs.some((pair) => isNear(pair, name)))
  return near === undefined ? [] : [near, near]
}
const maxWords = 60
const isNear = (pair: string, name: string) =>
  pair[0] === name[0] && Math.abs(pair.length - name.length) < 2 && distance(pair, name) === 1

export function findBrand(text: string): string | undefined {
  const [, name = ''] = anyBrand.exec(text) ?? findMisspeltBrand(text)
  return brands[name]
}

/** Brands that make only or mainly one type of component, with this type. */
const makers: readonly (readonly [RegExp, ComponentType])[] = [
  [/^(?:rheem|ruud|a ?o smith|bradford white|rinnai|navien|noritz|takagi|stiebel eltron)$/, 'water_heater'],
  [/^(?:trane|carrier|goodman|american standard|bryant|tempstar|heil|payne|daikin)$/, 'ac_unit'],
  [/^(?:gaf|owens corning|certainteed)$/, 'roof'],
  [/^(?:viking|thermador|dacor|wolf range)$/, 'stove'],
  [/^(?:sub ?zero)$/, 'refrigerator'],
  [/^speed queen$/, 'washer'],
]

/** Returns the type of component for which a brand is known: a Rheem is a water heater. */
export const typeOfBrand = (brand: string): ComponentType | undefined =>
  makers.find(([names]) => names.test(brand.toLowerCase()))?.[1]

/** Replaces the first brand in a text with the name of its component: "how old is the Hotpoint". */
export const withoutBrand = (text: string, noun: string): string =>
  text.replace(new RegExp(anyBrand.source, 'i'), noun)

/** Returns true if the brand on record is the brand of a question, or if the question names no brand. */
export const isOfBrand = (recorded: string | null, asked: string | undefined): boolean =>
  asked === undefined || (recorded !== null && lettersOf(recorded).includes(lettersOf(asked)))
const lettersOf = (text: string) => text.toLowerCase().replace(/[^a-z]+/g, '')
