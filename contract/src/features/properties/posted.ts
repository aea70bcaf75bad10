import type { z } from 'zod'

/** The maximum number of homes in one request, and of units, structures and appliances in all of them. */
export const maxPosted = { homes: 1_000, units: 20_000, components: 20_000 }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const entriesIn = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : isRecord(value) ? Object.keys(value) : []

/**
 * Counts what a request adds, before it is validated: the validation of some hundred thousand units would block all
 * other requests for seconds.
 */
function countPosted(homes: readonly unknown[]): { units: number; components: number } {
  const count = { units: 0, components: 0 }
  for (const home of homes) {
    if (!isRecord(home)) continue
    const units = home.isMultifamily ? entriesIn(home.units) : []
    count.units += units.length
    count.components += entriesIn(home.structures).length
    const holders = home.isMultifamily ? units.filter(isRecord) : [home]
    for (const { appliances } of holders) count.components += entriesIn(appliances).length
  }
  return count
}

/**
 * Returns the homes of a request: a bare array, one object, or `{ properties }`. Adds an issue for each exceeded limit.
 */
export function readPosted(body: unknown, ctx: z.RefinementCtx): unknown {
  const homes = isRecord(body) ? ('properties' in body ? body.properties : [body]) : body
  // The length check refuses a longer list.
  if (!Array.isArray(homes) || homes.length > maxPosted.homes) return homes
  const { units, components } = countPosted(homes)
  for (const { count, max, noun } of [
    { count: units, max: maxPosted.units, noun: 'units' },
    { count: components, max: maxPosted.components, noun: 'structures and appliances' },
  ])
    if (count > max) ctx.addIssue(`must have at most ${max.toLocaleString('en-US')} ${noun} in all`)
  return homes
}
