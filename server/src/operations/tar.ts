import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { Readable } from 'node:stream'

// The tape archive of POSIX.1-1988 (ustar), which every system's `tar` reads: headers and contents in blocks of 512 bytes.
const block = 512
const fields = {
  name: [0, 100],
  mode: [100, 8],
  size: [124, 12],
  sum: [148, 8],
  type: [156, 1],
  magic: [257, 6],
  prefix: [345, 155],
} as const

export interface Entry {
  /** Relative, by `/`. */
  readonly name: string
  readonly type: 'file' | 'folder'
  readonly size: number
}

function put(header: Buffer, field: keyof typeof fields, text: string): void {
  const [at, length] = fields[field]
  header.write(text, at, length, 'latin1')
}

const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0')

function makeHeader({ name, type, size }: Entry): Buffer {
  const header = Buffer.alloc(block)
  const cut = name.length <= fields.name[1] ? -1 : name.indexOf('/', name.length - fields.name[1] - 1)
  put(header, 'name', name.slice(cut + 1))
  if (cut > 0) put(header, 'prefix', name.slice(0, cut))
  if (name.length - cut - 1 > fields.name[1] || cut > fields.prefix[1])
    throw new Error(`The name ${name} is too long for an archive.`)
  put(header, 'mode', `${type === 'file' ? '0000600' : '0000700'}\0`)
  put(header, 'size', `${octal(size, 11)}\0`)
  put(header, 'type', type === 'file' ? '0' : '5')
  put(header, 'magic', 'ustar\u000000')
  put(header, 'sum', `${octal(sumOf(header), 6)}\0 `)
  return header
}

/** As if the field of the sum itself were blank. */
function sumOf(header: Buffer): number {
  const [at, length] = fields.sum
  return header.reduce((sum, byte, index) => sum + (index >= at && index < at + length ? 32 : byte), 0)
}

const padding = (size: number) => Buffer.alloc((block - (size % block)) % block)

/** A folder's contents as an archive; `seen` is given every piece of every file, and `last` names what comes after all. */
export async function* packFolder(
  folder: string,
  seen: (name: string, piece: Buffer) => void,
  last: () => { readonly name: string; readonly bytes: Buffer },
): AsyncGenerator<Buffer> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    const name = relative(folder, path).split(sep).join('/')
    if (entry.isDirectory()) yield makeHeader({ name, type: 'folder', size: 0 })
    if (!entry.isFile()) continue
    const { size } = await stat(path)
    yield makeHeader({ name, type: 'file', size })
    seen(name, Buffer.alloc(0))
    for await (const piece of createReadStream(path)) {
      seen(name, piece)
      yield piece
    }
    yield padding(size)
  }
  const { name, bytes } = last()
  yield makeHeader({ name, type: 'file', size: bytes.length })
  yield bytes
  yield padding(bytes.length)
  yield Buffer.alloc(2 * block)
}

/**
 * Writes an archive's contents below a folder. What is neither file nor folder, or would lie outside, is refused.
 * Answers when the archive's end was seen: one that was cut short throws.
 */
export async function unpackTo(
  folder: string,
  archive: Readable,
  seen: (name: string, piece: Buffer) => void,
): Promise<void> {
  const pieces = readPieces(archive)
  for (;;) {
    const header = await pieces.take(block)
    if (header.every((byte) => byte === 0)) return
    const { name, type, size } = readHeader(header)
    const path = join(folder, ...name.split('/'))
    if (type === 'folder') {
      await mkdir(path, { recursive: true, mode: 0o700 })
      continue
    }
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    seen(name, Buffer.alloc(0))
    const file = await open(path, 'wx', 0o600)
    try {
      for (let left = size; left > 0; ) {
        const piece = await pieces.takeUpTo(left)
        seen(name, piece)
        await file.writeFile(piece)
        left -= piece.length
      }
    } finally {
      await file.close()
    }
    await pieces.take(padding(size).length)
  }
}

const damaged = () => new Error('The archive is damaged, or not all there.')

function readHeader(header: Buffer): Entry {
  const text = (field: keyof typeof fields) => {
    const [at, length] = fields[field]
    return header.toString('latin1', at, at + length).replace(/\0.*$/s, '')
  }
  if (Number.parseInt(text('sum'), 8) !== sumOf(header)) throw damaged()
  const name = [text('prefix'), text('name')].filter(Boolean).join('/')
  const type = ({ '0': 'file', '5': 'folder' } as const)[text('type')]
  const isInside = name.split('/').every((part) => /^[\w.-]+$/.test(part) && part !== '..' && part !== '.')
  if (!type || !isInside) throw new Error('The archive holds what a backup never does, and is not unpacked.')
  return { name, type, size: Number.parseInt(text('size'), 8) }
}

function readPieces(archive: Readable) {
  const source = archive[Symbol.asyncIterator]()
  let left: Buffer = Buffer.alloc(0)
  const takeUpTo = async (most: number): Promise<Buffer> => {
    if (left.length === 0) {
      const { done, value } = await source.next()
      if (done) throw damaged()
      left = value
    }
    const piece = left.subarray(0, most)
    left = left.subarray(piece.length)
    return piece
  }
  return {
    takeUpTo,
    async take(length: number): Promise<Buffer> {
      const taken: Buffer[] = []
      for (let missing = length; missing > 0; ) {
        const piece = await takeUpTo(missing)
        taken.push(piece)
        missing -= piece.length
      }
      return Buffer.concat(taken)
    },
  }
}
