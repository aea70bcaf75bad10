// Runs the built server for the browser tests (journeys), with a new database. Deletes the database at the end.
import { mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from '../steps/build.mjs'

await ensureBuilt()

// The server writes emails into this folder. Its name contains the port, so that the journeys know the path.
const dataFolder = join(tmpdir(), `home-pulse-journeys-${process.env.HOME_PULSE_JOURNEY_PORT}`)
rmSync(dataFolder, { recursive: true, force: true })
mkdirSync(dataFolder)
process.on('exit', () => rmSync(dataFolder, { recursive: true, force: true }))

// The only environment variables that the server inherits. The developer's own configuration must not affect the
// journeys.
const kept = ['PATH', 'HOME', 'TMPDIR', 'LANG']
const port = process.env.HOME_PULSE_JOURNEY_PORT
for (const name of Object.keys(process.env)) if (!kept.includes(name)) delete process.env[name]
Object.assign(process.env, { PORT: port, HOST: '127.0.0.1', DATA_DIR: dataFolder })

const server = '../../server/dist/main.js'
await import(server)
