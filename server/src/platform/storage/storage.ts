import { extname } from 'node:path'
import type { Readable } from 'node:stream'
import type { Clock } from '../config/clock.ts'
import type { LinkSession } from '../http/session-links.ts'

/**
 * File storage in the data folder or in a bucket. Each key is written once, and its content never changes.
 */
export interface Storage {
  /** Resolves when the bytes are durable. */
  write(key: string, bytes: Buffer): Promise<void>
  /**
   * Stores a file that is too large for memory. Does not wait for the disk as `write` does, so a crash may
   * lose it.
   */
  writeFile(key: string, path: string): Promise<void>
  /** Streams a file. Undefined if the key does not exist. */
  read(key: string): Promise<Readable | undefined>
  /** Lists the keys that begin with a prefix, which ends with a slash, and the times of writing. */
  list(prefix: string): AsyncIterable<StoredFile>
  remove(key: string): Promise<void>
  /**
   * Returns an absolute URL that gives access to the file without a session, for one to two hours. `origin`
   * is the app's own. A URL of the data folder also ends with the session; a bucket's URL does not.
   */
  signRead(key: string, origin: string, session: LinkSession): Promise<string>
  /**
   * The origin of `signRead`'s URLs if it is not the app's. The content security policy must allow images
   * from it.
   */
  readonly foreignOrigin: string | undefined
}

export interface StoredFile {
  readonly key: string
  readonly sizeBytes: number
  readonly writtenAtMs: number
}

const hourMs = 60 * 60 * 1000

/**
 * Returns the validity of a signed URL. It begins with the hour, so that all URLs of an hour are equal and a
 * browser can use its cached copy.
 */
export function readableSpan(clock: Clock): { readonly fromMs: number; readonly untilMs: number } {
  const fromMs = Math.floor(clock.nowMs() / hourMs) * hourMs
  return { fromMs, untilMs: fromMs + 2 * hourMs }
}

/** Lets the requesting browser, but no shared cache, keep a file for as long as a signed URL is valid. */
export const fileCacheControl = 'private, max-age=7200, immutable'

const contentTypes: Record<string, string> = { '.webp': 'image/webp' }

/** Returns the content type for a key's extension. The bytes were checked when they were stored. */
export const contentTypeOf = (key: string): string => contentTypes[extname(key)] ?? 'application/octet-stream'
