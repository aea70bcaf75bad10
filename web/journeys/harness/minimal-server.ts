import type { Page, Route } from '@playwright/test'
import { minimalAnswers } from '../../test/minimal-answers.ts'

const patternOf = (path: string) => new RegExp(`^${path.replaceAll('*', '[^/]+')}$`)

/**
 * Replaces the server with one that follows the specification alone: it answers the 27 calls of the specification, with
 * only the fields that the specification names. Every other call gets 404 with an empty object.
 */
export async function serveMinimally(page: Page, changes: Record<string, unknown> = {}) {
  const table = Object.entries({ ...minimalAnswers, ...changes }).map(([call, body]) => {
    const [method, path = ''] = call.split(' ')
    return { method, pathPattern: patternOf(path), body }
  })
  await page.route(
    ({ pathname }) => pathname.startsWith('/v1/'),
    (route: Route) => {
      const request = route.request()
      const { pathname } = new URL(request.url())
      const found = table.findLast(
        ({ method, pathPattern: isTarget }) => method === request.method() && isTarget.test(pathname),
      )
      if (!found) return route.fulfill({ status: 404, json: {} })
      return typeof found.body === 'string'
        ? route.fulfill({ status: 200, body: found.body })
        : route.fulfill({ status: 200, json: found.body })
    },
  )
}
