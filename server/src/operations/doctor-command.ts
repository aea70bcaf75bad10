import { systemClock } from '../platform/config/clock.ts'
import { readConfig } from '../platform/config/config.ts'
import { examineAll } from './doctor.ts'
import { report, runCommand } from './report.ts'

await runCommand(async () => report(await examineAll(readConfig(), systemClock), 'What the server keeps'))
