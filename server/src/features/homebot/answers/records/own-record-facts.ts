import type { Reserve } from '@home-pulse/contract/features/plan/reserve'
import type { ComponentType } from '@home-pulse/contract/vocabulary'
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
  readonly type: ComponentType
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
      readonly free: readonly string[]
      readonly freeCount: number
      /** The place that was named, in words. */
      readonly place: string | undefined
    }
  | {
      readonly about: 'tasks'
      readonly tasks: readonly NamedTask[]
      readonly count: number
      readonly until: string
      /** The words by which one task was asked for. */
      readonly isSearch: boolean
    }
  | { readonly about: 'last_done'; readonly events: readonly DoneWork[] }
  | { readonly about: 'expenses'; readonly events: readonly DoneWork[]; readonly period: string }
  | {
      readonly about: 'notes'
      readonly notes: readonly FoundNote[]
      readonly isMatch: boolean
      readonly place: string | undefined
    }
  | { readonly about: 'home_count'; readonly addresses: readonly string[]; readonly count: number }
  /** The highest cost of the coming 12 months first. Undefined if there are too many homes to compare at once. */
  | { readonly about: 'home_costs'; readonly costs: readonly HomeCost[] | undefined; readonly count: number }
  | {
      readonly about: 'savings'
      readonly savedDollars: number
      readonly reserve: Reserve
      /** What a time or a part that was named is expected to cost. */
      readonly need:
        | { readonly what: string; readonly dollars: number; readonly highDollars: number }
        | undefined
    }
