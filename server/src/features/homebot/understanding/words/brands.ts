import type { ComponentType } from '@home-pulse/contract/vocabulary'
import { distance } from 'fastest-levenshtein'

/** Brands in the spelling of users, with their official spelling. */
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
 * Finds a brand of two words with one wrong letter: "ao smit". The result has the form of a regular expression's
 * match.
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

/** Returns the first brand that a question names. */
export function findBrand(text: string): string | undefined {
  const [, name = ''] = anyBrand.exec(text) ?? findMisspeltBrand(text)
  return brands[name]
}

/** The brands that make components of only one type, or mostly of one, and their type. */
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
