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

// Loading the code of a screen can take longer than the default on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

/**
 * The way in which a call fails: `refused` is a server error, `cut` a lost connection, and `garbled` a body that is not
 * JSON. An object is an error response with this status and body.
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
  /** Returns the response. Returns undefined if the next handler should answer the call. */
  respond(request: Request): Response | undefined
}

/** Handles a call such as `PUT /v1/properties/*\/notes`. An asterisk matches one segment of the path. */
function handle(call: string, respond: CallHandler['respond']): CallHandler {
  const [handledMethod, path = ''] = call.split(' ')
  const pattern = new RegExp(`^${path.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}$`)
  return { matches: (method, path) => method === handledMethod && pattern.test(path), respond }
}

/** Returns the body of a response. If `body` is a function, calls it with the query of the URL. */
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
/** The handlers that the current test added. The first handler that matches a call answers it. */
let addedHandlers: CallHandler[] = []

/**
 * Answers a call. It is the only handler of msw, because msw parses a request again for each of its handlers, which is
 * slow.
 */
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

/**
 * Makes the server answer calls until the end of the test. The keys are calls such as `GET /v1/plan/budget`, and the
 * values are bodies.
 */
export const answerCalls = (answers: Record<string, unknown>) => addHandlers(...handlersOf(answers))

/** Returns a list that records the bodies of a call until the end of the test, as parsed JSON or as text. */
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

/** Delays all requests, as a slow network does, until the returned function is called. */
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

/**
 * Replaces two features that happy-dom lacks: popovers and sizes of elements. Without sizes, long lists would render no
 * rows.
 */
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
 * Opens a screen of the whole app. The server answers the calls in `answers` and those of the specification. `claims`
 * are the claims of the customer's token, or null for a visitor who is not signed in.
 */
export async function openApp(
  path: string,
  answers: Record<string, unknown> = {},
  claims: Record<string, unknown> | null = { first_name: 'Ada' },
) {
  server.listen({ onUnhandledRequest: 'error' })
  answerCalls(answers)
  // A test of another file may have left its session in the storage.
  localStorage.clear()
  if (claims) localStorage.setItem(tokenKey, makeToken(claims))
  restoreSession()
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [path] }) })
  // Restores the router's own function. The screen of an earlier test replaced it, and with that screen unmounted, a
  // transition would never end.
  router.startTransition = startTransition
  await router.load()
  const restoreLayout = stubLayout()
  onTestFinished(async () => {
    // If the code of this screen arrived during the next test, React would print a warning.
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
  // Turns off React's warning about updates outside of act(). In these tests, responses and code arrive at any time.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
}

/** Returns the path and the query of the screen's URL. */
export const currentUrl = () => router.state.location.href

/** Waits for a toast with exactly this text, and dismisses it. */
export async function expectToast(role: 'alert' | 'status', title: string, text = '') {
  // A CSS selector is fast. Searches by label took 5 % of the time of all tests.
  const region = () => document.querySelector(`[aria-label="Notifications"] > [role=${role}]`)
  await waitFor(() => expect(region()?.textContent).toBe(title + text))
  dismissToast()
}

/** Lets a call fail in several ways, one after the other. Calls `act` each time, and expects its toast. */
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

/** Types a value into the field with this label. */
export const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

export const click = (element: HTMLElement) => fireEvent.click(element)
export const press = (name: string | RegExp) => click(screen.getByRole('button', { name }))
/** Waits until a button appears, and clicks it. */
export const pressSoon = async (name: string | RegExp) => click(await screen.findByRole('button', { name }))

/** Selects a file in a file input. */
export function choose(label: string, file: File) {
  const input = screen.getByLabelText(label)
  Object.defineProperty(input, 'files', { value: [file], configurable: true })
  fireEvent.change(input)
}

/** Returns true if the button or its form is disabled. */
export function isDisabled(name: string): boolean {
  const button = screen.getByRole<HTMLButtonElement>('button', { name })
  return button.disabled || button.closest('fieldset')?.disabled === true
}
