import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { configure, fireEvent, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { expect, onTestFinished, vi } from 'vitest'
import { router } from '../src/app/router.tsx'
import { queryClient } from '../src/platform/calls/query-client.ts'
import { endSession, restoreSession } from '../src/platform/session/session.ts'
import { tokenKey } from '../src/platform/session/token.ts'
import { dismissToast } from '../src/ui/feedback/toast.ts'
import { minimalAnswers } from './minimal-answers.ts'
import { render, screen } from './render.tsx'
import { makeToken } from './token.ts'

// The default is too short, because loading the code of a screen takes a while on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

/**
 * How a call fails: `refused` is a server error, `cut` a lost connection, `garbled` a body that is not JSON, and an
 * object is the response itself.
 */
export type Failure = 'refused' | 'cut' | 'garbled' | { status: number; json: object }

/** The message of a server error, which toasts show under their title. */
export const serverErrorMessage = 'Something went wrong on our side. Please try again.'

function respond(how: Failure): Response {
  if (how === 'cut') return HttpResponse.error()
  if (how === 'garbled') return new HttpResponse('<html>')
  if (how !== 'refused') return HttpResponse.json(how.json, { status: how.status })
  const broken = {
    statusCode: 500,
    code: 'internal',
    error: 'Internal Server Error',
    message: serverErrorMessage,
  }
  return HttpResponse.json(broken, { status: 500 })
}

interface CallHandler {
  matches(method: string, path: string): boolean
  /** Returns undefined to leave the call to the next handler. */
  respond(request: Request): Response | undefined
}

/** Handles a call such as `PUT /v1/properties/*\/notes`. An asterisk matches one segment of the path. */
function handle(call: string, respond: CallHandler['respond']): CallHandler {
  const [handledMethod, path = ''] = call.split(' ')
  const pattern = new RegExp(`^${path.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}$`)
  return { matches: (method, path) => method === handledMethod && pattern.test(path), respond }
}

/** The body of an answer: JSON, text, or a function of the query. */
const bodyOf = (body: unknown, { url }: Request): unknown =>
  typeof body === 'function' ? body(new URL(url).searchParams) : body

const handlersOf = (answers: Record<string, unknown>) =>
  Object.entries(answers)
    .toReversed()
    .map(([call, answer]) =>
      handle(call, (request) => {
        const body = bodyOf(answer, request)
        return typeof body === 'string' ? new HttpResponse(body) : HttpResponse.json(body as object)
      }),
    )

const { startTransition } = router
const minimalHandlers = handlersOf(minimalAnswers)
/** The handlers that the current test added. The first one that matches a call answers it. */
let addedHandlers: CallHandler[] = []

/** Answers a call. One handler of msw for all calls is fast, because msw parses each request for each handler. */
function answer(request: Request): Response {
  const { pathname } = new URL(request.url)
  for (const handler of [...addedHandlers, ...minimalHandlers]) {
    const response = handler.matches(request.method, pathname) && handler.respond(request)
    if (response) return response
  }
  return HttpResponse.json({}, { status: 404 })
}
const server = setupServer(http.all('*/v1/*', ({ request }) => answer(request)))

const addHandlers = (...handlers: CallHandler[]) => {
  addedHandlers = [...handlers, ...addedHandlers]
}

/** Makes the server answer these calls with these bodies until the end of the test. */
export const answerCalls = (answers: Record<string, unknown>) => addHandlers(...handlersOf(answers))

/** Records the bodies of a call until the end of the test: parsed JSON, or text. */
export function recordBodies(call: string): unknown[] {
  const [method, path = ''] = call.split(' ')
  const pattern = new RegExp(`${path.replace(/\*/g, '[^/]+')}$`)
  const bodies: unknown[] = []
  server.events.on('request:start', async ({ request }) => {
    if (request.method !== method || !pattern.test(new URL(request.url).pathname)) return
    const isJson = request.headers.get('content-type') === 'application/json'
    bodies.push(await (isJson ? request.clone().json() : request.clone().text()))
  })
  return bodies
}

/** Makes a call fail while `work` runs. Fails the test if `work` does not send the call. */
export async function withFailure(call: string, how: Failure, work: () => unknown) {
  let failures = 0
  let isOver = false
  addHandlers(
    handle(call, () => {
      if (isOver) return undefined
      failures += 1
      return respond(how)
    }),
  )
  await work()
  isOver = true
  expect(failures, `${call} was called`).toBeGreaterThan(0)
}

/** Holds back the requests of the screen, as a slow network does, until the returned function is called. */
export function holdRequests(): () => void {
  const { fetch } = globalThis
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    await released
    return fetch(...call)
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  return release
}

/** Adds two features that happy-dom lacks: popovers, and sizes of elements. Without sizes, lists render no rows. */
function stubLayout(): () => void {
  const { prototype } = HTMLElement
  const sized = (pixels: number) => ({ configurable: true, get: () => pixels })
  const stubs: PropertyDescriptorMap = {
    offsetWidth: sized(1_000),
    offsetHeight: sized(100),
    getBoundingClientRect: { configurable: true, value: () => new DOMRect(0, 0, 1_000, 100) },
    hidePopover: { configurable: true, value: () => {} },
  }
  const originals = Object.keys(stubs).map(
    (name) => [name, Object.getOwnPropertyDescriptor(prototype, name)] as const,
  )
  Object.defineProperties(prototype, stubs)
  return () => {
    for (const [name, original] of originals)
      if (original) Object.defineProperty(prototype, name, original)
      else Reflect.deleteProperty(prototype, name)
  }
}

/**
 * Opens a screen of the whole app, with a server that answers the calls of the specification and the calls in
 * `answers`. `claims` are the claims of the signed-in customer's token. Null opens the screen without a session.
 */
export async function openApp(
  path: string,
  answers: Record<string, unknown> = {},
  claims: Record<string, unknown> | null = { first_name: 'Ada' },
) {
  server.listen({ onUnhandledRequest: 'error' })
  answerCalls(answers)
  // An earlier test file may have left a session.
  localStorage.clear()
  if (claims) localStorage.setItem(tokenKey, makeToken(claims))
  restoreSession()
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [path] }) })
  // Restores the router's own function. The screen of an earlier test replaced it by a function that never finishes a
  // transition, because that screen is unmounted.
  router.startTransition = startTransition
  await router.load()
  const restoreLayout = stubLayout()
  onTestFinished(async () => {
    // The screen's code must not arrive during the next test, where React would warn about it.
    await vi.dynamicImportSettled()
    restoreLayout()
    dismissToast()
    endSession()
    queryClient.clear()
    localStorage.clear()
    sessionStorage.clear()
    addedHandlers = []
    server.events.removeAllListeners()
    server.close()
  })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  // Turns off the warning about updates outside of act(), because responses and code arrive at any time.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
}

/** Returns the path and the query of the screen's URL. */
export const currentUrl = () => router.state.location.href

/** Waits for a toast with exactly this text, and dismisses it. */
export async function expectToast(role: 'alert' | 'status', title: string, text = '') {
  // Finds the toast with a CSS selector. A search by label in each attempt took a twentieth of the time of all tests.
  const region = () => document.querySelector(`[aria-label="Notifications"] > [role=${role}]`)
  await waitFor(() => expect(region()?.textContent).toBe(title + text))
  dismissToast()
}

/** Calls `act` once for each way in which a call fails, and expects the toast of each. */
export async function expectFailures(
  call: string,
  toasts: readonly (readonly [how: Failure, title: string, text?: string])[],
  act: () => unknown,
) {
  for (const [how, title, text] of toasts)
    await withFailure(call, how, async () => {
      await act()
      await expectToast('alert', title, text)
    })
}

/** Types into the field with this label. */
export const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

export const click = (element: HTMLElement) => fireEvent.click(element)
export const press = (name: string | RegExp) => click(screen.getByRole('button', { name }))
/** Waits for a button, and clicks it. */
export const pressSoon = async (name: string | RegExp) => click(await screen.findByRole('button', { name }))

/** Selects a file in a file input. */
export function choose(label: string, file: File) {
  const input = screen.getByLabelText(label)
  Object.defineProperty(input, 'files', { value: [file], configurable: true })
  fireEvent.change(input)
}

/** Returns true if the button is disabled, by itself or with its form. */
export function isDisabled(name: string): boolean {
  const button = screen.getByRole<HTMLButtonElement>('button', { name })
  return button.disabled || button.closest('fieldset')?.disabled === true
}
