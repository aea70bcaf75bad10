import { deflateRawSync } from 'node:zlib'

export interface RawEntry {
  readonly name: string
  readonly content: Buffer
  /** True if the entry is stored without compression. */
  readonly isStored?: boolean
  /**
   * The number of another entry. This entry then has no content of its own and points to the bytes of the other one.
   */
  readonly shares?: number
  /** False values that the headers claim. */
  readonly claimed?: { readonly packed?: number; readonly unpacked?: number; readonly mode?: number }
}

/** Creates a zip byte by byte (APPNOTE.TXT 4.3). Its headers may differ from its content. */
export function rawZip(entries: readonly RawEntry[]): Buffer {
  const parts: Buffer[] = []
  const list: Buffer[] = []
  const places: number[] = []
  let at = 0
  for (const { name, content, isStored = false, shares, claimed = {} } of entries) {
    const packed = isStored ? content : deflateRawSync(content)
    const nameBytes = Buffer.from(name)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(0x800, 2)
    common.writeUInt16LE(isStored ? 0 : 8, 4)
    common.writeUInt32LE(claimed.packed ?? packed.length, 14)
    common.writeUInt32LE(claimed.unpacked ?? content.length, 18)
    common.writeUInt16LE(nameBytes.length, 22)
    places.push(at)
    if (shares === undefined) {
      const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, nameBytes, packed])
      parts.push(local)
      at += local.length
    }
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(((claimed.mode ?? 0) << 16) >>> 0, 6)
    rest.writeUInt32LE(places[shares ?? places.length - 1] ?? 0, 10)
    list.push(Buffer.from('PK\x01\x02'), Buffer.from([20, 3]), common, rest, nameBytes)
  }
  const directory = Buffer.concat(list)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, directory, end])
}
