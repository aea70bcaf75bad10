import { existsSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, test } from '../harness/journey.ts'

/** The kilobytes of scripts and styles, compressed with gzip, that a first visit of each page may load. */
const limits = { landing: 90, login: 130, dashboard: 200 }

const fileOf = (path: string) => fileURLToPath(new URL(`../../dist/${path}`, import.meta.url))

interface Chunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}

/** Returns the scripts and styles of some modules and of all modules that they import, according to the build. */
function filesOf(...modules: string[]): ReadonlySet<string> {
  const chunks: Record<string, Chunk> = JSON.parse(readFileSync(fileOf('.vite/manifest.json'), 'utf8'))
  const files = new Set<string>()
  const add = (name: string) => {
    const chunk = chunks[name]
    if (!chunk) throw new Error(`The build has no module ${name}.`)
    if (files.has(chunk.file)) return
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    for (const imported of chunk.imports ?? []) add(imported)
  }
  for (const name of modules) add(name)
  return files
}

function kilobytesOf(files: Iterable<string>): number {
  let bytes = 0
  for (const file of files) {
    const compressed = fileOf(`${file}.gz`)
    bytes += statSync(existsSync(compressed) ? compressed : fileOf(file)).size
  }
  return bytes / 1000
}

test('the landing page is built from at most 90 kB of scripts and styles', () => {
  const html = readFileSync(fileOf('landing.html'), 'utf8')
  const styles = [...html.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, text]) => text)
  expect(styles.length).toBeGreaterThan(0)
  const named = [...html.matchAll(/src="\/(assets\/[^"]+\.js)"/g)].map(([, file = '']) => file)
  const scripts = [...named, ...filesOf('landing.html')].filter((file) => file.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(2)
  const kilobytes = kilobytesOf(new Set(scripts)) + gzipSync(styles.join('')).length / 1000
  expect(kilobytes).toBeLessThanOrEqual(limits.landing)
})

test('the sign-in is built from at most 130 kB of scripts and styles', () => {
  expect(kilobytesOf(filesOf('index.html'))).toBeLessThanOrEqual(limits.login)
})

test('the dashboard is built from at most 200 kB of scripts and styles', () => {
  const files = filesOf('index.html', 'src/app/shell.tsx', 'src/features/properties/dashboard-screen.tsx')
  expect(kilobytesOf(files)).toBeLessThanOrEqual(limits.dashboard)
})

/**
 * Returns the kilobytes of scripts and styles, compressed with gzip, that a first visit loads until the network is
 * idle.
 */
async function firstLoadKilobytes(page: Page, path: string): Promise<number> {
  const assets = new Set<string>()
  page.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) assets.add(request.url())
  })
  await page.goto(path)
  // The landing page loads its scripts after the first paint, so the test waits for them.
  await expect.poll(() => assets.size, 'a page without scripts was not the page').toBeGreaterThan(2)
  await page.waitForLoadState('networkidle')
  let bytes = await inlineStyleBytes(page)
  for (const url of assets) {
    const answer = await page.request.get(url, { headers: { 'accept-encoding': 'gzip' } })
    bytes += Number(answer.headers()['content-length'])
  }
  return bytes / 1000
}

async function inlineStyleBytes(page: Page): Promise<number> {
  const styles = await page.locator('head style').allTextContents()
  return gzipSync(styles.join('')).length
}

// These journeys also count files that a page loads only after its start. They take ten times as long as the tests
// above.
test.describe('in a browser', { tag: '@long' }, () => {
  test('the landing page loads at most 90 kB of scripts and styles', async ({ page }) => {
    expect(await firstLoadKilobytes(page, '/')).toBeLessThanOrEqual(limits.landing)
  })

  test('the sign-in loads at most 130 kB of scripts and styles', async ({ page }) => {
    expect(await firstLoadKilobytes(page, '/login')).toBeLessThanOrEqual(limits.login)
  })

  test('the dashboard of a customer without homes loads at most 200 kB of scripts and styles', async ({
    page,
    customer,
  }) => {
    expect(customer.token).toBeTruthy()
    expect(await firstLoadKilobytes(page, '/dashboard')).toBeLessThanOrEqual(limits.dashboard)
  })
})
