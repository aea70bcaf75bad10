import type { ServerResponse } from 'node:http'

/**
 * The minimum rate at which a client must read a large response, and the maximum duration of the response (`maxMs`).
 */
export interface ReadLimits {
  readonly minBytesPerSecond: number
  /** The rate is averaged over this time. */
  readonly windowMs: number
  readonly maxMs: number
}

/** The default limits. Even a slow connection reads 10 KB a second. An hour is enough for 1 GB at 300 KB a second. */
export const defaultReadLimits: ReadLimits = {
  minBytesPerSecond: 10_000,
  windowMs: 60_000,
  maxMs: 60 * 60_000,
}

/**
 * Calls `cut` if the client reads too slowly or the response takes too long. Time in which the server has nothing to
 * send does not count as slow.
 */
export function enforceReadLimits(response: ServerResponse, limits: ReadLimits, cut: () => void): void {
  const { minBytesPerSecond, windowMs, maxMs } = limits
  const readBytes = () => (response.socket?.bytesWritten ?? 0) - response.writableLength
  let before = readBytes()
  const look = setInterval(() => {
    const now = readBytes()
    if (response.writableNeedDrain && now - before < (minBytesPerSecond * windowMs) / 1000) cut()
    before = now
  }, windowMs).unref()
  const end = setTimeout(cut, maxMs).unref()
  response.once('close', () => {
    clearInterval(look)
    clearTimeout(end)
  })
}
