// Exits with 0 if the browser shows a page when it is driven as in the journeys: <program> <0|1: with its sandbox>
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
