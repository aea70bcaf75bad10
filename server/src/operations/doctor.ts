import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Clock, todayIn } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import { filesOf } from '../platform/embedded-folder.ts'
import { holdFolder } from '../platform/folder-lock.ts'
import { examineRestored } from './backup.ts'
import { examineDatabase, withPostgres } from './examine.ts'
import { examineFiles, examineSecret } from './examine-files.ts'
import { type Finding, note } from './findings.ts'

/** What is to be said of all that a server keeps. Nothing of it is written to. */
export async function examineAll(config: Config, clock: Clock): Promise<Finding[]> {
  const isElsewhere = { files: Boolean(config.s3), secret: config.authSecret !== undefined }
  const bucket = config.s3 ? [note('Files are in a bucket, and were not looked at.')] : []
  const { databaseUrl } = config
  const dataDir = resolve(config.dataDir)
  if (databaseUrl) {
    const findings = await withPostgres(databaseUrl, async (ask) => [
      ...(await examineDatabase(ask, todayIn('UTC', clock))),
      ...(isElsewhere.files ? [] : await examineFiles(ask, dataDir)),
    ])
    return [...findings, ...bucket, await examineSecret(dataDir, isElsewhere.secret)]
  }
  const files = filesOf(join(dataDir, 'database'))
  if (!existsSync(files))
    throw new Error(`There is no embedded database in ${dataDir}. Set DATA_DIR or DATABASE_URL.`)
  // To open a database is to write to it: what was not closed in peace is recovered. So a copy is opened.
  const letGo = await holdFolder(join(dataDir, 'database'))
  const copy = await mkdtemp(join(tmpdir(), 'home-pulse-doctor-'))
  try {
    await cp(files, filesOf(join(copy, 'database')), { recursive: true })
    return [...(await examineRestored(copy, clock, isElsewhere, dataDir)), ...bucket]
  } finally {
    await rm(copy, { recursive: true, force: true })
    await letGo()
  }
}
