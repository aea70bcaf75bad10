import {
  byFactColumn,
  byFactName,
  canHaveFact,
  componentFacts,
  type FactName,
  factNames,
  factsBy,
  type ProductFact,
  productFactColumns,
} from '@home-pulse/contract/component-facts'
import { pick } from '@home-pulse/contract/objects'
import type { ComponentType } from '@home-pulse/contract/vocabulary'
import type { ComponentRow } from './queries.ts'

/**
 * The facts of an installed component, such as its brand and condition. A fact that the owner did not state is null.
 */
export type FactRow = Pick<ComponentRow, FactName>

/** The facts that an owner stated. A fact that the owner did not state is absent. */
export type StatedFacts = { readonly [Name in FactName]?: FactRow[Name] | undefined }

/** Returns all facts of a new installation. Facts that were not stated are null. */
export const allFacts = (stated: StatedFacts): FactRow => factsBy<FactRow>((name) => stated[name] ?? null)

export const statedFacts = (stated: StatedFacts): Partial<FactRow> =>
  Object.fromEntries(
    Object.entries(byFactName((name) => stated[name])).filter(([, value]) => value !== undefined),
  )

/** Returns the stated facts that a component of this type cannot have. */
export const misplacedFacts = (type: ComponentType, stated: StatedFacts): FactName[] =>
  factNames.filter((name) => (stated[name] ?? null) !== null && !canHaveFact(type, componentFacts[name]))

export const misplacedFact = 'must be empty: only appliances have it'

type FactColumns = {
  readonly [Name in FactName as (typeof componentFacts)[Name]['column']]: FactRow[Name]
}

/** Returns the facts keyed by column name, as in responses and exports. */
export const factColumns = (row: FactRow): FactColumns =>
  // The cast is safe, because each value is stored under the column of its fact.
  byFactColumn((name) => row[name]) as FactColumns

/** Returns the facts of the product keyed by column name, as in the history of installations. */
export const productColumns = (row: Pick<FactRow, ProductFact>) =>
  pick(factColumns(allFacts(row)), productFactColumns)

/** Converts the columns of an exported record to facts. Missing facts are null. */
export const factsOfColumns = (
  columns: {
    readonly [Column in keyof FactColumns]?: FactColumns[Column] | undefined
  },
): FactRow => factsBy<FactRow>((name) => columns[componentFacts[name].column] ?? null)
