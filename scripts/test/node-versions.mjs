import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { runNpm } from '../steps/npm.mjs'
import { tail } from '../steps/run.mjs'

/** The major versions of Node.js that the product supports, as in `engines` of package.json. */
const supported = ['20', '22', '24']

/**
 * Lists the supported major versions of Node.js except the version that runs this process.
 * @returns {string[]}
 */
export function listOtherVersions() {
  return supported.filter((version) => version !== process.versions.node.split('.')[0])
}

/**
 * Installs another version of Node.js outside the repository, runs `work`, and removes the installation.
 * @template Result
 * @param {string} version a major version
 * @param {(program: string) => Promise<Result>} work gets the path of the `node` program
 * @throws Error with npm's output, if the registry does not have that version for this machine
 */
export async function withNode(version, work) {
  const folder = mkdtempSync(join(tmpdir(), `home-pulse-node-${version}-`))
  try {
    const name = `node-${process.platform}-${process.arch}`
    const args = ['install', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error']
    const { code, output } = await runNpm([...args, `${name}@${version}`])
    if (code !== 0) throw new Error(`npm's registry did not give ${name}@${version}:\n${tail(output)}`)
    return await work(join(folder, 'node_modules', name, 'bin', 'node'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Returns environment variables with which the command `node` starts this program.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} program
 * @returns {NodeJS.ProcessEnv}
 */
export function withProgramFirst(env, program) {
  return { ...env, PATH: `${dirname(program)}${delimiter}${env.PATH ?? ''}` }
}
