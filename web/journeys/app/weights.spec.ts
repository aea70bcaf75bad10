import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, test } from '../harness/journey.ts'

/** Kilobytes of scripts and styles, compressed with gzip, that a first visit loads until the network is idle. */
async function firstLoadKilobytes(page: Page, path: string): Promise<number> {
  const assets = new Set<string>()
  page.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) assets.add(request.url())
  })
  await page.goto(path)
  // The landing page's scripts load after its first paint.
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

test('the landing page loads at most 90 kB of scripts and styles', async ({ page }) => {
  expect(await firstLoadKilobytes(page, '/')).toBeLessThanOrEqual(90)
})

test('the sign-in loads at most 130 kB of scripts and styles', async ({ page }) => {
  expect(await firstLoadKilobytes(page, '/login')).toBeLessThanOrEqual(130)
})

test('the dashboard of a customer without homes loads at most 200 kB of scripts and styles', async ({
  page,
  customer,
}) => {
  expect(customer.token).toBeTruthy()
  expect(await firstLoadKilobytes(page, '/dashboard')).toBeLessThanOrEqual(200)
})
