import { Buffer } from 'node:buffer'
import { readFileSync } from 'node:fs'

/** A trained classifier: its classes, and one signed byte for each feature and class, ordered by feature. */
export interface Weights {
  readonly classes: readonly string[]
  /** The factor that converts a byte to a weight. */
  readonly unit: number
  readonly bytes: Int8Array
  /** The names of the features, separated by line feeds. The first is the bias. */
  readonly traits: string
  /** A hash of the training examples. */
  readonly learnedFrom?: string
}

/** The size of the header's length field, in bytes. */
const lengthBytes = 4

/**
 * Converts weights to a file: the length of the header, the header as JSON, then the bytes. `npm run homebot:train`
 * writes these files.
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
