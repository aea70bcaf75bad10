import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '../platform/config/clock.ts'
import { unfinishedRestore } from '../platform/database/pglite/data-dir.ts'
import { syncTree } from '../platform/database/pglite/fsync-filesystem.ts'
import { syncFolder } from '../platform/files/atomic-write.ts'
import { type Manifest, unpack } from './archive.ts'
import { type BackupRequest, examineRestored } from './backup.ts'
import type { Finding } from './findings.ts'

export interface RestoreRequest {
  readonly archive: string
  readonly dataDir: string
  readonly clock: Clock
  readonly isElsewhere: BackupRequest['isElsewhere']
}

/**
 * Restores a backup into an empty data folder. First unpacks it into a folder inside, examines the files and syncs them
 * to disk. Then moves them to their final place.
 */
export async function restore({ archive, dataDir, clock, isElsewhere }: RestoreRequest): Promise<{
  readonly manifest: Manifest
  readonly findings: Finding[]
}> {
  if (!existsSync(archive)) throw new Error(`There is no archive at ${archive}.`)
  await mkdir(dataDir, { recursive: true })
  if ((await readdir(dataDir)).length > 0)
    throw new Error(`The data folder ${dataDir} is not empty. Restore into an empty one: set DATA_DIR.`)
  const draft = join(dataDir, unfinishedRestore)
  try {
    await mkdir(draft, { mode: 0o700 })
    const manifest = await unpack(archive, draft)
    const findings = await examineRestored(draft, clock, isElsewhere)
    await rm(join(draft, 'manifest.json'))
    await syncTree(draft)
    const parts = await readdir(draft)
    for (const part of parts) await rename(join(draft, part), join(dataDir, part))
    await syncFolder(dataDir)
    await rm(draft, { recursive: true })
    await syncFolder(dataDir)
    return { manifest, findings }
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}
