import { apiError } from '../errors/api-error.ts'

/**
 * Limits so that the data of one customer cannot block the server for all others. The contract has more limits: 1,000
 * homes, 20,000 units and 20,000 components in one POST /v1/properties, and 2 MB for a CSV file.
 */

export const maxCsvRows = 20_000
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

const count = (number: number) => number.toLocaleString('en-US')

/** Returns the error for an addition that would exceed the limits of the account. */
export const accountFullError = ({ homes, components }: AccountLimits) =>
  apiError('account_full', {
    issues: [
      {
        path: '',
        message: `An account holds at most ${count(homes)} homes and ${count(components)} components.`,
      },
    ],
  })
