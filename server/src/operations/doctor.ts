import { existsSync } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { countWithNoun } from '@home-pulse/lifecycle/wording'
import { type Clock, todayIn } from '../platform/config/clock.ts'
import type { Config } from '../platform/config/config.ts'
import { filesOf } from '../platform/database/pglite/data-dir.ts'
import { lockFolder } from '../platform/database/pglite/data-dir-lock.ts'
import { findLeftovers, leftoverAgeMs } from '../platform/files/work-folders.ts'
import { examineEmbedded } from './backup.ts'
import { DatabaseUnreadable, examineDatabase, withPostgresSnapshot } from './examine.ts'
import { examineFiles, examineSecret, fileStoreInBucket, fileStoreInFolder } from './examine-files.ts'
import { type Finding, harm, note } from './findings.ts'
import { findSecretLeftovers, makeTemporaryFolder } from './leftovers.ts'

/** Examines the database, the files and the secret. Changes none of them. */
export async function examineAll(config: Config, clock: Clock): Promise<Finding[]> {
  const dataDir = resolve(config.dataDir)
  const findings = await (config.databaseUrl
    ? examinePostgres(config.databaseUrl, config, clock)
    : examineEmbeddedCopy(dataDir, config, clock))
  return [
    ...findings,
    ...(await examineLeftovers(config, clock)),
    await examineSecret(dataDir, config.authSecret !== undefined),
  ]
}

async function examineLeftovers({ databaseUrl, dataDir }: Config, clock: Clock): Promise<Finding[]> {
  // With the embedded database, this process has just held the lock, so no server is running and every leftover is
  // abandoned. With PostgreSQL, other servers may use the folder, so only old leftovers are abandoned.
  const before = databaseUrl ? clock.nowMs() - leftoverAgeMs : Number.POSITIVE_INFINITY
  const left = await findLeftovers(resolve(dataDir), before)
  const secret = await findSecretLeftovers(clock)
  return [
    ...(left.length > 0
      ? [
          note(
            `${countWithNoun(left.length, 'unfinished file or folder', 'unfinished files and folders')} of a killed process, such as ${left[0]}. The next start of the server removes them.`,
          ),
        ]
      : []),
    ...(secret.length > 0
      ? [
          note(
            `${countWithNoun(secret.length, 'temporary folder')} of a killed backup or doctor, such as ${secret[0]}, may hold the secret. The next start of the server or backup removes them.`,
          ),
        ]
      : []),
  ]
}

const openFileStore = ({ s3, dataDir }: Config) =>
  s3 ? fileStoreInBucket(s3) : fileStoreInFolder(resolve(dataDir))

const examinePostgres = (url: string, config: Config, clock: Clock): Promise<Finding[]> =>
  withPostgresSnapshot(url, async (runQuery) => [
    ...(await examineDatabase(runQuery, todayIn('UTC', clock))),
    // The snapshot of the transaction is taken first, and the files are listed after it. A file is always stored before
    // its row is committed, so the list has the file of every row in the snapshot.
    ...(await examineFiles(runQuery, await openFileStore(config))),
  ])

async function examineEmbeddedCopy(dataDir: string, config: Config, clock: Clock): Promise<Finding[]> {
  const files = filesOf(join(dataDir, 'database'))
  if (!existsSync(files))
    throw new Error(`There is no embedded database in ${dataDir}. Set DATA_DIR or DATABASE_URL.`)
  // A copy is examined, because opening a database writes to its files.
  const unlock = await lockFolder(join(dataDir, 'database'))
  const copy = await makeTemporaryFolder('doctor')
  try {
    const opened = filesOf(join(copy, 'database'))
    await cp(files, opened, { recursive: true })
    return await examineEmbedded(opened, clock, await openFileStore(config))
  } catch (error) {
    if (error instanceof DatabaseUnreadable) return [harm(error.message)]
    throw error
  } finally {
    await rm(copy, { recursive: true, force: true })
    await unlock()
  }
}
