// npm run bench:web: measures how fast the screens respond and how smoothly lists scroll, with 1,000 homes. Responses
// are measured with the browser slowed to a quarter of the processor's speed. --homes 100000 changes the number of
// homes. --lighthouse measures four page loads with Lighthouse instead. Set the environment variables ORIGIN, TOKEN and
// HOME_ID to measure a server that already runs.
import './steps/refuse-old-node.mjs'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { findOrInstallBrowser } from './browser/find-browser.mjs'
import { ensureBuilt } from './steps/build.mjs'
import { ensureInstalled } from './steps/install.mjs'
import { printScores, scorePages } from './web-bench/lighthouse.mjs'
import { measureInteractions, measureScrolling, measureSearch } from './web-bench/measure-page.mjs'
import { screens } from './web-bench/screens.mjs'
import { servePortfolio } from './web-bench/serve-portfolio.mjs'

/** @typedef {{ origin: string, token: string, firstHomeId: string }} Portfolio */

const { values } = parseArgs({
  options: { lighthouse: { type: 'boolean', default: false }, homes: { type: 'string', default: '1000' } },
})
await ensureInstalled('everything')
await ensureBuilt()
const { ORIGIN, TOKEN = '', HOME_ID = '' } = process.env
const portfolio = ORIGIN
  ? { origin: ORIGIN, token: TOKEN, firstHomeId: HOME_ID, stop: async () => {} }
  : await servePortfolio(Number(values.homes))
try {
  const found = await findOrInstallBrowser()
  if (values.lighthouse) printScores(await scorePages(found, portfolio))
  else await measureScreens(found, portfolio)
} finally {
  await portfolio.stop()
}

/**
 * @param {import('./browser/find-browser.mjs').Browser} found
 * @param {Portfolio} portfolio
 */
async function measureScreens(found, { origin, token, firstHomeId }) {
  const browser = await chromium.launch({ executablePath: found.path, chromiumSandbox: found.hasSandbox })
  try {
    const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 900 } })
    await context.addInitScript((kept) => localStorage.setItem('auth_token', kept), token)
    for (const { name, path, steps } of screens(firstHomeId)) {
      console.log(`${name}, at a load of ${loadavg()[0]?.toFixed(1)}`)
      console.table(await measureInteractions(context, path, steps))
    }

    const page = await context.newPage()
    await page.goto('/dashboard', { waitUntil: 'networkidle' })
    console.table([await measureScrolling(page)])
    console.log(`search as you type: ${await measureSearch(page)} ms`)
  } finally {
    await browser.close()
  }
}
