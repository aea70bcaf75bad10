import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { systemClock } from '../platform/config/clock.ts'
import { readConfig } from '../platform/config/config.ts'
import { openPglite } from '../platform/database/pglite/pglite.ts'

// Creates the embedded database if the data folder has none. `npm start` runs this program while it builds the web app.
const { dataDir, databaseUrl } = readConfig()
if (!databaseUrl && !existsSync(join(dataDir, 'database'))) {
  const database = await openPglite({ clock: systemClock, dataDir })
  await database.close()
}
