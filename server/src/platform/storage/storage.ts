import { extname } from 'node:path'
import type { Readable } from 'node:stream'
import type { Clock } from '../config/clock.ts'
import type { LinkSession } from '../http/session-links.ts'

/** Stores files in the data folder or in an S3 bucket. Each key is written once, and its content never changes. */
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
   * Returns an absolute URL of a file. It needs no token and is valid for one to two hours. `origin` is the app's
   * origin. If the file is in the data folder, the URL also stops working when the session ends. A bucket's URL does
   * not.
   */
  signRead(key: string, origin: string, session: LinkSession): Promise<string>
  /**
   * The origin of the URLs that `signRead` returns, if it is not the app's own. The content security policy must allow
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
 * Returns the time span in which a signed URL is valid. It begins at the start of the current hour. So the URL of a
 * file stays the same for an hour, and the browser can use its cached copy.
 */
export function readableSpan(clock: Clock): { readonly fromMs: number; readonly untilMs: number } {
  const fromMs = Math.floor(clock.nowMs() / hourMs) * hourMs
  return { fromMs, untilMs: fromMs + 2 * hourMs }
}

/**
 * Lets the user's browser cache a file for two hours, the longest time for which its URL is valid. Shared caches may
 * not store it.
 */
export const fileCacheControl = 'private, max-age=7200, immutable'

const contentTypes: Record<string, string> = { '.webp': 'image/webp' }

/** Returns the content type that belongs to the extension of a key. The bytes were checked when they were stored. */
export const contentTypeOf = (key: string): string => contentTypes[extname(key)] ?? 'application/octet-stream'
