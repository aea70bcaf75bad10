import { resolve } from 'node:path'
import { nowDate, systemClock } from '../platform/config/clock.ts'
import { readConfig } from '../platform/config/config.ts'
import { backUp } from './backup.ts'
import { report, runCommand } from './report.ts'

await runCommand(async () => {
  const { dataDir, databaseUrl, s3, authSecret } = readConfig()
  if (databaseUrl)
    throw new Error(
      'The database is a PostgreSQL: back it up with its own tools. docs/operations.md says how, and what belongs to it.',
    )
  const instant = nowDate(systemClock).toISOString().slice(0, 19).replaceAll(':', '-')
  const target = resolve(process.argv[2] ?? `home-pulse-${instant}.tar.gz`)
  const isElsewhere = { files: Boolean(s3), secret: authSecret !== undefined }
  const findings = await backUp({ dataDir: resolve(dataDir), target, clock: systemClock, isElsewhere })
  const code = report(findings, `The backup ${target}`)
  if (s3) process.stdout.write('Files are in the bucket and not in the archive: keep its versions.\n')
  return code
})
