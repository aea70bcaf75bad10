// Runs the server for the journeys: the built product with a new database, which is deleted at the end.
import { mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from '../steps/build.mjs'

await ensureBuilt()

// The folder's name contains the port, so that journeys can read the emails that the server writes there.
const dataFolder = join(tmpdir(), `home-pulse-journeys-${process.env.HOME_PULSE_JOURNEY_PORT}`)
rmSync(dataFolder, { recursive: true, force: true })
mkdirSync(dataFolder)
process.on('exit', () => rmSync(dataFolder, { recursive: true, force: true }))

// The environment variables that the server inherits. The developer's own configuration must not affect the journeys.
const kept = ['PATH', 'HOME', 'TMPDIR', 'LANG']
const port = process.env.HOME_PULSE_JOURNEY_PORT
for (const name of Object.keys(process.env)) if (!kept.includes(name)) delete process.env[name]
Object.assign(process.env, { PORT: port, HOST: '127.0.0.1', DATA_DIR: dataFolder })

const server = '../../server/dist/main.js'
await import(server)
