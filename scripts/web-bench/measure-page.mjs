/**
 * @typedef {object} Step something a person does on a screen
 * @property {string} name
 * @property {(page: import('@playwright/test').Page) => Promise<unknown>} act
 */

const slowdown = 4
const restMs = 600

/**
 * The longest interaction of each step to its next paint, as the browser itself measures it (https://web.dev/articles/inp),
 * on a processor slowed down four times.
 * @param {import('@playwright/test').Page} page
 * @param {string} path
 * @param {Step[]} steps
 * @returns {Promise<{ step: string, inpMs: number }[]>}
 */
export async function measureInteractions(page, path, steps) {
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.evaluate(() => {
    const seen = { longestMs: 0 }
    Object.assign(window, { seenInteractions: seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (Reflect.get(entry, 'interactionId')) seen.longestMs = Math.max(seen.longestMs, entry.duration)
    }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }))
  })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const results = []
  for (const { name, act } of steps) {
    await page.evaluate(() => Object.assign(Reflect.get(window, 'seenInteractions'), { longestMs: 0 }))
    await act(page)
    await page.waitForTimeout(restMs)
    const inpMs = await page.evaluate(() => Reflect.get(window, 'seenInteractions').longestMs)
    results.push({ step: name, inpMs })
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return results
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

/**
 * From the last key of a search to the list that it finds, the quarter of a second included that typing is waited for.
 * @param {import('@playwright/test').Page} page
 * @param {string} text found in what no list begins with
 */
export async function measureSearch(page, text) {
  await page.evaluate(() => window.scrollTo(0, 0))
  const field = page.getByRole('searchbox', { name: 'Find a property' })
  const startMs = performance.now()
  await field.fill(text)
  await page.getByText(text).first().waitFor()
  return Math.round(performance.now() - startMs)
}
