import { type OwnLife, useOwnLives } from '@home-pulse/lifecycle/catalogue/lives/own-lives'
import type { Gate } from '../../../platform/tenancy/gate.ts'
import { selectOwnLives } from './queries.ts'

/**
 * Loads the lifetime distributions that customers' records have corrected into the forecast engine. Must run
 * before the first forecast.
 */
export async function loadOwnLives(gate: Gate): Promise<OwnLife[]> {
  const lives = await gate.withoutOwner(selectOwnLives)
  useOwnLives(lives)
  return lives
}
