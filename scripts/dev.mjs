// npm run dev: runs the API from its sources on port 3000. Also runs the web app with hot reloading, and passes its
// requests on to the API. Node gets the arguments after `--`, such as --inspect, for the API.
import './steps/refuse-old-node.mjs'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled } from './steps/install.mjs'
import { root } from './steps/root.mjs'
import { packageProgram } from './steps/run.mjs'

await ensureInstalled('everything')

const api = start(root, [
  'tsx/dist/cli.mjs',
  'watch',
  '--conditions=@home-pulse/source',
  ...process.argv.slice(2),
  'server/src/main.ts',
])
const web = start(join(root, 'web'), ['vite/bin/vite.js'])
const both = [api, web]

// Stops both processes as soon as one of them ends.
const stop = () => {
  for (const child of both) child.kill('SIGTERM')
}
for (const child of both) child.once('exit', stop)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)

/**
 * @param {string} cwd
 * @param {[program: string, ...args: string[]]} command
 */
function start(cwd, [program, ...args]) {
  return spawn(process.execPath, [packageProgram(program), ...args], { cwd, stdio: 'inherit' })
}
