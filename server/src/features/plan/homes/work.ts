import { planComponents } from '@home-pulse/lifecycle/money/budget'
import type { YearCut } from '@home-pulse/lifecycle/money/horizon'
import { unpackIds } from '../id-packing.ts'
import { type PackedAlike, unpacked } from '../study/work.ts'

/** The components of some homes. Equal components of one home are one entry. */
export interface HomesQuestion {
  readonly components: readonly (PackedAlike & { readonly propertyId: string })[]
  readonly today: string
  readonly years: number
  readonly inflation: number
  readonly cut: YearCut
}

/** The expected cents of one home in each period. */
interface ExpectedCents {
  readonly real: number[]
  readonly nominal: number[]
}

/** The expected spending of each home, by id. Homes without components are not included. */
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
