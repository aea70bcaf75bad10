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

/**
 * The leases that end and the maintenance that is due in a period. The tasks that the owner entered are not included.
 */
export interface DueWork extends DayRange {
  /** The leases that end in the period or soon after it. The title of each is the name of the tenant. */
  readonly leases: readonly NamedTask[]
  /** The maintenance tasks that the answer lists. */
  readonly upkeep: readonly NamedTask[]
  /** The number of maintenance tasks in the period. 0 if the period is longer than a year. */
  readonly count: number
}

interface HomeCost {
  readonly propertyId: string
  /** Undefined for a whole home. */
  readonly unit: string | undefined
  readonly address: string
  readonly dollars: number
  /** The expected cost over 5 years, in dollars. */
  readonly longDollars: number
}

/** Work that was done or paid for. */
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
  /** True if these records only supplement an answer, such as a note under a forecast. */
  readonly isBeside?: boolean
  /** True if these records come before the answer that they supplement. */
  readonly isFirst?: boolean
  /** True if these records answer the question better than general advice. */
  readonly replacesAdvice?: boolean
  /** The words with which the note, task or payment was searched. */
  readonly searched?: string | undefined
}

/** The recorded payments of a period, or of all time. */
export interface Expenses {
  readonly about: 'expenses'
  readonly events: readonly DoneWork[]
  readonly days?: DayRange | undefined
  /** The component, if the question asks what the owner paid for it. */
  readonly price?: ComponentRow | undefined
}

/** The tenants and vacant places that a question is about. */
export interface Tenancies {
  readonly about: 'tenants' | 'lease_ends' | 'rent' | 'vacancies'
  readonly tenancies: readonly Tenancy[]
  /** The former tenants of the place in the question. */
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
  /** True if the question asks which lease ends after a certain one: "whose is next after Rosa's?" */
  readonly isAfter: boolean
  readonly isOfTwo: boolean
  readonly place: string | undefined
  readonly asked: TenancyQuestion | undefined
  /** How the question orders or picks tenants, such as "who pays most". */
  readonly operation: Operation | undefined
  /** The rents of the other current tenants in the same home, in cents per month. */
  readonly otherRents: readonly number[]
  /** The days in which a lease must end to be included. */
  readonly endsIn: DayRange | undefined
  /** The recorded expenses, if the question compares rents with expenses. */
  readonly expenses?: Expenses | undefined
}

export type RecordsAbout<About extends OwnRecords['about']> = Extract<OwnRecords, { readonly about: About }>

/** The customer's own records. `about` is the subject of the question. */
type RecordsOf =
  | Tenancies
  | {
      readonly about: 'tasks'
      readonly tasks: readonly NamedTask[]
      /**
       * The leases and maintenance of the period. Undefined if the tasks were searched by the words of the question.
       */
      readonly due?: DueWork
      /** True if the message asks to delete a task, which HomeBot cannot do. */
      readonly wantsDeletion?: boolean
      /** The task after which the listed tasks come: the gutters in "what is next after the gutters?" */
      readonly after?: NamedTask
    }
  | {
      readonly about: 'last_done'
      readonly events: readonly DoneWork[]
      /** True if the events were searched by the words of the question. */
      readonly isSearch: boolean
      /** The next maintenance tasks of the component, if the question asks for them. */
      readonly next: readonly NamedTask[]
    }
  | Expenses
  | {
      readonly about: 'notes'
      readonly notes: readonly FoundNote[]
      /** The recent paid repairs of the component, latest first. */
      readonly repairs?: readonly DoneWork[]
      /** The kind of figure in the same answer, which was calculated without these notes and repairs. */
      readonly weighed?: 'forecast' | 'verdict' | 'order' | undefined
      readonly isMatch: boolean
      /** The fact that the question asks for, and that a note may state: a date or an amount of money. */
      readonly wants?: 'date' | 'sum' | undefined
      readonly place: string | undefined
      /** True if the message asks to delete a note, which HomeBot cannot do. */
      readonly wantsDeletion: boolean
    }
  | {
      readonly about: 'parts'
      readonly asked: Extract<FieldQuestion, { of: 'parts' }>
      readonly rows: readonly ComponentRow[]
      /** The number of components among which `rows` were searched. */
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
      /** The costs of the homes, highest first. Undefined if there are too many homes to compare in one request. */
      readonly costs: readonly HomeCost[] | undefined
      readonly count: number
      readonly years: number
    }
  | {
      readonly about: 'savings'
      /** The savings so far. Undefined if neither the question nor the reserve has a balance. */
      readonly savedDollars: number | undefined
      /** The monthly amount that the question proposes: 200 in "is $200 a month enough?" */
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
