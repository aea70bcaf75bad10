import type { Readable } from 'node:stream'
import { type Entry, openPromise, type ZipFile } from 'yauzl'

/** What is wrong with a zip, or with one of its files, in words that go on after its name. */
export class ZipFault extends Error {
  readonly entry: string
  constructor(entry: string, message: string) {
    super(message)
    this.entry = entry
  }
}

/** A zip that somebody sent, looked through before a byte of it is unfolded. */
export interface ZipArchive {
  has(name: string): boolean
  /** The files of the zip. A folder, which some programs list too, is none. */
  names(): Iterable<string>
  /** The whole of a file, of which no more than so many bytes are unfolded; throws a `ZipFault`. */
  read(name: string, maxBytes: number): Promise<Buffer>
  close(): void
}

const maxEntries = 50_000
/** Text of a machine folds to a fiftieth; what folds to less than this of itself is made to fill a disk. */
const maxFolded = 250
const smallBytes = 1024 * 1024
/** Of the head that stands before each file, without its name. */
const localHeaderBytes = 30

/**
 * Opens a zip by the list at its end. Refused are names that leave a folder, come twice or are not UTF-8, what is
 * encrypted, what is cut off, what shares its bytes with another file, and what unfolds to far more than it is.
 */
export async function openZip(path: string): Promise<ZipArchive> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false, strictFileNames: true }).catch(
    () => {
      throw new ZipFault('', 'is not a whole zip file')
    },
  )
  const entries = new Map<string, Entry>()
  try {
    if (zip.entryCount > maxEntries) throw new ZipFault('', 'holds too many files')
    for await (const entry of zip.eachEntry()) {
      const { fileName, compressedSize, uncompressedSize } = entry
      if (entries.has(fileName)) throw new ZipFault(fileName, 'is there twice')
      if (entry.isEncrypted()) throw new ZipFault(fileName, 'is encrypted')
      if (uncompressedSize > smallBytes && uncompressedSize > compressedSize * maxFolded)
        throw new ZipFault(fileName, 'unfolds to far more than it is')
      if (fileName.endsWith('/') && compressedSize === 0) continue
      entries.set(fileName, entry)
    }
    refuseOverlaps([...entries.values()])
  } catch (error) {
    zip.close()
    // The library's own words name what is wrong with a name or with the list of files.
    throw error instanceof ZipFault
      ? error
      : new ZipFault('', 'is damaged, or holds names that no file can have')
  }
  return {
    has: (name) => entries.has(name),
    names: () => entries.keys(),
    read: (name, maxBytes) => readEntry(zip, entries.get(name), name, maxBytes),
    close: () => zip.close(),
  }
}

/** Files that share their bytes make a little zip unfold to as much as one wants, each of them by no more than is usual. */
function refuseOverlaps(entries: readonly Entry[]): void {
  let end = 0
  let before = ''
  const inOrder = entries.toSorted(
    (one, other) => one.relativeOffsetOfLocalHeader - other.relativeOffsetOfLocalHeader,
  )
  for (const { fileName, fileNameLength, relativeOffsetOfLocalHeader: start, compressedSize } of inOrder) {
    if (start < end) throw new ZipFault(fileName, `shares its bytes with ${before}`)
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
  if (!entry) throw new ZipFault(name, 'is missing')
  if (entry.uncompressedSize > maxBytes)
    throw new ZipFault(name, `must be at most ${Math.floor(maxBytes / smallBytes)} MB`)
  const parts: Buffer[] = []
  try {
    // It ends with an error where there is more or less than was said.
    const bytes: Readable = await zip.openReadStreamPromise(entry)
    for await (const part of bytes) parts.push(part as Buffer)
  } catch {
    throw new ZipFault(name, 'is damaged')
  }
  return Buffer.concat(parts)
}
