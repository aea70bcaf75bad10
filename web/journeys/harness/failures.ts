import type { Page, Route } from '@playwright/test'
import { expect, test, toastOf } from './journey.ts'

/**
 * How a call fails: `refused` is a server error, `cut` a lost connection, `garbled` a response that is not JSON, and
 * an object is the response itself. All other calls of a journey go to the real server.
 */
export type Failure = 'refused' | 'cut' | 'garbled' | { status: number; json: unknown }

/** One row of the error catalog (docs/specification/09-errors.md), and the steps that cause it. */
export interface FailureRow {
  /** The expected toast: its title, and its text if it has one. */
  says: [title: string, text?: string]
  /**
   * The call that fails, such as `PUT /v1/properties/*\/notes`. Absent if no call has to fail, because the screen or
   * the real server rejects the input.
   */
  call?: string
  /** The ways in which the call fails. The steps run once for each way. */
  how?: Failure[]
  /** The steps of the user that cause the message. */
  does: () => Promise<unknown>
  /** Checks the screen while the call is running. */
  meanwhile?: () => Promise<unknown>
  /** Checks that the screen still works when the call succeeds again. */
  after: () => Promise<unknown>
}

/** Matches the browser's console messages about failed calls. */
export const failureNoise = /status of (4|5)\d\d|net::ERR_FAILED/

/** The body of a server error, in the format of every API error. */
const broken = {
  statusCode: 500,
  code: 'internal',
  error: 'Internal Server Error',
  message: 'Something went wrong on our side. Please try again.',
}

export const networkCuts: Failure[] = ['cut']

export async function expectRows(page: Page, rows: FailureRow[]) {
  // The timeout rises with the number of rows, so that a slow machine does not exceed it.
  test.setTimeout(60_000 * Math.ceil(rows.length / 4))
  for (const row of rows)
    for (const how of row.how ?? [undefined]) {
      const name = typeof how === 'object' ? JSON.stringify(how) : how
      await test.step([...row.says, name].filter(Boolean).join(' / '), async () => {
        if (row.call && how) await withFailure(page, row.call, how, () => expectRow(page, row), row.meanwhile)
        else await expectRow(page, row)
        await row.after()
        await dismissToast(page)
      })
    }
}

async function expectRow(page: Page, { does, says: [title, text] }: FailureRow) {
  await does()
  await expectToast(page, 'alert', title, text)
  await dismissToast(page)
}

/** Expects a toast with exactly this text. */
export async function expectToast(page: Page, role: 'alert' | 'status', title: string, text = '') {
  await expect(toastOf(page, role)).toHaveText(`${title} ${text}`.trim(), { useInnerText: true })
}

/**
 * Closes the toast, so that the test cannot mistake it for the next toast. Dispatches the click by script, because a
 * dialog may cover the toast.
 */
async function dismissToast(page: Page) {
  const buttons = page.getByRole('button', { name: 'Dismiss', includeHidden: true })
  // Runs in one step, because a toast may disappear between two steps.
  await buttons.evaluateAll((all) => {
    for (const button of all) button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  })
  await expect(buttons).toHaveCount(0)
}

/**
 * Makes a call fail while `work` runs. Throws if the call was never sent, because then the test did not try the
 * failure.
 * @param meanwhile checks the screen before the first response arrives
 */
export async function withFailure(
  page: Page,
  call: string,
  how: Failure,
  work: () => Promise<unknown>,
  meanwhile?: () => Promise<unknown>,
) {
  const [method, path = ''] = call.split(' ')
  const pattern = new RegExp(`^${path.replaceAll('*', '[^/]+')}$`)
  let failures = 0
  let letGo = () => {}
  const released = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const isTarget = ({ pathname }: URL) => pattern.test(pathname)
  const fail = async (route: Route) => {
    if (route.request().method() !== method) return route.fallback()
    failures += 1
    if (meanwhile) await released
    await answer(route, how)
  }
  await page.route(isTarget, fail)
  const looked = meanwhile?.().finally(letGo)
  await work()
  await looked
  await page.unroute(isTarget, fail)
  expect(failures, `${call} was called`).toBeGreaterThan(0)
}

function answer(route: Route, how: Failure) {
  if (how === 'cut') return route.abort('failed')
  if (how === 'garbled')
    return route.fulfill({ status: 200, contentType: 'application/json', body: '<html>' })
  return route.fulfill(how === 'refused' ? { status: 500, json: broken } : how)
}
