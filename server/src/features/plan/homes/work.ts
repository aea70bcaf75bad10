import { planComponents } from '@home-pulse/lifecycle/money/budget'
import type { YearCut } from '@home-pulse/lifecycle/money/horizon'
import { type PackedGroup, unpacked } from '../calculation/work.ts'
import { unpackIds } from '../id-packing.ts'

/** The components of some homes. Equal components of one home are one entry. */
export interface HomesQuestion {
  readonly components: readonly (PackedGroup & { readonly propertyId: string })[]
  readonly today: string
  readonly years: number
  readonly inflation: number
  readonly cut: YearCut
}

/** The expected cost of one home in each period, in cents. */
interface ExpectedCents {
  readonly real: number[]
  readonly nominal: number[]
}

/**
 * Computes the expected spending of each home. The result maps the id of a home to its spending, and leaves out homes
 * without components.
 */
export function homes({ components, ...question }: HomesQuestion) {
  const { periods, expected } = planComponents({ ...question, components: unpacked(components) })
  const byHome = new Map<string, ExpectedCents>()
  for (const { propertyId, ids } of components) {
    const home = byHome.get(propertyId) ?? {
      real: periods.map(() => 0),
      nominal: periods.map(() => 0),
    }
    byHome.set(propertyId, home)
    for (const id of unpackIds(ids)) {
      const component = expected.get(id)
      if (!component) continue
      addTo(home.real, component.real)
      addTo(home.nominal, component.nominal)
    }
  }
  return { periods, byHome }
}
export type PlannedHomes = ReturnType<typeof homes>

function addTo(sums: number[], amounts: readonly number[]): void {
  for (const [period, amount] of amounts.entries()) sums[period] = (sums[period] ?? 0) + amount
}
