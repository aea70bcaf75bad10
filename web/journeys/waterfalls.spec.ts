import type { Page, Request } from '@playwright/test'
import { expect, test } from './journey.ts'
import { addHomes, building, home } from './property-homes.ts'

/**
 * Opens a screen whose calls are answered only when it has asked for nothing more for a while, with nothing to do and no
 * file to wait for either: what it asks for then is the next turn.
 */
async function openInTurns(page: Page, path: string, stillMs: number) {
  const turns: string[][] = []
  let asked: string[] = []
  let waiting: (() => void)[] = []
  let underWay = 0
  let lastMs = Date.now()
  await page.route('**/v1/**', async (route) => {
    asked.push(new URL(route.request().url()).pathname)
    lastMs = Date.now()
    await new Promise<void>((resolve) => waiting.push(resolve))
    underWay += 1
    await route.fulfill({ response: await route.fetch() })
    underWay -= 1
    lastMs = Date.now()
  })
  const files = new Set<Request>()
  const isFile = (request: Request) => /^(script|stylesheet)$/.test(request.resourceType())
  const begin = (request: Request) => void (isFile(request) && files.add(request))
  const end = (request: Request) => {
    if (files.delete(request)) lastMs = Date.now()
  }
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  const isStill = async () => {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    return underWay === 0 && files.size === 0 && Date.now() - lastMs > stillMs
  }
  const answer = await page.goto(path)
  await expect.poll(() => asked.length, `${path} asks for something`).toBeGreaterThan(0)
  for (;;) {
    await expect.poll(isStill).toBe(true)
    if (asked.length === 0) break
    turns.push(asked)
    const held = waiting
    asked = []
    waiting = []
    for (const release of held) release()
    lastMs = Date.now()
  }
  const named = (await answer?.text()) ?? ''
  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((name) => /\.(js|css)$/.test(name)),
  )
  await page.unrouteAll({ behavior: 'wait' })
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end)
  /** Files that the page itself does not name were found by a file that it names. */
  return { turns, lateFiles: loaded.filter((name) => !named.includes(name)) }
}

test('each screen asks for its files with the page, and for its data in two turns at most', async ({
  page,
  customer,
}) => {
  test.slow()
  const dryer = { dryer: { age: 8 } }
  const homes = [home({ appliances: dryer, structures: { roof: 12 } }), building(dryer)]
  const [id] = await addHomes(page, customer, homes)
  for (const path of ['/dashboard', '/plan', '/calendar', '/properties', '/profile', `/property/${id}`]) {
    let { turns, lateFiles } = await openInTurns(page, path, 300)
    // A busy machine may pause within a turn. What one call needs of another is asked for later however long one waits.
    if (turns.length > 2) ({ turns, lateFiles } = await openInTurns(page, path, 3_000))
    expect(lateFiles, `what ${path} finds late`).toEqual([])
    expect(turns.length, `${path}: ${JSON.stringify(turns)}`).toBeLessThanOrEqual(2)
  }
})
