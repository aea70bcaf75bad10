import type { Clause } from '../words/clauses.ts'
import { isPair, type Mention } from '../words/mentions.ts'
import type { Age } from './ages.ts'

/** A component that a question names, with the age that the question states for it. */
export interface NamedComponent extends Omit<Mention, 'at'> {
  readonly age: Age | undefined
}

/** If an age and a component are in different clauses, this number of words is added to their distance. */
const acrossClauses = 4

/**
 * Assigns each age to the nearest component. A component gets at most one age. If the question names no component,
 * `rest` is the first age.
 */
export function assignAges(
  mentions: readonly Mention[],
  ages: readonly Age[],
  clauses: readonly Clause[],
  { isOfEach, areCompared }: { readonly isOfEach: boolean; readonly areCompared: boolean },
): { readonly components: readonly NamedComponent[]; readonly rest: Age | undefined } {
  const kinds = new Map<string, Mention>()
  for (const mention of mentions) if (!kinds.has(kindOf(mention))) kinds.set(kindOf(mention), mention)
  const [only] = ages.length === 1 ? ages : []
  // "The fridge from 2010 and the one from 2022" names two components of one type with different ages.
  const [first] = kinds.size === 1 ? kinds.values() : []
  if (first && areCompared && ages.length === 2) {
    const { at: _at, ...mention } = first
    return { components: ages.map((age) => ({ ...mention, age })), rest: undefined }
  }
  const clauseAt = (at: number) => clauses.findIndex(({ from, to }) => from <= at && at < to)
  const distance = (age: Age, mention: Mention) =>
    Math.abs(age.at - mention.at) + (clauseAt(age.at) === clauseAt(mention.at) ? 0 : acrossClauses)
  const pairs = mentions.flatMap((mention) =>
    ages.map((age) => ({ kind: kindOf(mention), age, distance: distance(age, mention) })),
  )
  const given = new Map<string, Age>()
  for (const { kind, age } of pairs.sort((one, other) => one.distance - other.distance))
    if (!given.has(kind) && ![...given.values()].includes(age)) given.set(kind, age)
  const components = [...kinds].map(([kind, { at: _at, ...mention }]) => ({
    ...mention,
    age: given.get(kind) ?? (isOfEach || isPair(mention.name) ? only : undefined),
  }))
  return { components, rest: kinds.size === 0 ? ages[0] : undefined }
}

const kindOf = ({ type, variant }: Mention) => `${type} ${variant ?? ''}`

/**
 * Returns the component that the question asks about, if all other components occur only in statements: "the AC is 4,
 * the furnace 27. How long has the furnace?"
 */
export function findQuestionedComponent(
  components: readonly NamedComponent[],
  mentions: readonly Mention[],
  clauses: readonly Clause[],
): NamedComponent | undefined {
  if (components.length < 2) return undefined
  const asking = clauses.filter(({ isQuestion }) => isQuestion)
  const named = mentions.filter(({ at }) => asking.some(({ from, to }) => from <= at && at < to))
  const types = new Set(named.map(({ type }) => type))
  const [type] = types.size === 1 ? types : []
  return components.find((one) => one.type === type)
}
