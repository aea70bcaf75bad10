import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Clock, todayIn } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import { filesOf } from '../platform/embedded-folder.ts'
import { holdFolder } from '../platform/folder-lock.ts'
import { examineEmbedded } from './backup.ts'
import { examineDatabase, NotToBeOpened, withPostgres } from './examine.ts'
import { examineFiles, examineSecret, shelfInBucket, shelfInFolder } from './examine-files.ts'
import { type Finding, harm } from './findings.ts'

/** What is to be said of all that a server keeps. Nothing of it is written to. */
export async function examineAll(config: Config, clock: Clock): Promise<Finding[]> {
  const dataDir = resolve(config.dataDir)
  const findings = await (config.databaseUrl
    ? examineServed(config.databaseUrl, config, clock)
    : examineStopped(dataDir, config, clock))
  return [...findings, await examineSecret(dataDir, config.authSecret !== undefined)]
}

const shelfOf = ({ s3, dataDir }: Config) => (s3 ? shelfInBucket(s3) : shelfInFolder(resolve(dataDir)))

const examineServed = (url: string, config: Config, clock: Clock): Promise<Finding[]> =>
  withPostgres(url, async (ask) => [
    ...(await examineDatabase(ask, todayIn('UTC', clock))),
    // Listed after the rows are as they stay for this transaction: a file is there before its row.
    ...(await examineFiles(ask, await shelfOf(config))),
  ])

async function examineStopped(dataDir: string, config: Config, clock: Clock): Promise<Finding[]> {
  const files = filesOf(join(dataDir, 'database'))
  if (!existsSync(files))
    throw new Error(`There is no embedded database in ${dataDir}. Set DATA_DIR or DATABASE_URL.`)
  // To open a database is to write to it: what was not closed in peace is recovered. So a copy is opened.
  const letGo = await holdFolder(join(dataDir, 'database'))
  const copy = await mkdtemp(join(tmpdir(), 'home-pulse-doctor-'))
  try {
    const opened = filesOf(join(copy, 'database'))
    await cp(files, opened, { recursive: true })
    return await examineEmbedded(opened, clock, await shelfOf(config))
  } catch (error) {
    if (error instanceof NotToBeOpened) return [harm(error.message)]
    throw error
  } finally {
    await rm(copy, { recursive: true, force: true })
    await letGo()
  }
}
