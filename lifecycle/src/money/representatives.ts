import { expectSpending } from './expectation.ts'
import type { Horizon } from './horizon.ts'
import {
  componentsOf,
  expectGroups,
  type Group,
  type GroupExpectation,
  oneByOne,
  sumOf,
  sumOfCosts,
} from './portfolio.ts'
import { type SimulatedSpend, type SimulationOptions, simulateSpend } from './simulation.ts'

/**
 * Simulates a very large portfolio by a systematic sample (Cochran, Sampling Techniques, 1977, 9A). Each component is
 * drawn with a probability in proportion to its cost, so all drawn components represent the same amount. The mean of
 * the sample is then replaced by the exact mean of all components. Shared risks have the same effect on the sample as
 * on the portfolio. Independent risks average out less in the sample, because it has fewer components. The range is
 * therefore a little too wide.
 */
export function simulateByRepresentatives(
  groups: readonly Group[],
  groupExpectations: readonly GroupExpectation[],
  horizon: Horizon,
  { count, ...options }: SimulationOptions & { count: number },
): SimulatedSpend {
  const sample = drawRepresentatives(groups, count)
  const ofAll = expectSpending(groupExpectations, horizon)
  const ofSample = expectSpending(expectGroups(sample, horizon), horizon)
  const spend = simulateSpend(componentsOf(sample, horizon), horizon, options)
  for (const by of ['real', 'nominal'] as const)
    for (let period = 0; period < spend.periods; period += 1) {
      const lacking = (ofAll[by][period]?.expected ?? 0) - (ofSample[by][period]?.expected ?? 0)
      for (let at = period; at < spend[by].length; at += spend.periods)
        spend[by][at] = Math.max(0, (spend[by][at] ?? 0) + lacking)
    }
  return spend
}

/**
 * Draws `count` components, each with a probability in proportion to its cost. The cost of a drawn component becomes
 * the amount that it represents.
 */
function drawRepresentatives(groups: readonly Group[], count: number): Group[] {
  const step = sumOf(groups, (group) => sumOfCosts(group, ({ typicalCents }) => typicalCents)) / count
  // The first draw is in the middle of the first step. Any other position in the step would be valid, too.
  let passed = step / 2
  return groups.flatMap((group) => {
    const members: Group['members'] = []
    for (const { seed, member } of oneByOne(group.members)) {
      const cents = member.cost.typicalCents
      passed += cents
      if (passed < step || cents === 0) continue
      passed %= step
      const weighed = Math.max(cents, step)
      members.push({
        ...{ ids: [seed], type: member.type, seed },
        cost: { lowCents: weighed, typicalCents: weighed, highCents: weighed },
      })
    }
    return members.length > 0 ? [{ ...group, members }] : []
  })
}
