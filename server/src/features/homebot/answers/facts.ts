import type { PlainDate } from '@home-pulse/contract/primitives'
import type { StateCode } from '@home-pulse/contract/vocabulary'
import type { Citation } from '@home-pulse/lifecycle/catalogue/sources'
import type { AskedRow } from '../queries.ts'

/** What is known of the customer's homes, as far as a question may need it. */
export interface Facts {
  readonly today: PlainDate
  /** Where prices are taken from: the chosen property, or the only state that the customer has homes in. */
  readonly state: StateCode | undefined
  /** The component chosen with the question. */
  readonly chosen: AskedRow | undefined
  /** The age sent with the question, where it says one: 0 may mean that nothing was chosen. */
  readonly ageYears: number | undefined
  /** Theirs of the types named in the question, soonest due first; at most `mostListed` and one. */
  readonly ofTypes: readonly AskedRow[]
  /** Their appliances of the age sent, two at most. */
  readonly ofAge: readonly AskedRow[]
  /** What is due first of all they have, `mostListed` at most. */
  readonly soonest: readonly AskedRow[]
  readonly counts: Counts
  /** What is due within five years, where a budget is asked about; at most `mostBudgeted`. */
  readonly dueInFiveYears: readonly AskedRow[]
}

/** How much they have, how much of it is overdue, due within a year, and due within five, the overdue included. */
export interface Counts {
  readonly all: number
  readonly overdue: number
  readonly withinYear: number
  readonly withinFiveYears: number
}

export const mostListed = 5
export const mostBudgeted = 2000

/** An answer before it is put on the wire. */
export interface Answer {
  readonly paragraphs: readonly string[]
  readonly sources: readonly Citation[]
  /** What could be asked next. */
  readonly next: readonly string[]
  /** The day to plan for; only where the answer is about the life of one known component. */
  readonly forecastOn?: PlainDate | undefined
  /** The customer's own component that it is about. */
  readonly subject?: AskedRow | undefined
}
