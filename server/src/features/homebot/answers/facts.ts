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
   * The state for prices. If the question is about one home, this is the home's state. Otherwise it is set only if all
   * homes of the customer are in one state.
   */
  readonly state: StateCode | undefined
  /** The yearly price increase that the plan assumes, as a fraction such as 0.03. The owner can change the default. */
  readonly inflation: number
  /** The address of the home, if the question is about one home. */
  readonly homeAddress?: string | undefined
  /** True if the question is about a home that is not the customer's. */
  readonly isElsewhere?: boolean
  /** The components that a question compares or adds up. The message names them or refers to an earlier list. */
  readonly group: readonly ComponentRow[]
  /** True if `soonest` is filtered to one unit, to one brand or to appliances. */
  readonly isNarrow?: boolean
  /** The component that is selected on the screen or that the conversation is about. */
  readonly chosen: ComponentRow | undefined
  /** The age in years that the client sent. Undefined for 0, because clients send 0 if the user chose no age. */
  readonly ageYears: number | undefined
  /**
   * The customer's components of the types in the question, soonest due first. At most `maxListed` + 1 of each type.
   */
  readonly ofTypes: readonly ComponentRow[]
  /** The customer's appliances of the age that the client sent; at most two. */
  readonly ofAge: readonly ComponentRow[]
  /** The customer's components that are due first; at most `maxListed`. */
  readonly soonest: readonly ComponentRow[]
  /**
   * The first `maxListed` entries of the Needs Attention list, if the question asks what is due. Empty if the question
   * names a unit, or if too many components are due to rank them.
   */
  readonly pressing: readonly ComponentRow[]
  /**
   * The replacements that are planned in the period of the question. `when` is the period as text: `in 2029`. Undefined
   * without a period, and for the current year.
   */
  readonly planned?: { readonly when: string; readonly rows: readonly ComponentRow[] } | undefined
  /**
   * The components from which the question picks or counts, such as all stoves in "my oldest stove". Empty for other
   * questions.
   */
  readonly set: readonly ComponentRow[]
  readonly counts: ComponentCounts
  /**
   * The customer's own records that answer the question, such as notes or leases. Undefined if the question needs none.
   */
  readonly records?: OwnRecords | undefined
  /** The expected spending. Undefined if the question asks for no budget, or if no component is on record. */
  readonly spending: Spending | undefined
}

/** The expected spending of a period, and the reserve for it. Amounts are in whole dollars at today's prices. */
export interface Spending {
  /** The period: a number of years from today, one calendar year, or from today to the end of a year. */
  readonly span:
    | { readonly years: number }
    | { readonly year: number; readonly isThrough: boolean; readonly from?: number | undefined }
  /** True if the question asked for a longer period than the plan covers, so the period was shortened. */
  readonly isCut: boolean
  /** The component that the budget is about. Undefined if the budget is about several components or all. */
  readonly part: ComponentRow | undefined
  /** The components that the budget is about. Empty if it is about one component or all. */
  readonly rows: readonly ComponentRow[]
  /** The component types and the place that the budget leaves out. `count` is the number of components left out. */
  readonly without: (Pick<Exclusion, 'types' | 'place' | 'isEither'> & { readonly count: number }) | undefined
  /** The expected spending in dollars if the component is replaced on the date that the question assumes. */
  readonly moved:
    | { readonly row: ComponentRow; readonly on: PlainDate; readonly expectedDollars: number }
    | undefined
  /** The expected spending of each year in dollars. Empty unless the question asks for each year. */
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

/** The number of components: all, overdue, and due soon. */
export interface ComponentCounts {
  readonly all: number
  readonly overdue: number
  readonly comingDue: number
}

export const maxListed = 5

/** The maximum number of components that are read to filter them by unit or brand, or to add up their prices. */
export const maxFiltered = 200

export const uniqueSources = (sources: readonly Citation[]): readonly Citation[] => [
  ...new Map(sources.map((source) => [source.tag, source])).values(),
]

/** An answer in the form that the engine uses, before `presentAnswer` converts it to the API response. */
export interface Answer {
  readonly paragraphs: readonly string[]
  readonly sources?: readonly Citation[] | undefined
  /** Suggested next questions. */
  readonly next?: readonly string[]
  /** The replacement date to plan for. Set only if the answer is about the life of one component with a known age. */
  readonly forecastOn?: PlainDate | undefined
  /** A sentence with the recorded date and the proposed date. Undefined if both are equal. */
  readonly change?: string | undefined
  /** True if the answer consists of safety instructions for a danger. */
  readonly isDanger?: boolean
  readonly subject?: ComponentRow | undefined
  /** The components that the answer lists. The next message can refer to them. */
  readonly listed?: readonly ComponentRow[]
  /** A change that the answer offers to make. */
  readonly action?: OfferedAction | undefined
  /**
   * True if the answer asks for missing data of a requested change, such as its date. The next message may contain the
   * data.
   */
  readonly asksBack?: boolean
}

/** Returns the first component of a list if all are in the same home. */
export const onlyPlaceOf = ([first, ...others]: readonly ComponentRow[] = []): ComponentRow | undefined =>
  others.every(({ propertyId }) => propertyId === first?.propertyId) ? first : undefined
