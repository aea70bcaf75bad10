import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'

const { resolve } = createRequire(import.meta.url)
const readFont = (family: string, weight: number) =>
  unwrapWoff(readFileSync(resolve(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`)))

let fonts: Readonly<Record<'serif' | 'sans' | 'bold', Buffer>> | undefined
/** The fonts of the web app, read by the first report: a server that prints none needs none. */
export function reportFonts() {
  fonts ??= {
    serif: readFont('newsreader', 400),
    sans: readFont('instrument-sans', 400),
    bold: readFont('instrument-sans', 600),
  }
  return fonts
}

const woffHeader = 44
const woffEntry = 20
const sfntHeader = 12
const sfntEntry = 16
const aligned = (length: number) => (length + 3) & ~3

/**
 * The TrueType font in a WOFF 1.0 file (W3C Recommendation, 2012). The library that writes the PDF reads WOFF too, but
 * unpacks a table anew for every letter that it looks up in it.
 */
function unwrapWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => {
    const at = woffHeader + index * woffEntry
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field)) as [
      number,
      number,
      number,
    ]
    const bytes = woff.subarray(offset, offset + packed)
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.readUInt32BE(at + 16),
      bytes: packed < length ? inflateSync(bytes) : bytes,
    }
  })
  const directory = Buffer.alloc(sfntHeader + count * sfntEntry)
  const power = Math.floor(Math.log2(count))
  woff.copy(directory, 0, 4, 8)
  for (const [index, value] of [count, 2 ** power * 16, power, (count - 2 ** power) * 16].entries())
    directory.writeUInt16BE(value, 4 + 2 * index)
  let offset = directory.length
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const at = sfntHeader + index * sfntEntry
    tag.copy(directory, at)
    for (const [field, value] of [checksum, offset, bytes.length].entries())
      directory.writeUInt32BE(value, at + 4 + 4 * field)
    offset += aligned(bytes.length)
  }
  const padded = tables.map(({ bytes }) => Buffer.concat([bytes], aligned(bytes.length)))
  return Buffer.concat([directory, ...padded])
}
