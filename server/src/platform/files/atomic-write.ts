import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Writes a file so that after a crash it is on disk completely or not at all. Writes and syncs a temporary file, and
 * then renames it. `folder` is the outermost folder that this function may create.
 */
export async function writeDurably(folder: string, path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.${randomUUID()}.draft`
  try {
    const file = await open(draft, 'wx', 0o600)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  // The new name is on disk only after the folders that contain the file are synced.
  for (let parent = dirname(path); parent.startsWith(folder); parent = dirname(parent))
    await syncFolder(parent)
  await syncFolder(dirname(folder))
}

/** Syncs a folder to disk. Does nothing on Windows, which has no such call and does not need it. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
