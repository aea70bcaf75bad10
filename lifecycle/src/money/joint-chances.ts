import type { ComponentType } from '@home-pulse/contract/vocabulary'
import { failureChanceWithin, type Weibull } from '../survival/survival.ts'
import { normalAt, normalShareBelow } from './normal.ts'
import { makeSharedRisk } from './shared-risk.ts'

/** A component whose failure is considered together with the failures of other components. */
export type JointComponent = {
  readonly type: ComponentType
  readonly life: Weibull
  readonly ageYears: number
}

/**
 * The number of random draws of the shared risk. Only the shared risk is drawn. The rest of a component's risk is
 * computed.
 */
const rounds = 4000
const seed = 20_261_121

/**
 * Returns two chances: that all components fail within `years`, and that none of them does. The components share a part
 * of their risk as in the simulation of spending (`shared-risk.ts`). `homes` is the number of homes that contain them.
 */
export function jointChances(
  components: readonly JointComponent[],
  years: number,
  homes: number,
): { readonly all: number; readonly none: number } {
  const shared = makeSharedRisk({ seed, rounds, homes })
  const each = components.map(({ type, life, ageYears }) => ({
    ...shared.of(type, life),
    limit: normalAt(failureChanceWithin(life, ageYears, years)),
  }))
  let [all, none] = [0, 0]
  for (let round = 0; round < rounds; round += 1) {
    let [allFail, noneFails] = [1, 1]
    for (const { sharedDraws, ownShare, limit } of each) {
      const fails = normalShareBelow((limit - (sharedDraws[round] ?? 0)) / ownShare)
      allFail *= fails
      noneFails *= 1 - fails
    }
    all += allFail / rounds
    none += noneFails / rounds
  }
  return { all, none }
}
