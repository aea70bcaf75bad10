import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../../config/clock.ts'
import type { Config } from '../../config/config.ts'
import type { GeocodeResult } from './geocode-result.ts'
import { askOpenCage } from './opencage.ts'
import { findByZipCode } from './zip-codes.ts'

/** Returns the locations that match an address, best match first. */
export type FindLocations = (address: string) => Promise<readonly GeocodeResult[]>

const dayMs = 24 * 60 * 60 * 1000
/**
 * After a failure, OpenCage is not called for this long, because each request would wait until the time limit again.
 */
const pauseMs = 30_000
/** The time limit for a whole response of OpenCage, including its body. */
const maxAnswerMs = 5_000

/**
 * Creates a geocoder. If a key is configured, it calls OpenCage and caches the results. Without a key, and for a while
 * after a failure, it uses a local table of ZIP codes.
 */
export function makeGeocoder(
  { openCage }: Config,
  clock: Clock,
  log: FastifyBaseLogger,
  timeoutMs = maxAnswerMs,
): FindLocations {
  if (!openCage) return findByZipCode
  const answers = new LRUCache<string, readonly GeocodeResult[]>({
    max: 5_000,
    ttl: dayMs,
    ttlResolution: 0,
    perf: { now: () => clock.nowMs() },
  })
  let pausedUntilMs = 0

  return async (address) => {
    const key = address.toLowerCase().replace(/\s+/g, ' ')
    const known = answers.get(key)
    if (known) return known
    if (clock.nowMs() < pausedUntilMs) return findByZipCode(address)
    try {
      const found = await askOpenCage(openCage, address, timeoutMs)
      answers.set(key, found)
      return found
    } catch (error) {
      log.warn({ err: error }, 'the geocoder failed')
      pausedUntilMs = clock.nowMs() + pauseMs
      return findByZipCode(address)
    }
  }
}
