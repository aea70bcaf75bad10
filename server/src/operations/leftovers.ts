import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Clock } from '../platform/config/clock.ts'
import { systemErrorCode } from '../platform/errors/system-errors.ts'

/** Files older than this are abandoned, because no backup or examination takes a day. */
const leftoverAgeMs = 24 * 60 * 60 * 1000
const temporaryFolder = /^home-pulse-(?:backup|doctor)-(?:([0-9a-f]{8})-(\d+)-)?\w{6}$/
const draftOfBackup = /\.(?:([0-9a-f]{8})-(\d+)-)?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.draft$/

/**
 * Identifies this machine in file names. Other machines or containers can share the folder. A process id of another
 * machine says nothing about a process here.
 */
const thisHost = createHash('sha256').update(hostname()).digest('hex').slice(0, 8)
const processMark = `${thisHost}-${process.pid}`

export const makeTemporaryFolder = (kind: 'backup' | 'doctor'): Promise<string> =>
  mkdtemp(join(tmpdir(), `home-pulse-${kind}-${processMark}-`))

/** Returns a path beside the target for an unfinished backup. The path contains the process id. */
export const backupDraftPath = (target: string): string => `${target}.${processMark}-${randomUUID()}.draft`

/**
 * Lists the temporary folders that killed backups and examinations left behind. They contain a copy of the data, and
 * possibly the secret.
 */
export const findSecretLeftovers = (clock: Clock): Promise<string[]> =>
  findAbandoned(tmpdir(), temporaryFolder, clock)

/**
 * Removes what killed backups and examinations left behind: their temporary folders, and unfinished backups beside the
 * target.
 */
export async function removeSecretLeftovers(clock: Clock, target?: string): Promise<void> {
  const drafts = target === undefined ? [] : await findAbandoned(dirname(target), draftOfBackup, clock)
  for (const path of [...(await findSecretLeftovers(clock)), ...drafts])
    await rm(path, { recursive: true, force: true })
}

/**
 * Lists the abandoned entries of a folder that match a pattern and belong to this user account. An entry is abandoned
 * if it is older than `leftoverAgeMs`. It is also abandoned if its process ran on this machine and has ended.
 */
async function findAbandoned(folder: string, pattern: RegExp, clock: Clock): Promise<string[]> {
  const found: string[] = []
  for (const entry of await readdir(folder)) {
    const [name, host, pid] = pattern.exec(entry) ?? []
    if (name === undefined) continue
    const path = join(folder, entry)
    const stats = await stat(path).catch(() => undefined)
    const isOwn = stats?.uid === process.getuid?.() || process.platform === 'win32'
    if (!stats || !isOwn) continue
    const isOrphan = host === thisHost && !isAlive(Number(pid))
    if (isOrphan || stats.mtimeMs < clock.nowMs() - leftoverAgeMs) found.push(path)
  }
  return found
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return systemErrorCode(error) !== 'ESRCH'
  }
}
