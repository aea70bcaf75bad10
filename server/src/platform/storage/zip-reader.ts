import type { Readable } from 'node:stream'
import { type Entry, openPromise, type ZipFile } from 'yauzl'

/**
 * Thrown for an invalid zip, or for an invalid file in it, whose name is `entry`. The message continues a sentence that
 * begins with that name, such as “is encrypted”.
 */
export class ZipError extends Error {
  readonly entry: string
  constructor(entry: string, message: string) {
    super(message)
    this.entry = entry
  }
}

/** An open zip file. Its directory was checked, but no file in it was decompressed yet. */
export interface ZipArchive {
  has(name: string): boolean
  names(): Iterable<string>
  /** Decompresses a file. Throws a `ZipError` if the file is larger than `maxBytes`, damaged or missing. */
  read(name: string, maxBytes: number): Promise<Buffer>
  close(): void
}

const maxEntries = 50_000
/**
 * The maximum ratio of a file's size to its compressed size. Text that a program writes reaches 50. A higher ratio than
 * this limit means a zip bomb.
 */
const maxCompressionRatio = 250
const megabyte = 1024 * 1024
/** The size of the zip header before each file, without the file's name. */
const localHeaderBytes = 30

/**
 * Opens a zip and checks its directory. Throws if the zip is incomplete. Throws if the name of a file leads out of the
 * folder, is not UTF-8 or occurs twice. Throws if a file is encrypted, overlaps another file, or has the compression
 * ratio of a zip bomb.
 */
export async function openZip(path: string): Promise<ZipArchive> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false, strictFileNames: true }).catch(
    () => {
      throw new ZipError('', 'is not a whole zip file')
    },
  )
  const entries = new Map<string, Entry>()
  try {
    if (zip.entryCount > maxEntries) throw new ZipError('', 'holds too many files')
    for await (const entry of zip.eachEntry()) {
      const { fileName, compressedSize, uncompressedSize } = entry
      if (entries.has(fileName)) throw new ZipError(fileName, 'is there twice')
      if (entry.isEncrypted()) throw new ZipError(fileName, 'is encrypted')
      if (uncompressedSize > megabyte && uncompressedSize > compressedSize * maxCompressionRatio)
        throw new ZipError(fileName, 'unfolds to far more than it is')
      if (fileName.endsWith('/') && compressedSize === 0) continue
      entries.set(fileName, entry)
    }
    assertNoOverlaps([...entries.values()])
  } catch (error) {
    zip.close()
    // All other errors of the library mean an invalid file name or a damaged directory.
    throw error instanceof ZipError
      ? error
      : new ZipError('', 'is damaged, or holds names that no file can have')
  }
  return {
    has: (name) => entries.has(name),
    names: () => entries.keys(),
    read: (name, maxBytes) => readEntry(zip, entries.get(name), name, maxBytes),
    close: () => zip.close(),
  }
}

/**
 * Throws if files share bytes of the zip. Such a small zip could decompress to any size, although each file has a
 * normal ratio.
 */
function assertNoOverlaps(entries: readonly Entry[]): void {
  let end = 0
  let before = ''
  const inOrder = entries.toSorted(
    (one, other) => one.relativeOffsetOfLocalHeader - other.relativeOffsetOfLocalHeader,
  )
  for (const { fileName, fileNameLength, relativeOffsetOfLocalHeader: start, compressedSize } of inOrder) {
    if (start < end) throw new ZipError(fileName, `shares its bytes with ${before}`)
    end = start + localHeaderBytes + fileNameLength + compressedSize
    before = fileName
  }
}

async function readEntry(
  zip: ZipFile,
  entry: Entry | undefined,
  name: string,
  maxBytes: number,
): Promise<Buffer> {
  if (!entry) throw new ZipError(name, 'is missing')
  if (entry.uncompressedSize > maxBytes)
    throw new ZipError(name, `must be at most ${Math.floor(maxBytes / megabyte)} MB`)
  const parts: Buffer[] = []
  try {
    // The stream throws if a file's size differs from the size in the directory.
    const bytes: Readable = await zip.openReadStreamPromise(entry)
    // The cast is safe: a stream without an encoding emits buffers.
    for await (const part of bytes) parts.push(part as Buffer)
  } catch {
    throw new ZipError(name, 'is damaged')
  }
  return Buffer.concat(parts)
}
