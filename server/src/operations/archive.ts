import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline, Readable } from 'node:stream'
import { createGunzip, createGzip } from 'node:zlib'
import { z } from 'zod'
import { systemErrorCode } from '../platform/errors/system-errors.ts'
import { packFolder, unpackTo } from './tar.ts'

const manifestName = 'manifest.json'
const format = 1

/** The content of `manifest.json`, the last entry of a backup's archive. */
const manifest = z.object({
  format: z.literal(format, 'The archive was made by another version of the backup.'),
  madeAt: z.string(),
  /** The SHA-256 hash of every file, by the file's name. */
  sha256: z.record(z.string(), z.string()),
})
export type Manifest = z.output<typeof manifest>

function hashFiles() {
  const hashes = new Map<string, Hash>()
  return {
    update(name: string, chunk: Buffer) {
      const hash = hashes.get(name) ?? createHash('sha256')
      hashes.set(name, hash.update(chunk))
    },
    finish: () => Object.fromEntries([...hashes].map(([name, hash]) => [name, hash.digest('hex')])),
  }
}

/** Packs a folder into a compressed archive that contains the checksums of its files. */
export function pack(folder: string, madeAt: Date): Readable {
  const { update, finish } = hashFiles()
  const last = () => {
    const content: Manifest = { format, madeAt: madeAt.toISOString(), sha256: finish() }
    return { name: manifestName, bytes: Buffer.from(JSON.stringify(content, null, 1)) }
  }
  // `pipeline` is used so that if one stream fails, the other is closed too, and no file stays open.
  return pipeline(Readable.from(packFolder(folder, update, last)), createGzip({ level: 3 }), () => {})
}

/**
 * Unpacks an archive into an empty folder. Throws if the names or checksums of the files differ from those in the
 * manifest.
 */
export async function unpack(path: string, folder: string): Promise<Manifest> {
  const { update, finish } = hashFiles()
  const archive = pipeline(createReadStream(path), createGunzip(), () => {})
  try {
    await unpackTo(folder, archive, update)
  } catch (error) {
    if (systemErrorCode(error)?.startsWith('Z_'))
      throw new Error('The archive is damaged, or not all there.', { cause: error })
    throw error
  } finally {
    archive.destroy()
  }
  const { [manifestName]: _, ...sums } = finish()
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => 'null')
  const parsed = manifest.safeParse(JSON.parse(text))
  if (!parsed.success)
    throw new Error('The archive is no backup of Home Pulse AI, or one of another version.')
  const names = new Set([...Object.keys(sums), ...Object.keys(parsed.data.sha256)])
  for (const name of names)
    if (sums[name] !== parsed.data.sha256[name])
      throw new Error(`The archive is damaged: ${name} is not what was backed up.`)
  return parsed.data
}
