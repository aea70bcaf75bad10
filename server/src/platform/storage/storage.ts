import { extname } from 'node:path'
import type { Readable } from 'node:stream'
import type { Clock } from '../config/clock.ts'
import type { LinkMaker } from '../http/session-links.ts'

/** Where files lie: the data folder or a bucket. A key is written once, and what it names never changes. */
export interface Storage {
  /** When it resolves, the bytes outlive this process. */
  write(key: string, bytes: Buffer): Promise<void>
  /** Keeps a file that is too large to be held: as `write`, but it outlives a crash only once the system has it on disk. */
  writeFile(key: string, path: string): Promise<void>
  /** The bytes as they come; undefined where there are none. */
  read(key: string): Promise<Readable | undefined>
  /** Every key that begins so, which ends with a slash, and when it was written. */
  list(prefix: string): AsyncIterable<StoredFile>
  remove(key: string): Promise<void>
  /**
   * An absolute address at which anyone may read the file for an hour or two; `origin` is the app's own. In the data folder
   * it ends with the session that asked; a bucket's own address does not.
   */
  signRead(key: string, origin: string, session: LinkMaker): Promise<string>
  /** Where such addresses point, when it is not the app: pages must be allowed to load images from there. */
  readonly foreignOrigin: string | undefined
}

export interface StoredFile {
  readonly key: string
  readonly sizeBytes: number
  readonly writtenAtMs: number
}

const hourMs = 60 * 60 * 1000

/**
 * From when and until when a link to a file is good. It begins with the hour, so that all links made within an hour
 * are the same one, and a browser that has the file does not load it again.
 */
export function readableSpan(clock: Clock): { readonly fromMs: number; readonly untilMs: number } {
  const fromMs = Math.floor(clock.nowMs() / hourMs) * hourMs
  return { fromMs, untilMs: fromMs + 2 * hourMs }
}

/** For the one who asked, and for as long as a link is good: what a key names never changes. */
export const fileCacheControl = 'private, max-age=7200, immutable'

const contentTypes: Record<string, string> = { '.webp': 'image/webp' }

/** What a key's extension says of its bytes, which were checked before they were stored. */
export const contentTypeOf = (key: string): string => contentTypes[extname(key)] ?? 'application/octet-stream'
