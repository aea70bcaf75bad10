import type { Page } from '@playwright/test'
import axe from 'axe-core'

/**
 * What axe finds wrong with the page as it stands. Its script stays in the page until that is left, and only what it
 * found comes back: by way of its Playwright package, which loads it anew and reckons up the passes in a second
 * page, each look takes ten times as long.
 */
export async function findViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const loaded = Reflect.get(window, 'axe') as typeof axe
    const { violations } = await loaded.run(document, { resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  })
}
