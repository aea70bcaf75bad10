import type { z } from 'zod'
import { isRecord } from '../../objects.ts'
import { formatCount } from '../../wording.ts'

/**
 * The maximum numbers of homes, of units and of components in one request. Components are structures and appliances.
 */
export const maxPerRequest = { homes: 1_000, units: 20_000, components: 20_000 }

const entriesIn = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : isRecord(value) ? Object.keys(value) : []

/**
 * Counts the units and components in a request before its validation. Validating some hundred thousand units would
 * block all other requests for seconds.
 */
function countSubmitted(homes: readonly unknown[]): { units: number; components: number } {
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
 * Returns the homes in the body of a request, which is an array, one object, or `{ properties }`. Adds an issue for
 * each exceeded limit.
 */
export function homesOfBody(body: unknown, ctx: z.RefinementCtx): unknown {
  const homes = isRecord(body) ? ('properties' in body ? body.properties : [body]) : body
  // A list that is too long is returned as it is, because the schema rejects it later.
  if (!Array.isArray(homes) || homes.length > maxPerRequest.homes) return homes
  const { units, components } = countSubmitted(homes)
  for (const { count, max, noun } of [
    { count: units, max: maxPerRequest.units, noun: 'units' },
    { count: components, max: maxPerRequest.components, noun: 'structures and appliances' },
  ])
    if (count > max) ctx.addIssue(`must have at most ${formatCount(max)} ${noun} in all`)
  return homes
}
