import type { OfferedAction } from '@home-pulse/contract/features/homebot/homebot'
import type { Reserve } from '@home-pulse/contract/features/plan/reserve'
import type { PlainDate } from '@home-pulse/contract/primitives'
import type { ComponentType, StateCode } from '@home-pulse/contract/vocabulary'
import type { Citation } from '@home-pulse/lifecycle/catalogue/sources'
import type { AskedRow } from '../queries.ts'
import type { OwnRecords } from './records/own-record-facts.ts'

/** What is known of the customer's homes, as far as a question may need it. */
export interface Facts {
  readonly today: PlainDate
  /** Where prices are taken from: the chosen property, or the only state that the customer has homes in. */
  readonly state: StateCode | undefined
  /** The address of the one home that the question is about. */
  readonly homeAddress?: string | undefined
  /** The question is about a home that is not the customer's. */
  readonly isElsewhere?: boolean
  /** The components that a question compares or sums up, because a list or the conversation names them. */
  readonly group: readonly AskedRow[]
  /** `soonest` holds only what stands in one unit or is of one maker. */
  readonly isNarrow?: boolean
  /** The component chosen with the question. */
  readonly chosen: AskedRow | undefined
  /** The age sent with the question, where it says one: 0 may mean that nothing was chosen. */
  readonly ageYears: number | undefined
  /** Theirs of the types named in the question, soonest due first; at most `maxListed` and one. */
  readonly ofTypes: readonly AskedRow[]
  /** Their appliances of the age sent, two at most. */
  readonly ofAge: readonly AskedRow[]
  /** What is due first of all they have, `maxListed` at most. */
  readonly soonest: readonly AskedRow[]
  /** What the Needs Attention list shows first, in its order, where that is asked: `maxListed` at most. Empty for very many. */
  readonly pressing: readonly AskedRow[]
  /** What stands longest, where that is asked: `maxListed` at most. */
  readonly oldest: readonly AskedRow[]
  readonly counts: Counts
  /** What of the customer's own records answers the question, where that is asked. */
  readonly records?: OwnRecords | undefined
  /** What the years ahead will cost, where a budget is asked about and something stands in the homes. */
  readonly spending: Spending | undefined
}

/** What replacements are expected to cost over the time asked about, in whole dollars at today's prices, and the reserve. */
export interface Spending {
  /** Years from today, or a calendar year, alone or from today to its end. */
  readonly span: { readonly years: number } | { readonly year: number; readonly isThrough: boolean }
  /** The question asked for a later time than the plan looks ahead. */
  readonly isCut: boolean
  /** The one component that it is about; undefined for all. */
  readonly part: AskedRow | undefined
  /** The components that it is about, if they are several and not all. */
  readonly rows: readonly AskedRow[]
  /** The types that it leaves out, and how many components that are. */
  readonly without: { readonly types: readonly ComponentType[]; readonly count: number } | undefined
  /** The expected dollars of each year, if that was asked for. */
  readonly byYear: readonly { readonly year: number; readonly dollars: number }[]
  /** The number of units, if the home has any. */
  readonly unitCount: number
  readonly components: number
  readonly expectedDollars: number
  /** The ends of the likely range: 1 chance in 10 of less, and 1 in 10 of more. */
  readonly lowDollars: number
  readonly highDollars: number
  readonly reserve: Reserve
  /** What most of it comes from, dearest first. */
  readonly drivers: readonly { readonly row: Placed; readonly expectedDollars: number }[]
  readonly sources: readonly Citation[]
}

/** As much of a component as a sentence names. */
export interface Placed
  extends Pick<AskedRow, 'type' | 'variant' | 'installedOn' | 'street' | 'city' | 'unitNumber'> {
  readonly state: string
}

/** How much they have, how much of it is overdue, and due within a year from today. */
export interface Counts {
  readonly all: number
  readonly overdue: number
  readonly withinYear: number
}

export const maxListed = 5

/** An answer before it is put on the wire. */
export interface Answer {
  readonly paragraphs: readonly string[]
  readonly sources: readonly Citation[]
  /** What could be asked next. */
  readonly next: readonly string[]
  /** The day to plan for; only where the answer is about the life of one known component. */
  readonly forecastOn?: PlainDate | undefined
  /** What an update of the recorded date would change, in a sentence; only where the two dates differ. */
  readonly change?: string | undefined
  /** It says what to do in a danger, and nothing else. */
  readonly isDanger?: boolean
  /** The customer's own component that it is about. */
  readonly subject?: AskedRow | undefined
  /** The components that it lists, to be pointed at by the next message. */
  readonly listed?: readonly AskedRow[]
  /** A change that it offers to make. */
  readonly action?: OfferedAction | undefined
  /** It asks for what is missing of a change. The next message may tell it. */
  readonly asksBack?: boolean
}
