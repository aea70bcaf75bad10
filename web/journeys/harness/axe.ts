import type { Page } from '@playwright/test'
import axe from 'axe-core'

/**
 * Returns the violations that axe finds on the current page. The axe script stays in the page until the page is left.
 * The package @axe-core/playwright takes ten times as long, because it loads the script for each call and merges the
 * results in a second page.
 */
export async function findViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const loaded = Reflect.get(window, 'axe') as typeof axe
    const { violations } = await loaded.run(document, { resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  })
}
