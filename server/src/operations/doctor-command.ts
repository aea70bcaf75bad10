import { systemClock } from '../platform/config/clock.ts'
import { readConfig } from '../platform/config/config.ts'
import { examineAll } from './doctor.ts'
import { command, report } from './report.ts'

await command(async () => report(await examineAll(readConfig(), systemClock), 'What the server keeps'))
