import type { Reserve } from '@home-pulse/contract/features/plan/reserve'
import type { ComponentType } from '@home-pulse/contract/vocabulary'
import type { AskedRow } from '../../queries.ts'
import type { FoundNote, Tenancy } from '../../record-queries.ts'

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

/** Upkeep that was done or paid. */
export interface DoneWork {
  readonly title: string
  /** Null for what is paid for the home. */
  readonly type: ComponentType | null
  readonly note: string | null
  readonly costCents: number | null
  readonly place: string
  readonly on: string
}

/** The records that answer a question. `isBeside` if they stand beside another answer. */
export type OwnRecords = RecordsOf & { readonly isBeside?: boolean }

/** What of the customer's own records answers a question. Lists hold `maxListed` entries at most. */
type RecordsOf =
  | {
      readonly about: 'tenants' | 'lease_ends' | 'rent' | 'vacancies'
      readonly tenancies: readonly Tenancy[]
      /** Tenants who left the place that was named. */
      readonly past: readonly Tenancy[]
      readonly count: number
      readonly rentCents: number
      /** Places without a current tenant. */
      readonly free: readonly { readonly place: string; readonly last: Tenancy | undefined }[]
      readonly freeCount: number
      /** A rise of the rent that was asked about. */
      readonly risePercent: number | undefined
      /** The place that was named, in words. */
      readonly place: string | undefined
    }
  | {
      readonly about: 'tasks'
      /** The owner's own tasks. */
      readonly tasks: readonly NamedTask[]
      /** The first rounds of upkeep, of `count`. */
      readonly upkeep: readonly NamedTask[]
      readonly count: number
      readonly until: string
      /** The words by which one task was asked for. */
      readonly isSearch: boolean
    }
  | { readonly about: 'last_done'; readonly events: readonly DoneWork[] }
  | {
      readonly about: 'expenses'
      readonly events: readonly DoneWork[]
      readonly period: string
      /** The part whose price was asked for. */
      readonly price: AskedRow | undefined
    }
  | {
      readonly about: 'notes'
      readonly notes: readonly FoundNote[]
      readonly isMatch: boolean
      readonly place: string | undefined
    }
  | { readonly about: 'home_count'; readonly addresses: readonly string[]; readonly count: number }
  /** The highest cost of the coming years first. Undefined if there are too many homes to compare at once. */
  | {
      readonly about: 'home_costs'
      readonly costs: readonly HomeCost[] | undefined
      readonly count: number
      readonly years: number
    }
  | {
      readonly about: 'savings'
      /** Undefined if no balance was told or recorded. */
      readonly savedDollars: number | undefined
      readonly wants: 'enough' | 'month' | 'share' | 'balance'
      readonly reserve: Reserve
      /** What a time or a part that was named is expected to cost. */
      readonly need:
        | { readonly what: string; readonly dollars: number; readonly highDollars: number }
        | undefined
    }
