import type { Reserve } from '@home-pulse/contract/features/plan/reserve'
import type { PlainDate } from '@home-pulse/contract/primitives'
import type { ComponentType } from '@home-pulse/contract/vocabulary'
import type { ComponentRow } from '../../queries.ts'
import type { FoundNote, HomeFields, Tenancy } from '../../record-queries.ts'
import type { Operation } from '../../understanding/intents/operations.ts'
import type { DayRange } from '../../understanding/periods.ts'
import type { FieldQuestion } from '../../understanding/records/record-fields.ts'
import type { TenancyQuestion } from '../../understanding/records/tenancy-question.ts'

export interface NamedTask {
  readonly title: string
  readonly place: string
  readonly dueOn: string
}

/** The work that is due in a period, without the tasks that the owner entered. */
export interface DueWork extends DayRange {
  /** The leases that end in the period or soon after it, each with the name of its tenant as title. */
  readonly leases: readonly NamedTask[]
  /** The first maintenance tasks. */
  readonly upkeep: readonly NamedTask[]
  /** The number of all maintenance tasks. 0 if the period is longer than a year. */
  readonly count: number
}

interface HomeCost {
  readonly propertyId: string
  /** Undefined for a whole home. */
  readonly unit: string | undefined
  readonly address: string
  readonly dollars: number
  /** The cost over 5 years. */
  readonly longDollars: number
}

/** A task that was done or paid. */
export interface DoneWork {
  readonly title: string
  /** Null if the work was for the whole home. */
  readonly type: ComponentType | null
  readonly note: string | null
  readonly costCents: number | null
  readonly place: string
  readonly on: string
}

/** The cost that savings must pay for. */
export interface SavingsNeed {
  readonly what: string
  readonly dollars: number
  readonly highDollars: number
  /** The months of saving. They end with the period, or at the named or planned date of a component. */
  readonly months?: number | undefined
  /** The day until which the owner saves for a component. */
  readonly until?: PlainDate | undefined
}

/** The customer's own records that answer a question. */
export type OwnRecords = RecordsOf & {
  /** True if these records are added to an answer to another intent. */
  readonly isBeside?: boolean
  /** True if these records come before that other answer. */
  readonly isFirst?: boolean
  /** True if these records answer the question better than general advice. */
  readonly replacesAdvice?: boolean
  /** The words that found a note, task or payment. */
  readonly searched?: string | undefined
}

/** The recorded payments of a period, or of all time. */
export interface Expenses {
  readonly about: 'expenses'
  readonly events: readonly DoneWork[]
  readonly days?: DayRange | undefined
  /** The component whose purchase price the question asks for. */
  readonly price?: ComponentRow | undefined
}

/** The tenants and vacant places that a question is about. */
export interface Tenancies {
  readonly about: 'tenants' | 'lease_ends' | 'rent' | 'vacancies'
  readonly tenancies: readonly Tenancy[]
  /** Former tenants of the named place. */
  readonly past: readonly Tenancy[]
  readonly count: number
  readonly rentCents: number
  /** The places without a current tenant, each with its last tenancy. */
  readonly free: readonly {
    readonly place: string
    readonly isUnit: boolean
    readonly last: Tenancy | undefined
  }[]
  readonly freeCount: number
  readonly asksPhone: boolean
  /** True if the question asks for the next lease to end after the one that it names. */
  readonly isAfter: boolean
  readonly isOfTwo: boolean
  readonly place: string | undefined
  readonly asked: TenancyQuestion | undefined
  /** How the question orders or picks tenants, such as "who pays most". */
  readonly operation: Operation | undefined
  /** The rents of the current tenants of the same home, in cents. */
  readonly otherRents: readonly number[]
  /** The range of days in the question. A lease is meant if it ends in this range. */
  readonly endsIn: DayRange | undefined
  /** The recorded expenses, if the question compares the rents with them. */
  readonly expenses?: Expenses | undefined
}

export type RecordsAbout<About extends OwnRecords['about']> = Extract<OwnRecords, { readonly about: About }>

/** The customer's own records, by the subject of the question. */
type RecordsOf =
  | Tenancies
  | {
      readonly about: 'tasks'
      readonly tasks: readonly NamedTask[]
      /** The other work of the period. Undefined if the tasks were found by the words of the question. */
      readonly due?: DueWork
      /** True if the message asks to delete a task, which HomeBot cannot do. */
      readonly wantsDeletion?: boolean
      /** The task that comes before the listed ones: "what is next after the gutters?" */
      readonly after?: NamedTask
    }
  | {
      readonly about: 'last_done'
      readonly events: readonly DoneWork[]
      /** True if the events were found by the words of the question. */
      readonly isSearch: boolean
      /** The next maintenance tasks of the component, if the question asks for them. */
      readonly next: readonly NamedTask[]
    }
  | Expenses
  | {
      readonly about: 'notes'
      readonly notes: readonly FoundNote[]
      /** The paid repairs of the component in the last years, the latest first. */
      readonly repairs?: readonly DoneWork[]
      /** The figure that the answer gives with the notes and repairs. The calculation of this figure ignores them. */
      readonly weighed?: 'forecast' | 'verdict' | 'order' | undefined
      readonly isMatch: boolean
      /** The fact of the note that the question asks for. */
      readonly wants?: 'date' | 'sum' | undefined
      readonly place: string | undefined
      /** True if the message asks to delete a note, which HomeBot cannot do. */
      readonly wantsDeletion: boolean
    }
  | {
      readonly about: 'parts'
      readonly asked: Extract<FieldQuestion, { of: 'parts' }>
      readonly rows: readonly ComponentRow[]
      /** The number of components that were searched. */
      readonly count: number
      readonly types: readonly ComponentType[]
    }
  | {
      readonly about: 'homes'
      readonly field: Extract<FieldQuestion, { of: 'home' }>['field']
      readonly homes: readonly HomeFields[]
    }
  | {
      readonly about: 'home_count'
      readonly addresses: readonly string[]
      readonly count: number
      readonly unitCount: number
    }
  | {
      readonly about: 'home_costs'
      /** The most expensive homes first. Undefined if there are too many homes to compare in a request. */
      readonly costs: readonly HomeCost[] | undefined
      readonly count: number
      readonly years: number
    }
  | {
      readonly about: 'savings'
      /** Undefined if neither the question nor the reserve has a balance. */
      readonly savedDollars: number | undefined
      /** The monthly amount that the question suggests. */
      readonly monthlyDollars: number | undefined
      readonly wants: 'enough' | 'month' | 'share' | 'balance' | 'when'
      readonly reserve: Reserve
      /** The reserve after an assumed change: a home is sold, or a component has another price. */
      readonly changed?: { readonly what: string; readonly reserve: Reserve } | undefined
      /** The address of the home, if the question is about one home. */
      readonly place?: string | undefined
      /** The expected cost of the period or the component in the question. */
      readonly need: SavingsNeed | undefined
      /** The cost of each component that the question can mean, if it names one and several fit. */
      readonly eitherNeed?: readonly SavingsNeed[] | undefined
    }
