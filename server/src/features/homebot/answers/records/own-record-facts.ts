import type { Reserve } from '@home-pulse/contract/features/plan/reserve'
import type { Tenancy } from '../../record-queries.ts'

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

/** What of the customer's own records answers a question. Lists hold `maxListed` entries at most. */
export type OwnRecords =
  | {
      readonly about: 'tenants' | 'lease_ends' | 'rent'
      readonly tenancies: readonly Tenancy[]
      readonly count: number
      readonly rentCents: number
    }
  | { readonly about: 'vacancies'; readonly places: readonly string[]; readonly count: number }
  | {
      readonly about: 'tasks'
      readonly tasks: readonly NamedTask[]
      readonly count: number
      readonly until: string
    }
  /** The upkeep that was done, the latest first. */
  | {
      readonly about: 'last_done'
      readonly events: readonly { readonly title: string; readonly place: string; readonly on: string }[]
    }
  | { readonly about: 'home_count'; readonly addresses: readonly string[]; readonly count: number }
  /** The highest cost of the coming 12 months first. Undefined if there are too many homes to compare at once. */
  | { readonly about: 'home_costs'; readonly costs: readonly HomeCost[] | undefined; readonly count: number }
  | { readonly about: 'savings'; readonly savedDollars: number; readonly reserve: Reserve }
