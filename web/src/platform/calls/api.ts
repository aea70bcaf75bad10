import { type CamelCased, toCamelCase } from '@home-pulse/contract/camel-case'
import type { Problem } from '@home-pulse/contract/errors'
import type { Route, RouteEvents, RouteRequest, RouteResponse } from '@home-pulse/contract/route'
import { config } from '../config.ts'
import { currentToken, markRejected, markUnpaid } from '../session/session.ts'
import { isEventStream, readEvents } from './event-stream.ts'

/**
 * The result of a call. An error response is returned and not thrown, because each screen shows its own message for it.
 */
export type Answer<T> =
  | { ok: true; data: T /** The cursor of the next page, if any. */; next: string | undefined }
  | { ok: false; network: false /** The HTTP status. */; status: number; error: Problem }
  | { ok: false; network: true; error: { message: 'Network error' } }

/** The cursor of a list's first page. Later pages have a text as their cursor. */
export const firstPage: string | undefined = undefined

/**
 * The names of the fields that a caller may omit: `params`, `query` or `body`, if the route has none or all its fields
 * are optional.
 */
type OptionalKeys<T> = {
  [K in keyof T]: undefined extends T[K] ? K : Record<never, never> extends T[K] ? K : never
}[keyof T]
type OmitOptional<T> = Omit<T, OptionalKeys<T>> & Partial<Pick<T, OptionalKeys<T>>>

export type CallInput<R extends Route> = OmitOptional<RouteRequest<R>> & {
  signal?: AbortSignal
  /** The server applies a request with the same key only once. A retry is therefore safe after a lost response. */
  idempotencyKey?: string
  /** True if the browser must finish sending the request even if the user leaves the page. */
  keepalive?: boolean
}
export type CallData<R extends Route> = CamelCased<RouteResponse<R>>
export type Endpoint<R extends Route> = (input: CallInput<R>) => Promise<Answer<CallData<R>>>

type LooseInput = {
  params?: Record<string, string>
  query?: Record<string, string | number | boolean | undefined>
  body?: unknown
  signal?: AbortSignal
  idempotencyKey?: string
  keepalive?: boolean
}

/**
 * Creates a function that calls one API operation, such as `endpoint<typeof listProperties>('GET', '/v1/properties')`.
 * `method` and `path` must be those of the route. The contract's route is used only as a type, so that the bundle does
 * not contain zod.
 */
export function endpoint<R extends Route>(method: R['method'], path: R['path']): Endpoint<R> {
  // The cast is safe, because `LooseInput` has the fields of every route. The compiler cannot know this for a generic
  // `R`.
  return (input) => send<CallData<R>>(method, path, input as LooseInput)
}

/** An event that a streamed operation sends before its answer. */
export type EventOf<R extends Route> = {
  [N in keyof RouteEvents<R>]: { name: N; data: CamelCased<RouteEvents<R>[N]> }
}[keyof RouteEvents<R>]
type EventHandler = (event: { name: string; data: unknown }) => void

/**
 * Creates a function that calls a streamed operation. If the server sends an ordinary response, `onEvent` is never
 * called.
 */
export function eventEndpoint<R extends Route>(method: R['method'], path: R['path']) {
  return (input: CallInput<R>, onEvent: (event: EventOf<R>) => void): Promise<Answer<CallData<R>>> =>
    // The casts are safe, because `LooseInput` and `EventHandler` fit every route. The compiler cannot know this.
    send<CallData<R>>(method, path, input as LooseInput, onEvent as EventHandler)
}

async function send<T>(
  method: string,
  path: string,
  input: LooseInput,
  onEvent?: EventHandler,
): Promise<Answer<T>> {
  const token = currentToken()
  try {
    const response = await overTheNetwork(
      fetch(urlOf(path, input), {
        method,
        headers: {
          ...headers(input, token),
          ...(onEvent && { accept: 'text/event-stream, application/json' }),
        },
        ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
        ...(input.signal ? { signal: input.signal } : {}),
        ...(input.keepalive ? { keepalive: true } : {}),
      }),
    )
    const { isOk, body } =
      onEvent && isEventStream(response)
        ? await readAnswer(response, onEvent)
        : { isOk: response.ok, body: parseBody(await overTheNetwork(response.text())) }
    const answer = answerOf<T>(response.status, isOk, body, nextCursor(response.headers.get('link')))
    markRefused(answer, token)
    return answer
  } catch (cause) {
    if (!(cause instanceof ConnectionLost)) throw cause
    if (input.signal?.aborted) throw cause.cause
    return networkError
  }
}

/** If the server refused a call because it requires a new sign-in or a payment, records that in the session. */
export function markRefused(answer: Answer<unknown>, token: string | undefined): void {
  if (answer.ok || answer.network) return
  if (answer.error.code === 'unauthenticated') markRejected(token)
  if (answer.error.code === 'payment_required') markUnpaid(token)
}

export const networkError = { ok: false, network: true, error: { message: 'Network error' } } as const

/**
 * Thrown if the connection failed during the request or its response. Other exceptions are bugs and are not treated as
 * network errors.
 */
class ConnectionLost extends Error {}

async function overTheNetwork<T>(step: Promise<T>): Promise<T> {
  try {
    return await step
  } catch (cause) {
    throw new ConnectionLost('The connection was lost.', { cause })
  }
}

/** The result of `parseBody` for a text that is not JSON. */
const unreadable = Symbol('unreadable')

/** Parses a body as JSON. An empty body becomes an empty object, because some operations send only a status. */
export function parseBody(text: string): unknown {
  if (text.trim() === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    return unreadable
  }
}

/**
 * Converts a status and a parsed body to a result. A response with a success status is an error if its body is not
 * JSON, or if its field `error` is truthy. The specification has such responses.
 */
export function answerOf<T>(status: number, isOk: boolean, body: unknown, next?: string): Answer<T> {
  const isObject = typeof body === 'object' && body !== null
  const hasError = isObject && 'error' in body && Boolean(body.error)
  // The cast assumes that the body has the contract's type. Screens check its fields with the functions of
  // `wire-values.ts`.
  if (isOk && body !== unreadable && !hasError) return { ok: true, data: toCamelCase(body) as T, next }
  // The message may be missing, although `Problem` requires it. The screen then says only that the call failed.
  return { ok: false, network: false, status, error: (isObject ? body : { message: '' }) as Problem }
}

/**
 * Passes each event to `onEvent`, and returns the answer or the error at the end of the stream. Throws `ConnectionLost`
 * if the stream ends without one.
 */
async function readAnswer(response: Response, onEvent: EventHandler) {
  const events = readEvents(response)
  try {
    for (;;) {
      const { value, done } = await overTheNetwork(events.next())
      if (done) throw new ConnectionLost('The answer was cut off.')
      const body = parseBody(value.data)
      if (value.name === 'answer' || value.name === 'problem') return { isOk: value.name === 'answer', body }
      onEvent({ name: value.name, data: toCamelCase(body) })
    }
  } finally {
    await events.return(undefined)
  }
}

function urlOf(path: string, { params = {}, query = {} }: LooseInput): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  return `${config.apiBase}${filled}${search.size > 0 ? `?${search}` : ''}`
}

function headers({ body, idempotencyKey }: LooseInput, token: string | undefined): Record<string, string> {
  return {
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  }
}

/** Reads the cursor from a header such as `Link: <...?cursor=...>; rel="next"` (RFC 8288). */
export function nextCursor(link: string | null): string | undefined {
  const next = link?.split(/,\s*(?=<)/).find((part) => /;\s*rel="?next"?/.test(part))
  const target = next?.match(/<([^>]*)>/)?.[1]
  if (target === undefined) return undefined
  return new URLSearchParams(target.split('?')[1]).get('cursor') ?? undefined
}

/** An error response as an exception. The query library expects a failed request to throw. */
export class CallFailed extends Error {
  readonly network: boolean
  readonly problem: Problem | undefined

  constructor(answer: Extract<Answer<unknown>, { ok: false }>) {
    super(answer.error.message)
    this.name = 'CallFailed'
    this.network = answer.network
    this.problem = answer.network ? undefined : answer.error
  }
}

/** Returns the data of a result, or throws `CallFailed`. */
export function dataOf<T>(answer: Answer<T>): T {
  if (answer.ok) return answer.data
  throw new CallFailed(answer)
}
