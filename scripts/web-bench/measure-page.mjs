import { median } from './median.mjs'

/**
 * An action of a user on a screen.
 * @typedef {object} Step
 * @property {string} name
 * @property {(page: import('@playwright/test').Page) => Promise<unknown>} act
 */

const slowdownFactor = 4
const waitAfterStepMs = 800
const rounds = 3

/**
 * A click that does nothing. Its time shows how much other load on the machine affects the results.
 * @type {Step}
 */
const emptyClick = { name: '(a click on nothing)', act: (page) => page.mouse.click(2, 2) }

/**
 * Measures each step while the browser runs at a quarter of the processor's speed. `inpMs` is the longest time from an
 * interaction to the next paint (https://web.dev/articles/inp). `mainThreadMs` is the processor time of the main
 * thread, which depends less on other load. The results are medians of three rounds, each in a new page. The first
 * result is that of `emptyClick`.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} path
 * @param {Step[]} steps
 * @returns {Promise<{ step: string, inpMs: number, mainThreadMs: number }[]>}
 */
export async function measureInteractions(context, path, steps) {
  const all = [emptyClick, ...steps]
  /** @type {{ inpMs: number, mainThreadMs: number }[][]} */
  const measured = all.map(() => [])
  for (let round = 0; round < rounds; round += 1) {
    const page = await context.newPage()
    await page.goto(path, { waitUntil: 'networkidle' })
    const measure = await watchInteractions(page)
    for (const [index, step] of all.entries()) measured[index]?.push(await measure(step))
    await page.close()
  }
  return all.map(({ name }, index) => ({
    step: name,
    inpMs: median(measured[index]?.map(({ inpMs }) => inpMs) ?? []),
    mainThreadMs: median(measured[index]?.map(({ mainThreadMs }) => mainThreadMs) ?? []),
  }))
}

/** @param {import('@playwright/test').Page} page */
async function watchInteractions(page) {
  await page.evaluate(() => {
    const seen = { maxMs: 0 }
    Object.assign(window, { seenInteractions: seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (Reflect.get(entry, 'interactionId')) seen.maxMs = Math.max(seen.maxMs, entry.duration)
    }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }))
  })
  const devtools = await page.context().newCDPSession(page)
  // A screencast makes the headless browser paint all the time. Without one, it would paint only at the next
  // interaction, and the measured time would be too long.
  devtools.on('Page.screencastFrame', ({ sessionId }) => {
    devtools.send('Page.screencastFrameAck', { sessionId }).catch(() => {})
  })
  await devtools.send('Page.startScreencast', { format: 'jpeg', quality: 1, maxWidth: 64, maxHeight: 64 })
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdownFactor })
  const mainThreadMs = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }
  return async (/** @type {Step} */ { act }) => {
    await page.evaluate(() => Object.assign(Reflect.get(window, 'seenInteractions'), { maxMs: 0 }))
    const before = await mainThreadMs()
    await act(page)
    await page.waitForTimeout(waitAfterStepMs)
    const after = await mainThreadMs()
    const inpMs = await page.evaluate(() => Reflect.get(window, 'seenInteractions').maxMs)
    return { inpMs, mainThreadMs: Math.round(after - before) }
  }
}

const scrolledPx = 40_000
const wheelStepPx = 400

/**
 * Measures the times between frames while the mouse wheel scrolls a list. The list loads more entries meanwhile. The
 * browser runs at full speed.
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<{ frames: number, p50Ms: number, p95Ms: number, over50Ms: number, nodes: number }>}
 */
export async function measureScrolling(page) {
  await page.evaluate(() => {
    /** @type {number[]} */
    const times = []
    Object.assign(window, { frameTimes: times })
    let last = performance.now()
    const tick = (/** @type {number} */ now) => {
      times.push(now - last)
      last = now
      requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
  })
  await page.mouse.move(600, 500)
  for (let scrolled = 0; scrolled < scrolledPx; scrolled += wheelStepPx)
    await page.mouse.wheel(0, wheelStepPx)
  const times = await page.evaluate(() => /** @type {number[]} */ (Reflect.get(window, 'frameTimes')))
  const sorted = times.toSorted((one, other) => one - other)
  const at = (/** @type {number} */ share) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)
  return {
    frames: times.length,
    p50Ms: at(0.5),
    p95Ms: at(0.95),
    over50Ms: times.filter((time) => time > 50).length,
    nodes: await page.evaluate(() => document.querySelectorAll('*').length),
  }
}

// Addresses that exist in every portfolio of 1,000 or more homes. The first page of a list does not show them.
const searches = ['998 Maple', '997 Elm', '996 Oak']

/**
 * Measures the time from typing a search until its result is shown. This includes a quarter of a second in which the
 * field waits for further keys. Returns the median of three searches.
 * @param {import('@playwright/test').Page} page
 */
export async function measureSearch(page) {
  await page.evaluate(() => window.scrollTo(0, 0))
  const field = page.getByRole('searchbox', { name: 'Find a property' })
  const times = []
  for (const text of searches) {
    const startMs = performance.now()
    await field.fill(text)
    // This checks in every frame, because a locator would check only every half second.
    await page.waitForFunction((sought) => document.body.textContent?.includes(sought), text)
    times.push(performance.now() - startMs)
  }
  return Math.round(median(times))
}
