import type { HomeBudget } from './calls/home-budgets-api.ts'

/** The column by which homes are sorted: the address, the total, or the year with this index. */
export type HomeOrder = 'address' | 'total' | number

/**
 * Sorts homes by address from A to Z, or by an amount, the highest first. Homes with equal amounts are sorted by
 * address.
 */
export function inOrder(
  homes: readonly HomeBudget[],
  order: HomeOrder,
  amountsOf: (home: HomeBudget) => HomeBudget['real'],
): HomeBudget[] {
  const amountOf = (home: HomeBudget): number => {
    if (order === 'address') return 0
    const { total, byPeriod } = amountsOf(home)
    return order === 'total' ? total : (byPeriod[order] ?? 0)
  }
  return homes.toSorted(
    (one, other) =>
      amountOf(other) - amountOf(one) ||
      one.propertyAddress.localeCompare(other.propertyAddress, 'en-US', { numeric: true }),
  )
}
