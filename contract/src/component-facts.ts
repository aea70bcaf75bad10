// Facts that an owner can state about one component. They are not in vocabulary.ts, so that the landing page need not load them.
// This file does not import zod, because browsers load it.

/** The wear of a component compared with others of its age, the best first. */
export const conditions = ['excellent', 'good', 'fair', 'poor'] as const
export type Condition = (typeof conditions)[number]

/** How an owner knows the age of a component, the most reliable first. */
export const ageSources = ['receipt', 'label', 'previous_owner', 'guess'] as const
export type AgeSource = (typeof ageSources)[number]

/**
 * All facts that an owner can state about an installed component. The schemas of requests, responses and exports, the change
 * history and the forms are derived from this list. `column` is a fact's name in the database and in responses, `title` its
 * name in sentences. A fact is text of at most `maxLength` characters, or one of `options`.
 */
export const componentFacts = {
  brand: { column: 'brand', title: 'brand', maxLength: 100 },
  model: { column: 'model', title: 'model', maxLength: 100 },
  /** A variant that the catalogue has for the type, such as `gas`. */
  variant: { column: 'variant', title: 'kind', maxLength: 50 },
  condition: { column: 'condition', title: 'condition', options: conditions },
  /** `guess` and `previous_owner` widen the likely range of the replacement date. */
  ageSource: { column: 'age_source', title: 'source of its age', options: ageSources },
} as const

type Facts = typeof componentFacts
export type FactName = keyof Facts
/** The type of a fact's value: one of its options, or text. */
export type FactValue<Name extends FactName> = Facts[Name] extends {
  readonly options: readonly (infer Option)[]
}
  ? Option
  : string

export const factNames = Object.keys(componentFacts) as FactName[]

/** Creates an object with one entry for each fact, under the name of the fact. */
export const byFactName = <Value>(make: (name: FactName) => Value): Record<FactName, Value> =>
  Object.fromEntries(factNames.map((name) => [name, make(name)])) as Record<FactName, Value>

type FactColumn = Facts[FactName]['column']

/** Creates an object with one entry for each fact, under the column of the fact. */
export const byFactColumn = <Value>(make: (name: FactName) => Value): Record<FactColumn, Value> =>
  Object.fromEntries(factNames.map((name) => [componentFacts[name].column, make(name)])) as Record<
    FactColumn,
    Value
  >

/** The reasons for a replacement. `elective`: the component still worked. */
export const removalCauses = ['failed', 'elective'] as const
