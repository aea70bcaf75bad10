import { Buffer } from 'node:buffer'
import { readFileSync } from 'node:fs'

/** A trained classifier: its classes, and one signed byte as weight for each trait and class, ordered by trait. */
export interface Weights {
  readonly classes: readonly string[]
  /** A weight is its byte times this. */
  readonly unit: number
  readonly bytes: Int8Array
  /** The traits, separated by line feeds, if they are not hashed. */
  readonly traits?: string
  /** A hash of its training questions. */
  readonly learnedFrom?: string
}

/** The size of the header's length field, in bytes. */
const lengthBytes = 4

/**
 * The format is the header's length, the header as JSON, then the weights. `npm run homebot:train` writes these files.
 */
export function formatWeights({ bytes, ...header }: Weights): Buffer {
  const text = Buffer.from(JSON.stringify(header))
  const length = Buffer.alloc(lengthBytes)
  length.writeUInt32LE(text.length)
  return Buffer.concat([length, text, new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length)])
}

export function readWeights(file: URL): Weights {
  const content = readFileSync(file)
  const start = lengthBytes + content.readUInt32LE()
  const header: Omit<Weights, 'bytes'> = JSON.parse(content.toString('utf8', lengthBytes, start))
  return {
    ...header,
    bytes: new Int8Array(content.buffer, content.byteOffset + start, content.length - start),
  }
}
