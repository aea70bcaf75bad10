import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findFreePort } from '../steps/free-port.mjs'
import { runNpm } from '../steps/npm.mjs'
import { tail } from '../steps/run.mjs'
import { median } from './median.mjs'

// npm downloads Lighthouse when it is used. It is not a dependency of this repository, because it depends on 200
// packages.
const lighthousePackage = 'lighthouse@12.8.2'
const rounds = 3
const timeoutMs = 300_000

/**
 * The minimum of Lighthouse's benchmark index, a measure of the machine's speed. Lighthouse simulates a phone by
 * running at a quarter of this speed. On a slower machine the result would not be realistic (see docs/throttling.md of
 * Lighthouse).
 */
const minIndex = 1_500

const pages = [
  { title: '/', path: '/', isSignedIn: false, isCold: true },
  { title: '/login', path: '/login', isSignedIn: false, isCold: true },
  { title: '/dashboard', path: '/dashboard', isSignedIn: true, isCold: true },
  { title: '/dashboard, again', path: '/dashboard', isSignedIn: true, isCold: false },
]

/**
 * The result of Lighthouse for one page load.
 * @typedef {object} Score
 * @property {number} performance from 0 to 100, like the next three
 * @property {number} accessibility
 * @property {number} practices score for best practices
 * @property {number} seo score for search engine optimization
 * @property {number} fcpMs first contentful paint
 * @property {number} lcpMs largest contentful paint
 * @property {number} tbtMs total blocking time of the main thread
 * @property {number} siMs speed index
 * @property {number} cls cumulative layout shift
 * @property {number} index the benchmark index of the machine
 * @property {number} load the load average of the machine before the measurement
 */

/**
 * Runs Lighthouse three times on each page, and lets it slow the browser to the speed of a phone. The browser's cache
 * is empty, except for the measurement `/dashboard, again`.
 * @param {import('../browser/find-browser.mjs').Browser} browser
 * @param {{ origin: string, token: string }} portfolio the server's origin, and the session token for /dashboard
 * @returns {Promise<{ title: string, scores: Score[] }[]>}
 */
export async function scorePages(browser, { origin, token }) {
  const folder = mkdtempSync(join(tmpdir(), 'home-pulse-lighthouse-'))
  const port = await findFreePort()
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath: browser.path,
    chromiumSandbox: browser.hasSandbox,
    args: ['--disable-gpu', `--remote-debugging-port=${port}`],
  })
  try {
    const scored = []
    for (const { title, path, isSignedIn, isCold } of pages) {
      /** @type {Score[]} */
      const scores = []
      for (let round = 0; round < rounds; round += 1) {
        if (isSignedIn) await signIn(context, { origin, token, isCold })
        // Before each run, Lighthouse would clear the page's storage, which contains the session token.
        const options = [`--port=${port}`, ...(isSignedIn ? ['--disable-storage-reset'] : [])]
        scores.push(await scorePage(origin + path, options, join(folder, 'report.json')))
      }
      scored.push({ title, scores })
    }
    return scored
  } finally {
    await context.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * @param {import('@playwright/test').BrowserContext} context
 * @param {{ origin: string, token: string, isCold: boolean }} customer
 */
async function signIn(context, { origin, token, isCold }) {
  const page = await context.newPage()
  // The token can be set on any page of this origin. This page is used, because it does not load the web app.
  await page.goto(`${origin}/readyz`)
  await page.evaluate((kept) => localStorage.setItem('auth_token', kept), token)
  if (isCold) await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
  await page.close()
}

/**
 * @param {string} url
 * @param {string[]} options
 * @param {string} reportPath
 * @returns {Promise<Score>}
 */
async function scorePage(url, options, reportPath) {
  const load = loadavg()[0] ?? Number.NaN
  const report = ['--output=json', `--output-path=${reportPath}`, '--quiet']
  const args = ['exec', '--yes', '--', lighthousePackage, url, ...options, ...report]
  const { code, output } = await runNpm(args, { timeoutMs })
  if (code !== 0) throw new Error(`Lighthouse did not work. It said:\n${tail(output)}`)
  /**
   * @type {{ categories: Record<string, { score: number }>, audits: Record<string, { numericValue: number }>,
   *   environment: { benchmarkIndex: number } }}
   */
  const { categories, audits, environment } = JSON.parse(readFileSync(reportPath, 'utf8'))
  const category = (/** @type {string} */ name) => Math.round((categories[name]?.score ?? 0) * 100)
  const audit = (/** @type {string} */ name) => audits[name]?.numericValue ?? Number.NaN
  return {
    performance: category('performance'),
    accessibility: category('accessibility'),
    practices: category('best-practices'),
    seo: category('seo'),
    fcpMs: Math.round(audit('first-contentful-paint')),
    lcpMs: Math.round(audit('largest-contentful-paint')),
    tbtMs: Math.round(audit('total-blocking-time')),
    siMs: Math.round(audit('speed-index')),
    cls: Number(audit('cumulative-layout-shift').toFixed(3)),
    index: environment.benchmarkIndex,
    load,
  }
}

/**
 * Prints the medians for each page. Also prints whether the machine was fast and idle enough for valid results.
 * @param {{ title: string, scores: Score[] }[]} scored
 */
export function printScores(scored) {
  const rows = scored.map(({ title, scores }) => {
    const middle = (/** @type {keyof Score} */ name) => median(scores.map((score) => score[name]))
    return {
      ...{ page: title, performance: middle('performance') },
      rounds: scores.map(({ performance }) => performance).join(', '),
      ...{ accessibility: middle('accessibility'), practices: middle('practices'), seo: middle('seo') },
      ...{ fcpMs: middle('fcpMs'), lcpMs: middle('lcpMs'), tbtMs: middle('tbtMs'), siMs: middle('siMs') },
      ...{ cls: middle('cls'), index: middle('index'), load: Number(middle('load').toFixed(1)) },
    }
  })
  console.table(rows)
  const indexes = scored.flatMap(({ scores }) => scores.map(({ index }) => index))
  const lowest = Math.round(Math.min(...indexes))
  const range = `Lighthouse measured the machine at ${lowest} to ${Math.round(Math.max(...indexes))} of its index`
  const verdict =
    lowest < minIndex
      ? `and means one of ${minIndex} or more: THIS MACHINE WAS TOO SLOW OR TOO BUSY, AND THE FIGURES ARE NO PROOF`
      : `and means one of ${minIndex} or more: the machine was fast enough`
  console.log(`${range}, ${verdict}.`)
}
