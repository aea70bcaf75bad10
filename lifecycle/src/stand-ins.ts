import { expectSpending } from './expectation.ts'
import type { Horizon } from './horizon.ts'
import { componentsOf, foresee, type Group, oneByOne, type Prospect, sumOf, sumOfCosts } from './portfolio.ts'
import { type SimulatedSpend, simulateSpend } from './simulation.ts'

/**
 * Futures of very many components at the cost of a few. A sample stands in for all: drawn systematically, dear ones more
 * often, as they make most of the spread (Cochran, Sampling Techniques, 1977, 9A). One that had a chance `p` to be drawn
 * costs `1 / sqrt(p)` as much, so that the sample's spending strays from its mean as far as that of all does, in each year
 * and over the years. Its mean is exchanged for the exact one of all. What is left of sampling is an error of the spread:
 * with 1,000 stand-ins a few hundredths of the distance between a band's ends.
 */
export function simulateByStandIns(
  groups: readonly Group[],
  prospects: readonly Prospect[],
  horizon: Horizon,
  { count, inflation, rounds, seed }: { count: number; inflation: number; rounds: number; seed?: number },
): SimulatedSpend {
  const sample = drawStandIns(groups, count)
  const ofAll = expectSpending(prospects, horizon)
  const ofSample = expectSpending(foresee(sample, horizon).prospects, horizon)
  const options = { inflation, rounds, ...(seed !== undefined && { seed }) }
  const spend = simulateSpend(componentsOf(sample, horizon), horizon, options)
  for (const by of ['real', 'nominal'] as const)
    for (let period = 0; period < spend.periods; period += 1) {
      const lacking = (ofAll[by][period]?.expected ?? 0) - (ofSample[by][period]?.expected ?? 0)
      for (let at = period; at < spend[by].length; at += spend.periods)
        spend[by][at] = Math.max(0, (spend[by][at] ?? 0) + lacking)
    }
  return spend
}

/** Some `count` components, each drawn with a chance in proportion to its cost, in their groups, at their weighted costs. */
function drawStandIns(groups: readonly Group[], count: number): Group[] {
  const step = sumOf(groups, (group) => sumOfCosts(group, ({ typicalCents }) => typicalCents)) / count
  // The middle of the first step, as any other place in it would do.
  let passed = step / 2
  return groups.flatMap((group) => {
    const members: Group['members'] = []
    for (const { seed, cents } of oneByOne(group.members)) {
      passed += cents
      if (passed < step || cents === 0) continue
      passed %= step
      const weighed = cents * Math.sqrt(Math.max(1, step / cents))
      members.push({
        ids: [seed],
        seed,
        cost: { lowCents: weighed, typicalCents: weighed, highCents: weighed },
      })
    }
    return members.length > 0 ? [{ ...group, members }] : []
  })
}
