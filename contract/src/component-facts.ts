// Facts that an owner can state about one component. They are not in vocabulary.ts, so that the landing page need not
// load them. Browsers load this file. It must not import the validation library zod, because zod is large.
import { byKey, keysOf } from './objects.ts'
import { type ComponentType, isApplianceType } from './vocabulary.ts'

/** The possible conditions of a component, compared with other components of its age. The best comes first. */
export const conditions = ['excellent', 'good', 'fair', 'poor'] as const
export type Condition = (typeof conditions)[number]

/** The ways in which an owner can know the age of a component, the most reliable first. */
export const ageSources = ['receipt', 'label', 'previous_owner', 'guess'] as const
export type AgeSource = (typeof ageSources)[number]

interface ComponentFactBase {
  /** The fact's name in the database, in responses and in CSV files. */
  readonly column: string
  /** The fact's name in sentences and, capitalized, above its field. */
  readonly title: string
  /**
   * True for facts about the product itself, such as its brand. The form for whole homes and CSV files of homes include
   * these facts for each appliance. The history of installations shows them, too.
   */
  readonly isOfProduct: boolean
  /** True for facts that only appliances have. For structures, forms hide these facts and the server rejects them. */
  readonly isOfAppliances?: true
}
/** A fact is text of at most `maxLength` characters, or one of `options`. */
export type ComponentFact = ComponentFactBase &
  (
    | { readonly maxLength: number; readonly options?: never }
    | { readonly options: readonly string[]; readonly maxLength?: never }
  )

/**
 * All facts that an owner can state about an installed component. Schemas, CSV files, the change history and forms are
 * derived from this list.
 */
export const componentFacts = {
  brand: { column: 'brand', title: 'brand', isOfProduct: true, maxLength: 100 },
  model: { column: 'model', title: 'model', isOfProduct: true, maxLength: 100 },
  /** A variant that the catalogue has for the type, such as `gas`. */
  variant: { column: 'variant', title: 'kind', isOfProduct: false, maxLength: 50 },
  condition: { column: 'condition', title: 'condition', isOfProduct: false, options: conditions },
  /** `guess` and `previous_owner` widen the likely range of the replacement date. */
  ageSource: {
    column: 'age_source',
    title: 'source of its age',
    isOfProduct: false,
    options: ageSources,
  },
} as const satisfies Record<string, ComponentFact>

type Facts = typeof componentFacts
export type FactName = keyof Facts
/** The type of a fact's value: one of its options, or text. */
export type FactValue<Name extends FactName> = Facts[Name] extends {
  readonly options: readonly (infer Option)[]
}
  ? Option
  : string

export const factNames = keysOf(componentFacts)

export type ProductFact = {
  [Name in FactName]: Facts[Name]['isOfProduct'] extends true ? Name : never
}[FactName]

/** The facts whose `isOfProduct` is true, in the order of form fields and CSV columns. */
export const productFacts = factNames.filter((name): name is ProductFact => componentFacts[name].isOfProduct)

export const canHaveFact = (type: ComponentType, { isOfAppliances }: ComponentFact): boolean =>
  !isOfAppliances || isApplianceType(type)

/** Creates an object that maps the name of each fact to a value. */
export const byFactName = <Value>(make: (name: FactName) => Value): Record<FactName, Value> =>
  byKey(factNames, (name) => name, make)

/**
 * Creates an object that maps the name of each fact to its value. `make` gets the name of a fact and must return a
 * value of that fact.
 */
export const factsBy = <Facts extends { readonly [Name in FactName]: unknown }>(
  make: (name: FactName) => Facts[FactName],
): Pick<Facts, FactName> =>
  // The cast is needed because the compiler cannot check that `make` returns a value of the named fact.
  byFactName(make) as Pick<Facts, FactName>

/** Creates an object that maps the name of each fact about the product to a value. */
export const byProductFact = <Value>(make: (name: ProductFact) => Value): Record<ProductFact, Value> =>
  byKey(productFacts, (name) => name, make)

type FactColumn = Facts[FactName]['column']

/** Creates an object that maps the column of each fact to a value. */
export const byFactColumn = <Value>(make: (name: FactName) => Value): Record<FactColumn, Value> =>
  byKey(factNames, (name) => componentFacts[name].column, make)

export const productFactColumns = productFacts.map((name) => componentFacts[name].column)

/** The reasons for a replacement. `elective`: the component still worked. */
export const removalCauses = ['failed', 'elective'] as const
