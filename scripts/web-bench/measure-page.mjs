import { median } from './median.mjs'

/**
 * @typedef {object} Step something a person does on a screen
 * @property {string} name
 * @property {(page: import('@playwright/test').Page) => Promise<unknown>} act
 */

const slowdown = 4
const restMs = 800
const rounds = 3

/** @type {Step} What every interaction costs that does nothing: how noisy the machine is. */
const control = { name: '(a click on nothing)', act: (page) => page.mouse.click(2, 2) }

/**
 * Of each step the longest interaction to its next paint, as the browser itself measures it (https://web.dev/articles/inp), and
 * what the step took of the main thread's own processor time until it was over, which depends less on who else is at work;
 * medians of several rounds, each in a page of its own, on a processor slowed down four times. A click on nothing comes first.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} path
 * @param {Step[]} steps
 * @returns {Promise<{ step: string, inpMs: number, mainThreadMs: number }[]>}
 */
export async function measureInteractions(context, path, steps) {
  const all = [control, ...steps]
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
    const seen = { longestMs: 0 }
    Object.assign(window, { seenInteractions: seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (Reflect.get(entry, 'interactionId')) seen.longestMs = Math.max(seen.longestMs, entry.duration)
    }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }))
  })
  const devtools = await page.context().newCDPSession(page)
  // A browser without a window presents no frame that nobody looks at: an interaction would seem to last until the next one.
  devtools.on('Page.screencastFrame', ({ sessionId }) => {
    devtools.send('Page.screencastFrameAck', { sessionId }).catch(() => {})
  })
  await devtools.send('Page.startScreencast', { format: 'jpeg', quality: 1, maxWidth: 64, maxHeight: 64 })
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const mainThreadMs = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }
  return async (/** @type {Step} */ { act }) => {
    await page.evaluate(() => Object.assign(Reflect.get(window, 'seenInteractions'), { longestMs: 0 }))
    const before = await mainThreadMs()
    await act(page)
    await page.waitForTimeout(restMs)
    const after = await mainThreadMs()
    const inpMs = await page.evaluate(() => Reflect.get(window, 'seenInteractions').longestMs)
    return { inpMs, mainThreadMs: Math.round(after - before) }
  }
}

const scrolledPx = 40_000
const aWheelPx = 400

/**
 * How long the frames take while a list is scrolled by wheel, pages of it being loaded meanwhile; not slowed down.
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
  for (let scrolled = 0; scrolled < scrolledPx; scrolled += aWheelPx) await page.mouse.wheel(0, aWheelPx)
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

// What no list begins with, and each portfolio has.
const searches = ['998 Maple', '997 Elm', '996 Oak']

/**
 * From the last key of a search to the list that it finds, the quarter of a second included that typing is waited for; the
 * median of three.
 * @param {import('@playwright/test').Page} page
 */
export async function measureSearch(page) {
  await page.evaluate(() => window.scrollTo(0, 0))
  const field = page.getByRole('searchbox', { name: 'Find a property' })
  const times = []
  for (const text of searches) {
    const startMs = performance.now()
    await field.fill(text)
    // Looks at every frame; to wait for a locator looks again after half a second.
    await page.waitForFunction((sought) => document.body.textContent?.includes(sought), text)
    times.push(performance.now() - startMs)
  }
  return Math.round(median(times))
}
