import { existsSync } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Clock, todayIn } from '../platform/config/clock.ts'
import type { Config } from '../platform/config/config.ts'
import { filesOf } from '../platform/database/pglite/data-dir.ts'
import { holdFolder } from '../platform/database/pglite/data-dir-lock.ts'
import { findLeftovers, leftoverAgeMs } from '../platform/files/work-folders.ts'
import { examineEmbedded } from './backup.ts'
import { DatabaseUnreadable, examineDatabase, withPostgresSnapshot } from './examine.ts'
import { examineFiles, examineSecret, shelfInBucket, shelfInFolder } from './examine-files.ts'
import { counted, type Finding, harm, note } from './findings.ts'
import { findSecretLeftovers, makeTemporaryFolder } from './leftovers.ts'

/** Examines all stored data without writing to it. */
export async function examineAll(config: Config, clock: Clock): Promise<Finding[]> {
  const dataDir = resolve(config.dataDir)
  const findings = await (config.databaseUrl
    ? examineServed(config.databaseUrl, config, clock)
    : examineStopped(dataDir, config, clock))
  return [
    ...findings,
    ...(await examineLeftovers(config, clock)),
    await examineSecret(dataDir, config.authSecret !== undefined),
  ]
}

/** Reports files and folders that killed processes left behind. */
async function examineLeftovers({ databaseUrl, dataDir }: Config, clock: Clock): Promise<Finding[]> {
  // For the embedded database, its lock was just acquired, so no server is running and every leftover counts.
  // With PostgreSQL, other servers may share the folder, so only old leftovers count.
  const before = databaseUrl ? clock.nowMs() - leftoverAgeMs : Number.POSITIVE_INFINITY
  const left = await findLeftovers(resolve(dataDir), before)
  const secret = await findSecretLeftovers(clock)
  return [
    ...(left.length > 0
      ? [
          note(
            `${counted(left.length, 'unfinished file or folder', 'unfinished files and folders')} of a killed process, such as ${left[0]}. The next start of the server removes them.`,
          ),
        ]
      : []),
    ...(secret.length > 0
      ? [
          note(
            `${counted(secret.length, 'temporary folder')} of a killed backup or doctor, such as ${secret[0]}, may hold the secret. The next start of the server or backup removes them.`,
          ),
        ]
      : []),
  ]
}

const shelfOf = ({ s3, dataDir }: Config) => (s3 ? shelfInBucket(s3) : shelfInFolder(resolve(dataDir)))

const examineServed = (url: string, config: Config, clock: Clock): Promise<Finding[]> =>
  withPostgresSnapshot(url, async (ask) => [
    ...(await examineDatabase(ask, todayIn('UTC', clock))),
    // The files are listed after the transaction's snapshot is taken: every file is stored before its row is
    // committed.
    ...(await examineFiles(ask, await shelfOf(config))),
  ])

async function examineStopped(dataDir: string, config: Config, clock: Clock): Promise<Finding[]> {
  const files = filesOf(join(dataDir, 'database'))
  if (!existsSync(files))
    throw new Error(`There is no embedded database in ${dataDir}. Set DATA_DIR or DATABASE_URL.`)
  // Works on a copy, because opening a database writes to it to recover from a crash.
  const letGo = await holdFolder(join(dataDir, 'database'))
  const copy = await makeTemporaryFolder('doctor')
  try {
    const opened = filesOf(join(copy, 'database'))
    await cp(files, opened, { recursive: true })
    return await examineEmbedded(opened, clock, await shelfOf(config))
  } catch (error) {
    if (error instanceof DatabaseUnreadable) return [harm(error.message)]
    throw error
  } finally {
    await rm(copy, { recursive: true, force: true })
    await letGo()
  }
}
