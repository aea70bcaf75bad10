import type { ServerResponse } from 'node:http'

/**
 * The minimum rate at which a client must read a large response, and the maximum duration of the response.
 */
export interface ReadLimits {
  readonly minBytesPerSecond: number
  /** The rate is averaged over this time. */
  readonly windowMs: number
  readonly maxMs: number
}

/** Even a slow connection reads 10 KB a second. At 300 KB a second, an hour is enough for 1 GB. */
export const defaultReadLimits: ReadLimits = {
  minBytesPerSecond: 10_000,
  windowMs: 60_000,
  maxMs: 60 * 60_000,
}

/**
 * Calls `cut` if the client reads the response more slowly than the limits allow. Ignores time in which the server has
 * nothing to send.
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
