// Exits with code 0 if Playwright can show a page in a browser. Arguments: the browser's path, then 1 to use
// the browser's sandbox or 0 to run without it.
import { chromium } from '@playwright/test'

const [executablePath = '', sandboxFlag] = process.argv.slice(2)
const browser = await chromium.launch({
  executablePath,
  chromiumSandbox: sandboxFlag === '1',
  timeout: 20_000,
})
const page = await browser.newPage()
await page.goto('data:text/html,<title>works</title>')
const title = await page.title()
await browser.close()
process.exit(title === 'works' ? 0 : 1)
