import type { Page, Request, Route } from '@playwright/test'
import { expect, test } from '../harness/journey.ts'
import { addHomes, building, home } from '../harness/property-homes.ts'

interface Entry {
  /** The name of the screen in a failure message. */
  name: string
  open: () => Promise<unknown>
  /** Navigates to the screen that contains the control which `open` clicks. */
  goToParent?: () => Promise<unknown>
}

/**
 * Opens a screen or a part of a screen, and returns its API calls, grouped into rounds. A round ends when no call or
 * file is pending and the browser has been idle for `stillMs`. The test delays all responses of a round until then, so
 * a call that needs one of these responses is in the next round.
 */
async function openInRounds(page: Page, { name, open, goToParent }: Entry, stillMs: number) {
  await goToParent?.()
  const rounds: string[][] = []
  let asked: string[] = []
  let waiting: (() => void)[] = []
  let underWay = 0
  let lastMs = Date.now()
  const hold = async (route: Route) => {
    asked.push(new URL(route.request().url()).pathname)
    lastMs = Date.now()
    await new Promise<void>((resolve) => waiting.push(resolve))
    underWay += 1
    await route.fulfill({ response: await route.fetch() })
    underWay -= 1
    lastMs = Date.now()
  }
  await page.route('**/v1/**', hold)
  const files = new Set<Request>()
  const isFile = (request: Request) => /^(script|stylesheet)$/.test(request.resourceType())
  const begin = (request: Request) => void (isFile(request) && files.add(request))
  const end = (request: Request) => {
    if (files.delete(request)) lastMs = Date.now()
  }
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  const isStill = async () => {
    // A browser that does not paint may never report idle, so the wait ends after 500 ms.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })))
    return underWay === 0 && files.size === 0 && Date.now() - lastMs > stillMs
  }
  await open()
  await expect.poll(() => asked.length, `${name} asks for something`).toBeGreaterThan(0)
  for (;;) {
    await expect.poll(isStill).toBe(true)
    if (asked.length === 0) break
    rounds.push(asked)
    const held = waiting
    asked = []
    waiting = []
    for (const release of held) release()
    lastMs = Date.now()
  }
  await page.unroute('**/v1/**', hold)
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end)
  return rounds
}

/**
 * Expects at most two rounds. A slow machine may pause within a round, which splits the round. So if there are more
 * than two, the measurement is repeated with a longer `stillMs`. A call that needs a response is still in a later round
 * then, so it is not hidden.
 */
async function expectTwoRounds(page: Page, entry: Entry) {
  let rounds = await openInRounds(page, entry, 300)
  if (rounds.length > 2) rounds = await openInRounds(page, entry, 3_000)
  expect(rounds.length, `${entry.name}: ${JSON.stringify(rounds)}`).toBeLessThanOrEqual(2)
}

/**
 * Returns the scripts and styles that the HTML does not name. The browser finds them only after it has loaded another
 * file.
 */
async function lateFiles(page: Page): Promise<string[]> {
  const named = await (await page.request.get(page.url())).text()
  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((name) => /\.(js|css)$/.test(name)),
  )
  return loaded.filter((name) => !named.includes(name))
}

const isLongRun = (): boolean => test.info().config.metadata.isLongRun

test('the HTML of each screen names all its files, and its data arrives in at most two successive rounds of requests', {
  tag: '@long',
}, async ({ page, customer }) => {
  test.slow()
  const dryer = { dryer: { age: 8 } }
  const homes = [home({ appliances: dryer, structures: { roof: 12 } }), building(dryer)]
  const [id] = await addHomes(page, customer, homes)
  const ofOne = `?property=${id}`
  const screens = [
    ...['/dashboard', `/property/${id}`, '/overview', '/plan', '/calendar', '/properties', '/profile'],
    ...[`/plan${ofOne}`, `/calendar${ofOne}`],
  ]
  for (const path of screens.slice(0, isLongRun() ? screens.length : 2)) {
    await expectTwoRounds(page, { name: path, open: () => page.goto(path) })
    expect(await lateFiles(page), `what ${path} finds late`).toEqual([])
  }
})

test('each tab or section of a screen loads its data in at most two successive rounds of requests', {
  tag: '@long',
}, async ({ page, customer }) => {
  test.slow()
  const dryer = { dryer: { age: 30 } }
  await addHomes(page, customer, [home({ appliances: dryer, structures: { roof: 12 } }), building(dryer)])
  const parts = [
    ...['Tenants', 'Management'].map((name) => ({ path: '/dashboard', role: 'tab' as const, name })),
    ...['Manage Subscription', 'Your Data', 'Activity'].map((name) => ({
      ...{ path: '/profile', role: 'button' as const, name },
    })),
  ]
  for (const { path, role, name } of parts.slice(0, isLongRun() ? parts.length : 1))
    await expectTwoRounds(page, {
      name,
      goToParent: () => page.goto(path, { waitUntil: 'networkidle' }),
      open: () => page.getByRole(role, { name }).click(),
    })
})
