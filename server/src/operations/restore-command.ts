import { resolve } from 'node:path'
import { systemClock } from '../platform/config/clock.ts'
import { readConfig } from '../platform/config/config.ts'
import { report, runCommand } from './report.ts'
import { restore } from './restore.ts'

await runCommand(async () => {
  const { dataDir, databaseUrl, s3, authSecret } = readConfig()
  const [, , archive] = process.argv
  if (!archive) throw new Error('Say which archive: npm run restore -- home-pulse-….tar.gz')
  if (databaseUrl) throw new Error('A backup is restored into a data folder: unset DATABASE_URL.')
  const isElsewhere = { files: Boolean(s3), secret: authSecret !== undefined }
  const request = { archive: resolve(archive), dataDir: resolve(dataDir), clock: systemClock, isElsewhere }
  const { manifest, findings } = await restore(request)
  return report(findings, `The backup of ${manifest.madeAt}, restored into ${request.dataDir},`)
})
