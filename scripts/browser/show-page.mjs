// Exits with 0 if a browser can show a page when Playwright drives it. Arguments: the browser's path, then 1
// to use its sandbox or 0 to not use it.
import { chromium } from '@playwright/test'

const [executablePath = '', hasSandbox] = process.argv.slice(2)
const browser = await chromium.launch({
  executablePath,
  chromiumSandbox: hasSandbox === '1',
  timeout: 20_000,
})
const page = await browser.newPage()
await page.goto('data:text/html,<title>works</title>')
const title = await page.title()
await browser.close()
process.exit(title === 'works' ? 0 : 1)
