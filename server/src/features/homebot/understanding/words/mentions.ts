import type { ComponentType } from '@home-pulse/contract/vocabulary'
import { isInSpanish } from '../language.ts'
import { componentNames, misleadingNames, otherThings, pairNames } from './component-words.ts'
import { removeMarks } from './words.ts'

/** A component that a question names. */
export interface Mention {
  readonly type: ComponentType
  readonly variant?: string | undefined
  readonly name: string
  /** The assumed meaning, if the name is ambiguous. */
  readonly assumption?: string | undefined
  /** The variant that is named, if it has no published figures, such as a slate roof. */
  readonly unlisted?: string | undefined
  /** True if the name is in the plural. */
  readonly isMany?: boolean
  /** The position of the name among the words. */
  readonly at: number
}

export interface FoundMentions {
  readonly components: readonly Mention[]
  /** The named things that are not one of the ten component types, such as a gutter. */
  readonly others: readonly string[]
  /** The words without commas and question marks, with a placeholder such as `WATER_HEATER` for each component. */
  readonly maskedWords: readonly string[]
  /** The same words with commas and question marks, which end clauses. */
  readonly marked: readonly string[]
}

/** Returns the placeholder of a component type. It is in capitals, unlike all other words. */
const placeholderOf = (type: ComponentType): string => type.toUpperCase()

type Meant = Omit<Mention, 'at' | 'name'>

type Meaning =
  | { readonly kind: 'component'; readonly mention: Meant }
  | { readonly kind: 'pair'; readonly types: readonly ComponentType[] }
  | { readonly kind: 'other' }
  | { readonly kind: 'nothing' }

interface Entry {
  readonly words: readonly string[]
  readonly meaning: Meaning
}

const entry = (name: string, meaning: Meaning): Entry => ({ words: name.split(' '), meaning })

const entries: readonly Entry[] = [
  ...misleadingNames.map((name) => entry(name, { kind: otherThings.includes(name) ? 'other' : 'nothing' })),
  // Pairs come first, because "laundry machines" are a washer and a dryer, and a "laundry machine" is a washer.
  ...Object.entries(pairNames).map(([name, types]) => entry(name, { kind: 'pair', types })),
  ...componentNames.flatMap(({ names, ...mention }) =>
    names.map((name) => entry(name, { kind: 'component', mention })),
  ),
  ...otherThings.map((name) => entry(name, { kind: 'other' })),
]

/** The names by their first word, the longest first, so that "dish washer" does not match "washer". */
const byFirstWord = new Map<string, Entry[]>()
for (const one of entries) {
  const [first = ''] = one.words
  byFirstWord.set(
    first,
    [...(byFirstWord.get(first) ?? []), one].sort((a, b) => b.words.length - a.words.length),
  )
}

/** Returns true if a name means several components together. */
export const isPair = (name: string): boolean => Object.hasOwn(pairNames, name)

/** Matches names that mean a furnace or, if the question is about water, a water heater. */
const ambiguousName = /^(?:heaters?|boilers?)$/
const tapWater =
  /\b(?:(?:rust\w*|hot|brown|orange|discolou?red|murky|lukewarm|tepid) water|water (?:is |comes? out |runs |looks |turned )*(?:rust\w*|brown|orange|lukewarm|cold)|showers?|bath|baths|taps?|faucets?|\d+ (?:gal|gallons?)|anode|agua (?:oxidada|caliente|cafe))\b/

const waterHeater: Meant = { type: 'water_heater' }
/** Returns true for "boiler". In Spanish it means a water heater, because a boiler for heating is a "caldera". */
const isBoiler = (name: string) => /^boilers?$/.test(name)
const heatsRooms = /\b(?:vapor|radiador\w*|calefaccion)\b/
/**
 * Matches an appliance with a burner that is not a stove. Without such an appliance in the question, a burner belongs
 * to a stove.
 */
const withBurner = /\b(?:furnaces?|heaters?|boilers?|hot water|calentador|caldera)\b/

/** Finds the components in a question and replaces their names with placeholders. */
export function findMentions(words: readonly string[]): FoundMentions {
  const components: Mention[] = []
  const others: string[] = []
  const marked: string[] = []
  const hasLaundry = /\b(?:washers?|washing machines?|dryers?|driers?|lavadora|secadora)\b/.test(
    words.join(' '),
  )
  const isOfTaps = tapWater.test(words.join(' '))
  const isSpanish = isInSpanish(words) && !heatsRooms.test(words.join(' '))
  const hasBurner = withBurner.test(words.join(' '))
  for (let at = 0, commas = 0; at < words.length; ) {
    const place = marked.length - commas
    const found = nameAt(words, at)
    if (!found) {
      if (words[at] === ',') commas += 1
      marked.push(words[at] ?? '')
      at += 1
      continue
    }
    const name = found.words.join(' ')
    const { meaning } = found
    if (/^burners?$/.test(name) && hasBurner) marked.push(...found.words)
    else if (meaning.kind === 'component') {
      const isForWater = (isOfTaps && ambiguousName.test(name)) || (isSpanish && isBoiler(name))
      const mention = isForWater ? waterHeater : meaning.mention
      marked.push(placeholderOf(mention.type))
      const last = words[at + found.words.length - 1] ?? ''
      const isMany = singular(last) !== last
      components.push({ ...mention, name, at: place, ...(isMany && { isMany }) })
    } else if (meaning.kind === 'pair') {
      // In "walks across the laundry", the laundry is a room, not a washer and a dryer.
      const isRoom =
        name === 'laundry' && /^(?:the|a|our|my|in|across|into)$/.test(words[at - 1] ?? '') && hasLaundry
      if (isRoom) marked.push(name)
      else
        for (const [after, type] of meaning.types.entries()) {
          marked.push(placeholderOf(type))
          components.push({ type, name, at: place + after })
        }
    } else {
      if (meaning.kind === 'other') others.push(name)
      marked.push(...found.words)
    }
    at += found.words.length
  }
  const maskedWords = removeMarks(marked)
  return { components: withVariants(components, maskedWords), others, maskedWords, marked }
}

function nameAt(words: readonly string[], at: number): Entry | undefined {
  const first = words[at] ?? ''
  for (const form of new Set([first, singular(first)])) {
    const found = byFirstWord
      .get(form)
      ?.find(({ words: name }) =>
        name.every((word, step) => step === 0 || isForm(words[at + step] ?? '', word)),
      )
    if (found) return found
  }
  return undefined
}

const isForm = (word: string, name: string) => word === name || singular(word) === name

const singular = (word: string) =>
  /(ches|shes|xes|ores)$/.test(word) && !word.endsWith('ores')
    ? word.slice(0, -2)
    : word.length > 3 && word.endsWith('s') && !word.endsWith('ss')
      ? word.slice(0, -1)
      : word

/** The variant that words anywhere in the question imply. */
const kindWords: readonly (readonly [ComponentType, string, RegExp])[] = [
  ['water_heater', 'tankless', /\b(tankless|on demand|sin tanque|de paso)\b/],
  [
    'water_heater',
    'gas_storage',
    /WATER_HEATER(?: (?:installed|\d+|gal|gallons?|natural|tank)){0,4} gas\b|\b(gas|propane) (one|model|unit|tank|fired|WATER_HEATER)|\b(runs on|is) (natural )?gas\b|WATER_HEATER (de|a) gas/,
  ],
  [
    'water_heater',
    'electric_storage',
    /WATER_HEATER(?: (?:installed|\d+|gal|gallons?|tank)){0,4} electric\b|\b(is |an )?(electric|electrico) (one|model|unit|tank|WATER_HEATER)|WATER_HEATER electrico|it is electric\b/,
  ],
  ['ac_unit', 'room', /\b(window|portable|through the wall) (one|unit|AC_UNIT)/],
  ['ac_unit', 'heat_pump', /\bheat pump\b/],
  ['roof', 'metal', /\b(metal|steel|tin|standing seam)\b/],
  ['roof', 'architectural_asphalt', /\b(architectural|dimensional|laminate)\b/],
  ['roof', 'three_tab_asphalt', /\b(3 tab|3tab)\b/],
  ['driveway', 'concrete', /\b(concrete|cement|concreto|cemento)\b/],
  ['furnace', 'oil', /\boil (fired|furnace|FURNACE)|\b(runs on|burns) oil\b|heating oil\b/],
  ['furnace', 'electric', /\belectric FURNACE|FURNACE electric|it is electric\b/],
]

/** Words for variants that have no published figures: "the roof is slate". */
const unlistedWords: readonly (readonly [ComponentType, string, RegExp])[] = [
  ['roof', 'slate', madeOf('ROOF', 'slates?|pizarra')],
  ['roof', 'tile', madeOf('ROOF', '(?:clay|concrete|spanish|terracotta|ceramic)? ?tiles?|terracotta|clay')],
  ['roof', 'cedar', madeOf('ROOF', 'cedar|wood|wooden|(?:wood |cedar )?shakes?')],
  ['roof', 'flat', madeOf('ROOF', 'flat|rubber|epdm|tpo|tar|felt')],
  ['driveway', 'gravel', madeOf('DRIVEWAY', 'gravel|dirt|crushed stone')],
  ['driveway', 'paver', madeOf('DRIVEWAY', 'pavers?|bricks?|cobble\\w*')],
]

function madeOf(slot: string, material: string) {
  return new RegExp(
    `\\b(?:${material}) ${slot}|${slot} (?:(?:that|which) )?(?:is|are|was|it is|made of|made from|of|in|with|has|de|es)(?: (?:all|old|original|made|of|from|natural|real|a|the|de)){0,3} (?:${material})(?! (?:or|vs)\\b)(?=$|[ ,.?])`,
  )
}

/** The variants that a comparison names, by their words: "gas or electric", "tankless vs tank". */
const rivals: Partial<Readonly<Record<ComponentType, Readonly<Record<string, string | undefined>>>>> = {
  water_heater: { gas: 'gas_storage', electric: 'electric_storage', tankless: 'tankless', tank: undefined },
  furnace: { gas: undefined, electric: 'electric', oil: 'oil' },
  roof: { metal: 'metal', steel: 'metal', asphalt: undefined, architectural: 'architectural_asphalt' },
  driveway: { asphalt: undefined, concrete: 'concrete', cement: 'concrete' },
  ac_unit: { central: undefined, window: 'room', portable: 'room' },
}

/**
 * Adds the variant that other words of the question imply, if a type is named once. If the question compares two
 * variants, returns a component for each.
 */
function withVariants(components: readonly Mention[], maskedWords: readonly string[]): Mention[] {
  const text = maskedWords.join(' ')
  return components.flatMap((mention) => {
    const isAlone = components.filter(({ type }) => type === mention.type).length === 1
    if (!isAlone) return [mention]
    const rival = rivalOf(mention, text)
    if (rival) return rival
    if (mention.variant !== undefined || mention.unlisted !== undefined) return [mention]
    const told = kindWords.find(([type, , words]) => type === mention.type && words.test(text))
    if (told) return [{ ...mention, variant: told[1] }]
    const unlisted = unlistedWords.find(([type, , words]) => type === mention.type && words.test(text))
    return [unlisted ? { ...mention, unlisted: unlisted[1] } : mention]
  })
}

function rivalOf(mention: Mention, text: string): Mention[] | undefined {
  const kinds = rivals[mention.type]
  if (!kinds) return undefined
  const word = `(${Object.keys(kinds).join('|')})`
  const against = '(?:\\S+ ){0,2}(?:or|vs|versus|than|compared to|against|o)(?: \\S+){0,2}'
  const slot = placeholderOf(mention.type)
  const [, first = '', second = ''] =
    new RegExp(`\\b${word} ${against} ${word}\\b`).exec(text) ??
    (mention.variant === undefined ? undefined : new RegExp(`\\b${word} (?:and|y) (${slot})`).exec(text)) ??
    new RegExp(`\\b${word} ${against} (${slot})\\b`).exec(text) ??
    new RegExp(`\\b(${slot}) ${against} ${word}\\b`).exec(text) ??
    []
  if (first === '' || first === second) return undefined
  const variantOf = (name: string) => (name === slot ? mention.variant : kinds[name])
  const [one, other] = [variantOf(first), variantOf(second)]
  return one === other ? undefined : [one, other].map((variant) => ({ ...mention, variant }))
}
