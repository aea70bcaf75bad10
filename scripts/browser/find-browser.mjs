import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { withProgress } from '../steps/progress.mjs'
import { root } from '../steps/root.mjs'
import { run } from '../steps/run.mjs'
import { unpackBundledChromium } from './bundled-chromium.mjs'

const shellName = 'chromium-headless-shell'
const programNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', shellName]
const macPath = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
const isRoot = process.getuid?.() === 0

/** @typedef {{ path: string, hasSandbox: boolean }} Browser */

/**
 * Finds a browser for the journeys, preferably a headless shell: a Chromium without tabs and menus. Journeys take a
 * third less time in it. Tries CHROMIUM_PATH, an installed headless shell, and the one in the package
 * @sparticuz/chromium. Finally tries any other Chromium.
 * @returns {Promise<Browser>}
 * @throws Error if none can show a page
 */
export async function findHeadlessBrowser() {
  const named = process.env.CHROMIUM_PATH ? [process.env.CHROMIUM_PATH] : []
  const shells = listInstalled().filter((path) => path.endsWith(shellName))
  const bundled = await unpackBundledChromium().catch(() => undefined)
  const found = await findWorking([...named, ...shells, ...(bundled ? [bundled] : [])])
  return found ?? findOrInstallBrowser()
}

/**
 * Finds a Chromium that can show a page on this machine. First tries CHROMIUM_PATH and the installed ones. If none
 * works, installs Debian's. Finally tries the one in the package @sparticuz/chromium.
 * @returns {Promise<Browser>}
 * @throws Error if none can show a page
 */
export async function findOrInstallBrowser() {
  const installed = await findWorking(listInstalled())
  if (installed) return installed
  await withProgress('Installing a browser', installDebianChromium)
  const found = await findWorking([...listInstalled(), await unpackBundledChromium()])
  if (found) return found
  throw new Error('No Chromium works here. Install one, or set CHROMIUM_PATH to one.')
}

function listInstalled() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const programs = programNames.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [process.env.CHROMIUM_PATH ?? '', ...programs, macPath].filter((path) => path && existsSync(path))
}

/**
 * @param {string[]} paths
 * @returns {Promise<Browser | undefined>}
 */
async function findWorking(paths) {
  for (const path of paths) {
    // Chromium's sandbox fails for root and in most containers. Running without it is safe, because the
    // browser loads only our own pages.
    for (const hasSandbox of isRoot ? [false] : [true, false]) {
      const browser = { path, hasSandbox }
      if (await canShowPage(browser)) return browser
    }
  }
  return undefined
}

/** @param {Browser} browser */
async function canShowPage({ path, hasSandbox }) {
  const args = [join(root, 'scripts/browser/show-page.mjs'), path, hasSandbox ? '1' : '0']
  return (await run(process.execPath, args, { timeoutMs: 30_000 })).code === 0
}

/** Installs Debian's Chromium. Does nothing on other systems, or if this user may not install packages. */
async function installDebianChromium() {
  if (!existsSync('/usr/bin/apt-get')) return
  const canSudo = !isRoot && (await run('sudo', ['-n', 'true'])).code === 0
  if (!isRoot && !canSudo) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const steps = [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]
  for (const step of steps) {
    const command = ['apt-get', '-q', ...step]
    const [program = '', ...args] = canSudo ? ['sudo', '-n', ...command] : command
    const { code } = await run(program, args, { env, timeoutMs: 300_000 })
    if (code !== 0) return
  }
}
