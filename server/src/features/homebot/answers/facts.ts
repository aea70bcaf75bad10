import type { OfferedAction } from '@home-pulse/contract/features/homebot/homebot'
import type { Reserve } from '@home-pulse/contract/features/plan/reserve'
import type { PlainDate } from '@home-pulse/contract/primitives'
import type { StateCode } from '@home-pulse/contract/vocabulary'
import type { Citation } from '@home-pulse/lifecycle/catalogue/sources'
import type { ComponentRow } from '../queries.ts'
import type { Exclusion } from '../understanding/conversation/exclusions.ts'
import type { OwnRecords } from './records/own-record-facts.ts'

/** The customer's records that a question needs. */
export interface Facts {
  readonly today: PlainDate
  /**
   * The state whose prices apply: the state of the home in the question. Without such a home, the state of all the
   * customer's homes, if they are in one state.
   */
  readonly state: StateCode | undefined
  /**
   * The yearly rise of prices in the plan, as a fraction such as 0.03. It is the owner's setting, or else the default.
   */
  readonly inflation: number
  /** The address of the home, if the question is about one home. */
  readonly homeAddress?: string | undefined
  /** True if the question is about a home that is not the customer's. */
  readonly isElsewhere?: boolean
  /** The components that a question compares or adds up. The message names them or refers to an earlier list. */
  readonly group: readonly ComponentRow[]
  /** True if `soonest` contains only the components of one unit or one brand, or only appliances. */
  readonly isNarrow?: boolean
  /** The component that is selected on the screen or that the conversation is about. */
  readonly chosen: ComponentRow | undefined
  /** The age that the client sent. Undefined for 0, because clients also send 0 if the user chose no age. */
  readonly ageYears: number | undefined
  /**
   * The customer's components of the types in the question, soonest due first. At most `maxListed` + 1 for each type.
   */
  readonly ofTypes: readonly ComponentRow[]
  /** The customer's appliances of the age that the client sent; at most two. */
  readonly ofAge: readonly ComponentRow[]
  /** The customer's components that are due first; at most `maxListed`. */
  readonly soonest: readonly ComponentRow[]
  /**
   * The first entries of the Needs Attention list, if the question asks what is due; at most `maxListed`. Empty if the
   * question names a unit, or if too many components are due to rank them.
   */
  readonly pressing: readonly ComponentRow[]
  /**
   * The replacements that are planned in the period of the question. `when` is this period as text, such as `in 2029`.
   * Undefined if the question names no period, or only the current year.
   */
  readonly planned?: { readonly when: string; readonly rows: readonly ComponentRow[] } | undefined
  /**
   * The components to which an operation of the question applies, such as "the oldest". Empty without such an
   * operation.
   */
  readonly set: readonly ComponentRow[]
  readonly counts: ComponentCounts
  /** The customer's own records that answer the question. Undefined if it asks for none. */
  readonly records?: OwnRecords | undefined
  /** The expected spending. Undefined if the question asks for no budget or no component is on record. */
  readonly spending: Spending | undefined
}

/** The expected spending of a period and the reserve, in whole dollars at today's prices. */
export interface Spending {
  /** The period: years from today, one calendar year, or the time from today to the end of a year. */
  readonly span:
    | { readonly years: number }
    | { readonly year: number; readonly isThrough: boolean; readonly from?: number | undefined }
  /** True if the question asked for a longer period than the plan covers. */
  readonly isCut: boolean
  /** The component that the budget is about. Undefined if it is about several or all. */
  readonly part: ComponentRow | undefined
  /** The components that the budget is about, if it is about several but not all. */
  readonly rows: readonly ComponentRow[]
  /** The component types and the place that the budget excludes, and the number of excluded components. */
  readonly without: (Pick<Exclusion, 'types' | 'place' | 'isEither'> & { readonly count: number }) | undefined
  /** The expected dollars if the component is replaced on the date that the question assumes. */
  readonly moved:
    | { readonly row: ComponentRow; readonly on: PlainDate; readonly expectedDollars: number }
    | undefined
  /** The expected dollars of each year. Empty unless the question asks for each year. */
  readonly byYear: readonly { readonly year: number; readonly dollars: number }[]
  /** The number of units of the home. 0 if the question is about all homes. */
  readonly unitCount: number
  readonly components: number
  readonly expectedDollars: number
  /** The low end of the likely range: the 10th percentile. */
  readonly lowDollars: number
  /** The high end of the likely range: the 90th percentile. */
  readonly highDollars: number
  readonly reserve: Reserve
  /** The components that account for most of the spending, most expensive first. */
  readonly drivers: readonly { readonly row: LocatedComponent; readonly expectedDollars: number }[]
  readonly sources: readonly Citation[]
}

/** The fields that name a component in a sentence. */
export interface LocatedComponent
  extends Pick<ComponentRow, 'type' | 'variant' | 'installedOn' | 'street' | 'city' | 'unitNumber'> {
  readonly state: StateCode
}

/** The numbers of all components, of the overdue ones, and of those coming due. */
export interface ComponentCounts {
  readonly all: number
  readonly overdue: number
  readonly comingDue: number
}

export const maxListed = 5

/** The maximum number of components that are read to filter by unit or brand, or to add up prices. */
export const maxFiltered = 200

export const uniqueSources = (sources: readonly Citation[]): readonly Citation[] => [
  ...new Map(sources.map((source) => [source.tag, source])).values(),
]

/** An answer before its conversion to the wire form. */
export interface Answer {
  readonly paragraphs: readonly string[]
  readonly sources?: readonly Citation[] | undefined
  /** Suggested next questions. */
  readonly next?: readonly string[]
  /** The day to plan for. Set only if the answer is about the life of one component whose age is known. */
  readonly forecastOn?: PlainDate | undefined
  /** Says how the proposed date would change the recorded date. Undefined if it would change nothing. */
  readonly change?: string | undefined
  /** True if the answer only says what to do in a danger. */
  readonly isDanger?: boolean
  readonly subject?: ComponentRow | undefined
  /** The components that the answer lists. The next message can refer to them. */
  readonly listed?: readonly ComponentRow[]
  /** A change that the answer offers to make. */
  readonly action?: OfferedAction | undefined
  /** True if the answer asks for data that a requested change needs. The next message may supply them. */
  readonly asksBack?: boolean
}

/** Returns the first component of a list if all are in the same home. */
export const onlyPlaceOf = ([first, ...others]: readonly ComponentRow[] = []): ComponentRow | undefined =>
  others.every(({ propertyId }) => propertyId === first?.propertyId) ? first : undefined
