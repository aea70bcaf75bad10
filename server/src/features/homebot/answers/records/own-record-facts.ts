import type { Reserve } from '@home-pulse/contract/features/plan/reserve'
import type { ComponentType } from '@home-pulse/contract/vocabulary'
import type { ComponentRow } from '../../queries.ts'
import type { FoundNote, HomeFields, Tenancy } from '../../record-queries.ts'
import type { FieldQuestion } from '../../understanding/records/record-fields.ts'
import type { TenancyQuestion } from '../../understanding/records/tenancy-question.ts'

/** A task as an answer names it. */
export interface NamedTask {
  readonly title: string
  readonly place: string
  readonly dueOn: string
}

interface HomeCost {
  readonly address: string
  readonly dollars: number
}

/** A task that was done or paid. */
export interface DoneWork {
  readonly title: string
  /** Null if the work was for the home and not for one component. */
  readonly type: ComponentType | null
  readonly note: string | null
  readonly costCents: number | null
  readonly place: string
  readonly on: string
}

/**
 * The records that answer a question. `isBeside` is true if they are added to another answer, and `isFirst` if
 * they come before it.
 */
export type OwnRecords = RecordsOf & { readonly isBeside?: boolean; readonly isFirst?: boolean }

/** The customer's records that answer a question, by subject. Lists hold at most `maxListed` entries. */
type RecordsOf =
  | {
      readonly about: 'tenants' | 'lease_ends' | 'rent' | 'vacancies'
      readonly tenancies: readonly Tenancy[]
      /** Former tenants of the named place. */
      readonly past: readonly Tenancy[]
      readonly count: number
      readonly rentCents: number
      /** Places without a current tenant. */
      readonly free: readonly { readonly place: string; readonly last: Tenancy | undefined }[]
      readonly freeCount: number
      /** The rent increase in the question. */
      readonly risePercent: number | undefined
      /** True if the question asks for a phone number. */
      readonly asksPhone: boolean
      /** The name of the place in the question. */
      readonly place: string | undefined
      /** The fact that the question asks for. */
      readonly asked: TenancyQuestion | undefined
      /** The rents of the current tenants of the same home, in cents. */
      readonly otherRents: readonly number[]
    }
  | {
      readonly about: 'tasks'
      /** The tasks that the owner entered. */
      readonly tasks: readonly NamedTask[]
      /** The first of `count` due maintenance tasks. */
      readonly upkeep: readonly NamedTask[]
      readonly count: number
      readonly from: string
      readonly until: string
      /** True if words of the question select one task. */
      readonly isSearch: boolean
      /** The task that the listed tasks follow. */
      readonly after?: NamedTask
    }
  | {
      readonly about: 'last_done'
      readonly events: readonly DoneWork[]
      /** True if words of the question select the events. */
      readonly isSearch: boolean
      /** The next maintenance of the component, if the question is about one. */
      readonly next: readonly NamedTask[]
    }
  | {
      readonly about: 'expenses'
      readonly events: readonly DoneWork[]
      readonly period: string
      /** The component whose price the question asks for. */
      readonly price: ComponentRow | undefined
    }
  | {
      readonly about: 'notes'
      readonly notes: readonly FoundNote[]
      readonly isMatch: boolean
      readonly place: string | undefined
    }
  | {
      readonly about: 'parts'
      readonly asked: Extract<FieldQuestion, { of: 'parts' }>
      readonly rows: readonly ComponentRow[]
      /** The number of components that the question could mean. */
      readonly count: number
      readonly types: readonly ComponentType[]
    }
  | {
      readonly about: 'homes'
      readonly field: Extract<FieldQuestion, { of: 'home' }>['field']
      readonly homes: readonly HomeFields[]
    }
  | { readonly about: 'home_count'; readonly addresses: readonly string[]; readonly count: number }
  /** The homes with the highest expected cost first. Undefined if there are too many homes to compare at once. */
  | {
      readonly about: 'home_costs'
      readonly costs: readonly HomeCost[] | undefined
      readonly count: number
      readonly years: number
    }
  | {
      readonly about: 'savings'
      /** Undefined if no balance is stated or recorded. */
      readonly savedDollars: number | undefined
      /** What the question would set aside each month. */
      readonly monthlyDollars: number | undefined
      readonly wants: 'enough' | 'month' | 'share' | 'balance'
      readonly reserve: Reserve
      /** The expected cost of the period or the component in the question. */
      readonly need:
        | {
            readonly what: string
            readonly dollars: number
            readonly highDollars: number
            /** The months of the period, if it is a whole year. */
            readonly months?: number | undefined
          }
        | undefined
    }
