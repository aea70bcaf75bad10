import { test as base, expect, type Page } from '@playwright/test'
import { findViolations } from './axe.ts'
import { watchContext } from './seen-texts.ts'

export interface Customer {
  email: string
  password: string
  token: string
}

interface Fixtures {
  /**
   * Matches console messages that this journey expects, such as a status or a lost connection. Any other message fails
   * the journey.
   */
  expectedNoise: RegExp | undefined
  /** A customer without homes, who has paid and is signed in on this page. */
  customer: Customer
}

let emailCount = 0

/** Returns a new email address that no other run uses. */
export function newEmail(): string {
  emailCount += 1
  return `ada.${process.pid}.${Date.now()}.${emailCount}@example.com`
}

export const test = base.extend<Fixtures>({
  expectedNoise: [undefined, { option: true }],

  context: async ({ context }, use, { config, project, workerIndex }) => {
    // Only a long run compares the visible strings with the specification. Collecting them slows every page.
    if (!config.metadata.isLongRun) return use(context)
    const keep = await watchContext(context)
    await use(context)
    keep(project.outputDir, workerIndex)
  },

  page: async ({ page, expectedNoise }, use) => {
    const messages: string[] = []
    const collect = (text: string) => {
      if (!expectedNoise?.test(text)) messages.push(text)
    }
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) collect(message.text())
    })
    page.on('pageerror', (error) => collect(`Uncaught: ${error.message}`))
    await page.exposeFunction('reportPolicyViolation', collect)
    await page.addInitScript(() => {
      const tell = Reflect.get(window, 'reportPolicyViolation') as (text: string) => void
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        tell(`Content security policy: ${violatedDirective} forbids ${blockedURI}`),
      )
    })
    await use(page)
    expect(messages, 'errors and warnings of the browser').toEqual([])
  },

  customer: async ({ page }, use) => {
    const email = newEmail()
    const password = 'correct horse battery'
    const { checkout, token } = await openAccount(page, email, password)
    const paid = await page.request.post(checkout, { form: goodCard })
    expect(paid.ok()).toBe(true)
    await page.addInitScript((token) => {
      if (!sessionStorage.getItem('signed-in-once')) localStorage.setItem('auth_token', token)
      sessionStorage.setItem('signed-in-once', 'yes')
    }, token)
    await use({ email, password, token })
  },
})

export { expect }

export const goodCard = {
  card_number: '4242 4242 4242 4242',
  expiry: '12/40',
  cvc: '123',
  name: 'Ada Lovelace',
}

/** Creates an account through the API. Its checkout is still unpaid. */
async function openAccount(page: Page, email: string, password: string) {
  const answer = await page.request.post('/v1/customers/signup', { data: { email, password } })
  expect(answer.status()).toBe(201)
  const { customerCheckoutSession, token } = await answer.json()
  return { checkout: String(customerCheckoutSession), token: String(token) }
}

/** Creates an account through the API, and returns its unpaid checkout. */
export async function signUp(page: Page, email: string, password: string): Promise<string> {
  return (await openAccount(page, email, password)).checkout
}

/** Marks this browser as the one that opened a checkout, as the screen does when it redirects there. */
export async function beginCheckout(page: Page, checkout: string) {
  await page.goto('/cancel')
  await page.evaluate((url) => {
    localStorage.setItem('begun_checkouts', JSON.stringify([{ url, atMs: Date.now() }]))
  }, checkout)
}

/** Finds the visible toast. Errors have the role `alert`, other toasts `status`. */
export const toastOf = (page: Page, role: 'alert' | 'status') =>
  page.getByRole('region', { name: 'Notifications' }).getByRole(role)

const phone = 390
const desktop = 1440
type ScreenSetup = readonly [width: number, colorScheme: 'light' | 'dark']
const defaultSetups: ScreenSetup[] = [
  [phone, 'light'],
  [desktop, 'dark'],
]
/** The widths and color schemes that `npm run test:long` checks. */
const longRunSetups: ScreenSetup[] = [[phone, 'dark'], [desktop, 'light'], ...defaultSetups]

/** The screens that axe has examined in this worker, as patterns such as `/property/:id`. */
const examinedScreens = new Set<string>()

/**
 * Returns true the first time that a worker shows a screen. Axe takes half a second, so `npm test` runs it once for
 * each screen, at the phone's width. The long run examines every state of a screen.
 */
function isFirstVisit(path: string): boolean {
  const screen = path.replace(/[0-9a-f-]{36}/g, ':id')
  if (examinedScreens.has(screen)) return false
  examinedScreens.add(screen)
  return true
}

/** Expects no axe violation on a phone and on a desktop, in light and dark mode, and no sideways scrolling. */
export async function expectAccessible(page: Page) {
  // Waits for the heading, because the URL may change before the screen's code is loaded. `includeHidden` is needed
  // because an open dialog hides the heading from screen readers.
  await expect(page.getByRole('heading', { level: 1, includeHidden: true }).first()).toBeVisible()
  const { isLongRun } = test.info().config.metadata
  const { pathname } = new URL(page.url())
  const isExamined = isLongRun || isFirstVisit(pathname)
  for (const [width, colorScheme] of isLongRun ? longRunSetups : defaultSetups) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    const where = `${pathname} at ${width} px, ${colorScheme}`
    if (isExamined && (isLongRun || width === phone)) expect(await findViolations(page), where).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, `sideways scrolling of ${where}`).toBeLessThanOrEqual(0)
  }
}
