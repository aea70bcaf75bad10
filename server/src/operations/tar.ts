import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { pipeline, type Readable } from 'node:stream'
import { pipeline as pipelineDone } from 'node:stream/promises'
import { extract, type Header, type Pack, pack } from 'tar-stream'

/** Called with every chunk of every file. The first chunk of each file is empty. */
type SeePiece = (name: string, piece: Buffer) => void

/**
 * Packs the contents of a folder as a tar archive. `last` makes one more file, after all others were packed.
 */
export function packFolder(
  folder: string,
  seen: SeePiece,
  last: () => { readonly name: string; readonly bytes: Buffer },
): Pack {
  const archive = pack()
  addFolder(archive, folder, seen)
    .then(() => {
      const { name, bytes } = last()
      archive.entry({ name, mode: 0o600 }, bytes)
      archive.finalize()
    })
    .catch((error: Error) => archive.destroy(error))
  return archive
}

async function addFolder(archive: Pack, folder: string, seen: SeePiece): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    const name = relative(folder, path).split(sep).join('/')
    if (entry.isDirectory()) archive.entry({ name, type: 'directory', mode: 0o700 })
    if (entry.isFile()) await addFile(archive, path, name, seen)
  }
}

async function addFile(archive: Pack, path: string, name: string, seen: SeePiece): Promise<void> {
  const { size } = await stat(path)
  seen(name, Buffer.alloc(0))
  const watch = async function* (pieces: AsyncIterable<Buffer>) {
    for await (const piece of pieces) {
      seen(name, piece)
      yield piece
    }
  }
  await pipelineDone(createReadStream(path), watch, archive.entry({ name, size, mode: 0o600 }))
}

/**
 * Unpacks a tar archive into a folder. Throws if the archive is truncated, or has an entry that is no file or
 * folder below that folder.
 */
export async function unpackTo(folder: string, archive: Readable, seen: SeePiece): Promise<void> {
  // An error of the source stream reaches the loop below through the extractor.
  const extractor = pipeline(archive, extract(), () => {})
  for await (const entry of extractor) {
    const name = requireName(entry.header)
    const path = join(folder, ...name.split('/'))
    if (entry.header.type === 'directory') {
      await mkdir(path, { recursive: true, mode: 0o700 })
      entry.resume()
      continue
    }
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    seen(name, Buffer.alloc(0))
    const file = await open(path, 'wx', 0o600)
    try {
      for await (const piece of entry as AsyncIterable<Buffer>) {
        seen(name, piece)
        await file.writeFile(piece)
      }
    } finally {
      await file.close()
    }
  }
}

function requireName({ name, type }: Header): string {
  const path = name.replace(/\/$/, '')
  const isInside = path.split('/').every((part) => /^[\w.-]+$/.test(part) && part !== '..' && part !== '.')
  if ((type !== 'file' && type !== 'directory') || !isInside)
    throw new Error('The archive holds what a backup never does, and is not unpacked.')
  return path
}
