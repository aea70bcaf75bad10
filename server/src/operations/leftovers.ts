import { readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Clock } from '../platform/clock.ts'

/** No backup and no examination takes a day. */
const leftoverAgeMs = 24 * 60 * 60 * 1000
const temporaryFolder = /^home-pulse-(backup|doctor)-\w{6}$/
const draftOfBackup = /\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.draft$/

/** Lists temporary folders of killed backups and examinations. They hold a copy of the data and may hold the secret. */
export const findSecretLeftovers = (clock: Clock): Promise<string[]> =>
  findOld(tmpdir(), temporaryFolder, clock)

/** Removes what killed backups and examinations left in the temporary folder and beside the target. */
export async function removeSecretLeftovers(clock: Clock, target: string): Promise<void> {
  const drafts = await findOld(dirname(target), draftOfBackup, clock)
  for (const path of [...(await findSecretLeftovers(clock)), ...drafts])
    await rm(path, { recursive: true, force: true })
}

async function findOld(folder: string, name: RegExp, clock: Clock): Promise<string[]> {
  const found: string[] = []
  for (const entry of await readdir(folder)) {
    const path = join(folder, entry)
    if (!name.test(entry)) continue
    const about = await stat(path).catch(() => undefined)
    const isOwn = about?.uid === process.getuid?.() || process.platform === 'win32'
    if (about && isOwn && about.mtimeMs < clock.nowMs() - leftoverAgeMs) found.push(path)
  }
  return found
}
