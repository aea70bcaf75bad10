import type { OfferedAction } from '@home-pulse/contract/features/homebot/homebot'
import type { Reserve } from '@home-pulse/contract/features/plan/reserve'
import type { PlainDate } from '@home-pulse/contract/primitives'
import type { ComponentType, StateCode } from '@home-pulse/contract/vocabulary'
import type { Citation } from '@home-pulse/lifecycle/catalogue/sources'
import type { ComponentRow } from '../queries.ts'
import type { OwnRecords } from './records/own-record-facts.ts'

/** The customer's records that a question needs. */
export interface Facts {
  readonly today: PlainDate
  /** The state whose prices apply: the chosen property's, or the only state with homes of the customer. */
  readonly state: StateCode | undefined
  /** The address of the one home that the question is about. */
  readonly homeAddress?: string | undefined
  /** The question is about a home that is not the customer's. */
  readonly isElsewhere?: boolean
  /**
   * The components that a question compares or adds up. The message names them, or refers to a list in the
   * conversation.
   */
  readonly group: readonly ComponentRow[]
  /** True if `soonest` is limited to one unit or one brand. */
  readonly isNarrow?: boolean
  /** The component chosen with the question. */
  readonly chosen: ComponentRow | undefined
  /** The age sent with the question. Undefined for 0, which may mean that none was chosen. */
  readonly ageYears: number | undefined
  /** The customer's components of the types in the question, soonest due first; at most `maxListed` + 1. */
  readonly ofTypes: readonly ComponentRow[]
  /** The customer's appliances of the age sent; at most two. */
  readonly ofAge: readonly ComponentRow[]
  /** The customer's components that are due first; at most `maxListed`. */
  readonly soonest: readonly ComponentRow[]
  /**
   * The first components of the Needs Attention list in its order, if the question asks for it; at most `maxListed`.
   * Empty for very large portfolios.
   */
  readonly pressing: readonly ComponentRow[]
  /** The replacements planned in a later calendar year, or until its end. Undefined if the question names none. */
  readonly planned?: { readonly when: string; readonly rows: readonly ComponentRow[] } | undefined
  /** The oldest components, if the question asks for them; at most `maxListed`. */
  readonly oldest: readonly ComponentRow[]
  readonly counts: ComponentCounts
  /** The own records that answer the question, if it asks for them. */
  readonly records?: OwnRecords | undefined
  /** The expected spending, if the question asks for a budget and there are components. */
  readonly spending: Spending | undefined
}

/** The expected spending of a period and the reserve, in whole dollars at today's prices. */
export interface Spending {
  /** A number of years from today, a calendar year, or the time from today to the end of a year. */
  readonly span: { readonly years: number } | { readonly year: number; readonly isThrough: boolean }
  /** True if the question asked for a time beyond the plan's end. */
  readonly isCut: boolean
  /** The only component that the budget is about. Undefined for all. */
  readonly part: ComponentRow | undefined
  /** The components that the budget is about, if they are several but not all. */
  readonly rows: readonly ComponentRow[]
  /** The types that the budget leaves out, and the number of their components. */
  readonly without: { readonly types: readonly ComponentType[]; readonly count: number } | undefined
  /** The expected dollars of each year, if the question asks for single years. */
  readonly byYear: readonly { readonly year: number; readonly dollars: number }[]
  /** The number of units, if the home has any. */
  readonly unitCount: number
  readonly components: number
  readonly expectedDollars: number
  /** The ends of the likely range: the 10th and the 90th percentile. */
  readonly lowDollars: number
  readonly highDollars: number
  readonly reserve: Reserve
  /** The components with the largest part of the spending, most expensive first. */
  readonly drivers: readonly { readonly row: LocatedComponent; readonly expectedDollars: number }[]
  readonly sources: readonly Citation[]
}

/** The fields of a component that a sentence needs to name it. */
export interface LocatedComponent
  extends Pick<ComponentRow, 'type' | 'variant' | 'installedOn' | 'street' | 'city' | 'unitNumber'> {
  readonly state: string
}

/** The number of the customer's components, of those overdue, and of those coming due. */
export interface ComponentCounts {
  readonly all: number
  readonly overdue: number
  readonly withinYear: number
}

export const maxListed = 5

/** An answer before its conversion to the wire form. */
export interface Answer {
  readonly paragraphs: readonly string[]
  readonly sources: readonly Citation[]
  /** Suggested next questions. */
  readonly next: readonly string[]
  /** The day to plan for. Only set if the answer is about the life of one known component. */
  readonly forecastOn?: PlainDate | undefined
  /** Tells how an update would change the recorded date. Undefined if both dates are equal. */
  readonly change?: string | undefined
  /** True if the answer only says what to do in a danger. */
  readonly isDanger?: boolean
  /** The customer's component that the answer is about. */
  readonly subject?: ComponentRow | undefined
  /** The components that the answer lists. The next message can refer to them. */
  readonly listed?: readonly ComponentRow[]
  /** A change that the answer offers to make. */
  readonly action?: OfferedAction | undefined
  /** True if the answer asks for missing data of a change. The next message may supply them. */
  readonly asksBack?: boolean
}
