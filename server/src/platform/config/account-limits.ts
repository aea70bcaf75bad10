import { formatCount } from '@home-pulse/contract/wording'
import { apiError } from '../errors/api-error.ts'

/**
 * These limits keep the data of one customer from blocking the server for all others. More limits are defined
 * elsewhere: the contract has `maxPerRequest` for one POST /v1/properties, and `upload-limits.ts` has those of uploads.
 */

export const maxCsvComponents = 200_000
export const maxUnitsPerBuilding = 1_000

/**
 * The maximum number of homes and components in one account, from MAX_HOMES_PER_ACCOUNT and
 * MAX_COMPONENTS_PER_ACCOUNT. Archived homes and components are not counted.
 */
export interface AccountLimits {
  readonly homes: number
  readonly components: number
}

export const defaultAccountLimits: AccountLimits = { homes: 100_000, components: 1_000_000 }

/** The number of homes and components in an account, or in an import. */
export type Holdings = AccountLimits

export const accountFullError = ({ homes, components }: AccountLimits) =>
  apiError('account_full', {
    issues: [
      {
        path: '',
        message: `An account holds at most ${formatCount(homes)} homes and ${formatCount(components)} components.`,
      },
    ],
  })
