import { extname } from 'node:path'
import type { Readable } from 'node:stream'
import type { Clock } from '../config/clock.ts'
import type { LinkSession } from '../http/session-links.ts'

/** File storage: the data folder or a bucket. A key is written once, and its content never changes. */
export interface Storage {
  /** Resolves when the bytes are durable. */
  write(key: string, bytes: Buffer): Promise<void>
  /** Stores a file that is too large for memory. Unlike `write` it does not wait for the disk, so a crash may lose it. */
  writeFile(key: string, path: string): Promise<void>
  /** Streams the bytes. Undefined if the key does not exist. */
  read(key: string): Promise<Readable | undefined>
  /** Lists keys with a prefix, which ends with a slash, and their times of writing. */
  list(prefix: string): AsyncIterable<StoredFile>
  remove(key: string): Promise<void>
  /**
   * Returns an absolute URL at which the file can be read without a session for an hour or two. `origin` is the app's own. A URL of
   * the data folder also ends with the session; a bucket's URL does not.
   */
  signRead(key: string, origin: string, session: LinkSession): Promise<string>
  /** The origin of these URLs if it is not the app's. Pages must be allowed to load images from it. */
  readonly foreignOrigin: string | undefined
}

export interface StoredFile {
  readonly key: string
  readonly sizeBytes: number
  readonly writtenAtMs: number
}

const hourMs = 60 * 60 * 1000

/**
 * The validity of a link. It begins with the hour, so all links of an hour are equal and a browser reuses its cached
 * file.
 */
export function readableSpan(clock: Clock): { readonly fromMs: number; readonly untilMs: number } {
  const fromMs = Math.floor(clock.nowMs() / hourMs) * hourMs
  return { fromMs, untilMs: fromMs + 2 * hourMs }
}

/** Cached by the requesting browser only, while the link is valid. The content of a key never changes. */
export const fileCacheControl = 'private, max-age=7200, immutable'

const contentTypes: Record<string, string> = { '.webp': 'image/webp' }

/** The content type of a key's extension. The bytes were checked before they were stored. */
export const contentTypeOf = (key: string): string => contentTypes[extname(key)] ?? 'application/octet-stream'
