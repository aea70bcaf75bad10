import { extname } from 'node:path'
import type { Readable } from 'node:stream'
import type { Clock } from '../config/clock.ts'
import type { LinkSession } from '../http/session-links.ts'

/**
 * Stores files in the data folder or in a bucket. Each key is written once, and its content never changes.
 */
export interface Storage {
  /** Stores bytes. Resolves when they are on disk. */
  write(key: string, bytes: Buffer): Promise<void>
  /**
   * Stores a file that is too large for memory. Unlike `write` it does not wait for the disk, so a crash can lose the
   * file.
   */
  writeFile(key: string, path: string): Promise<void>
  /** Returns a stream of a file, or undefined if the key does not exist. */
  read(key: string): Promise<Readable | undefined>
  /** Lists the files whose keys begin with a prefix. The prefix must end with a slash. */
  list(prefix: string): AsyncIterable<StoredFile>
  remove(key: string): Promise<void>
  /**
   * Returns an absolute URL that gives access to the file without a token for one to two hours. `origin` is the app's
   * origin. A URL of the data folder stops working when the session ends. A bucket's URL does not.
   */
  signRead(key: string, origin: string, session: LinkSession): Promise<string>
  /**
   * The origin of the URLs of `signRead`, if it differs from the app's origin. The content security policy must allow
   * images from it.
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
 * Returns the time span of a signed URL. It begins with the current hour. So all URLs of a file are equal for an hour,
 * and a browser can use its cached copy.
 */
export function readableSpan(clock: Clock): { readonly fromMs: number; readonly untilMs: number } {
  const fromMs = Math.floor(clock.nowMs() / hourMs) * hourMs
  return { fromMs, untilMs: fromMs + 2 * hourMs }
}

/** The user's browser may cache a file as long as its signed URL is valid. Shared caches may not. */
export const fileCacheControl = 'private, max-age=7200, immutable'

const contentTypes: Record<string, string> = { '.webp': 'image/webp' }

/** Returns the content type for a key's extension. The bytes were checked when they were stored. */
export const contentTypeOf = (key: string): string => contentTypes[extname(key)] ?? 'application/octet-stream'
