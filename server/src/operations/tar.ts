import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { pipeline, type Readable } from 'node:stream'
import { pipeline as pipelineDone } from 'node:stream/promises'
import { extract, type Header, type Pack, pack } from 'tar-stream'

/** A function that gets every chunk of every file. The first chunk of each file is empty. */
type OnChunk = (name: string, chunk: Buffer) => void

/**
 * Packs the contents of a folder as a tar archive. After all files it calls `last`, and adds the file that `last`
 * returns.
 */
export function packFolder(
  folder: string,
  onChunk: OnChunk,
  last: () => { readonly name: string; readonly bytes: Buffer },
): Pack {
  const archive = pack()
  addFolder(archive, folder, onChunk)
    .then(() => {
      const { name, bytes } = last()
      archive.entry({ name, mode: 0o600 }, bytes)
      archive.finalize()
    })
    .catch((error: Error) => archive.destroy(error))
  return archive
}

async function addFolder(archive: Pack, folder: string, onChunk: OnChunk): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    const name = relative(folder, path).split(sep).join('/')
    if (entry.isDirectory()) archive.entry({ name, type: 'directory', mode: 0o700 })
    if (entry.isFile()) await addFile(archive, path, name, onChunk)
  }
}

async function addFile(archive: Pack, path: string, name: string, onChunk: OnChunk): Promise<void> {
  const { size } = await stat(path)
  onChunk(name, Buffer.alloc(0))
  const report = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      onChunk(name, chunk)
      yield chunk
    }
  }
  await pipelineDone(createReadStream(path), report, archive.entry({ name, size, mode: 0o600 }))
}

/**
 * Unpacks a tar archive into a folder. Throws if the archive is truncated. Also throws if an entry would be outside the
 * folder, or is neither a file nor a folder.
 */
export async function unpackTo(folder: string, archive: Readable, onChunk: OnChunk): Promise<void> {
  // The callback ignores errors of the source stream, because the extractor passes them to the loop below.
  const extractor = pipeline(archive, extract(), () => {})
  for await (const entry of extractor) {
    const name = readSafePath(entry.header)
    const path = join(folder, ...name.split('/'))
    if (entry.header.type === 'directory') {
      await mkdir(path, { recursive: true, mode: 0o700 })
      entry.resume()
      continue
    }
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    onChunk(name, Buffer.alloc(0))
    const file = await open(path, 'wx', 0o600)
    try {
      // The type of tar-stream says `any`, but an entry always emits buffers.
      for await (const chunk of entry as AsyncIterable<Buffer>) {
        onChunk(name, chunk)
        await file.writeFile(chunk)
      }
    } finally {
      await file.close()
    }
  }
}

function readSafePath({ name, type }: Header): string {
  const path = name.replace(/\/$/, '')
  const isInside = path.split('/').every((part) => /^[\w.-]+$/.test(part) && part !== '..' && part !== '.')
  if ((type !== 'file' && type !== 'directory') || !isInside)
    throw new Error('The archive holds what a backup never does, and is not unpacked.')
  return path
}
