import type { ServerResponse } from 'node:http'

/** The minimum rate at which a client must read a large response, and the maximum total time. */
export interface ReadLimits {
  readonly minBytesPerSecond: number
  /** The rate is averaged over this time. */
  readonly windowMs: number
  readonly maxMs: number
}

/** 10 KB a second is slower than any telephone line that still works; 1 GB at 300 KB a second takes an hour. */
export const ordinaryReadLimits: ReadLimits = {
  minBytesPerSecond: 10_000,
  windowMs: 60_000,
  maxMs: 60 * 60_000,
}

/**
 * Calls `cut` when the client reads the response more slowly than the limits allow. Time in which the server had nothing
 * to send does not count.
 */
export function watchReader(response: ServerResponse, limits: ReadLimits, cut: () => void): void {
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
