// npm run schema:keep [-- <commit>] starts the server of a commit, by default of the current one. It performs typical
// actions through the API and stores the resulting rows. server/test/durability/upgrades.test.ts later migrates these
// rows to the newest schema.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { ownerOf } from '../../src/platform/database/pglite/pglite.ts'
import { masterSecret } from '../../test/harness/harness.ts'
import { writeRows } from '../../test/upgrades/rows.ts'
import { performActions } from '../../test/upgrades/user-actions.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const schemaFolder = join(root, 'server/test/upgrades')
const git = (...args: string[]) => execFileSync('git', ['-C', root, ...args], { encoding: 'utf8' }).trim()

/**
 * Links the packages that are installed now into the source tree of the old commit. All commits with stored rows work
 * with these packages.
 */
function linkPackages(tree: string): void {
  mkdirSync(join(tree, 'node_modules/@home-pulse'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')))
    if (!/^\.|^@home-pulse$/.test(name))
      symlinkSync(join(root, 'node_modules', name), join(tree, 'node_modules', name))
  for (const room of ['contract', 'lifecycle', 'server', 'web'])
    symlinkSync(join(tree, room), join(tree, 'node_modules/@home-pulse', room))
}

async function serve(tree: string, dataDir: string): Promise<{ url: string; stop: () => Promise<void> }> {
  // The first commits named the export condition `source`, so both names are passed.
  const args = ['--conditions=source', '--conditions=@home-pulse/source', '--import', 'tsx', 'src/main.ts']
  const child = spawn(process.execPath, args, {
    cwd: join(tree, 'server'),
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      AUTH_SECRET: masterSecret,
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      const port = line.match(/ready at http:\/\/localhost:(\d+)/)?.[1]
      if (port) resolve(`http://127.0.0.1:${port}`)
      else console.log(line)
    })
    ended.then(() => reject(new Error('The server ended before it was ready.')), reject)
  })
  return {
    url,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

// A migration that is not committed would be missing in the server of the commit. This run would then overwrite the
// rows of the previous schema.
if (!process.argv[2] && git('status', '--porcelain', '--', 'server/migrations'))
  throw new Error('Commit the new migration first: schema:keep runs the server of a commit.')
const commit = git('rev-parse', process.argv[2] ?? 'HEAD')
const folder = await mkdtemp(join(tmpdir(), 'home-pulse-schema-'))
const tree = join(folder, 'tree')
git('worktree', 'add', '--detach', tree, commit)
try {
  linkPackages(tree)
  const schema = readdirSync(join(tree, 'server/migrations')).sort().at(-1) ?? ''
  const dataDir = join(folder, 'data')
  const server = await serve(tree, dataDir)
  try {
    await performActions(server.url)
  } finally {
    await server.stop()
  }
  const engine = await PGlite.create(join(dataDir, 'database/pgdata'))
  const rows = await writeRows(ownerOf(engine).query)
  await engine.close()
  const path = join(schemaFolder, schema)
  const isNew = !existsSync(path)
  await writeFile(
    path,
    `-- These rows were stored by a server of commit ${commit}. Written by npm run schema:keep.\n${rows}`,
  )
  console.log(`${isNew ? 'Wrote' : 'Replaced'} ${path.slice(root.length)}: ${rows.split('\n').length} lines`)
} finally {
  git('worktree', 'remove', '--force', tree)
  await rm(folder, { recursive: true, force: true })
}
