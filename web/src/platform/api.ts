import { type CamelCased, toCamelCase } from '@home-pulse/contract/camel-case'
import type { Problem } from '@home-pulse/contract/errors'
import type { Route, RouteEvents, RouteRequest, RouteResponse } from '@home-pulse/contract/route'
import { config } from './config.ts'
import { isEventStream, readEvents } from './event-stream.ts'
import { currentToken, noteRefusal, noteUnpaid } from './session.ts'

/** What a call comes back with. A refusal is an answer, not an exception: the screen says what it means. */
export type Answer<T> =
  | { ok: true; data: T /** Cursor of the next page, where there is one. */; next: string | undefined }
  | { ok: false; network: false /** Of HTTP. */; status: number; error: Problem }
  | { ok: false; network: true; error: { message: 'Network error' } }

/** What a call may leave out: what its route does not take, and what has no required part. */
type Optional<T> = {
  [K in keyof T]: undefined extends T[K] ? K : Record<never, never> extends T[K] ? K : never
}[keyof T]
type Given<T> = Omit<T, Optional<T>> & Partial<Pick<T, Optional<T>>>

export type CallInput<R extends Route> = Given<RouteRequest<R>> & {
  signal?: AbortSignal
  /** Makes a repeated creation harmless, also where the answer to the first try was lost on the way. */
  idempotencyKey?: string
  /** Sent to its end also where the page is left meanwhile. */
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
 * One call of the API. `R` is the contract's route (a type alone: zod stays on the server), and method and path must
 * be the ones it declares: `endpoint<typeof listProperties>('GET', '/v1/properties')`.
 */
export function endpoint<R extends Route>(method: R['method'], path: R['path']): Endpoint<R> {
  return (input) => send<CallData<R>>(method, path, input as LooseInput)
}

/** What comes before the answer, by its name. */
export type EventOf<R extends Route> = {
  [N in keyof RouteEvents<R>]: { name: N; data: CamelCased<RouteEvents<R>[N]> }
}[keyof RouteEvents<R>]
type TakeEvent = (event: { name: string; data: unknown }) => void

/** A call whose answer comes piece by piece; from a server that knows no events, whole at the end. */
export function eventEndpoint<R extends Route>(method: R['method'], path: R['path']) {
  return (input: CallInput<R>, onEvent: (event: EventOf<R>) => void): Promise<Answer<CallData<R>>> =>
    send<CallData<R>>(method, path, input as LooseInput, onEvent as TakeEvent)
}

async function send<T>(
  method: string,
  path: string,
  input: LooseInput,
  onEvent?: TakeEvent,
): Promise<Answer<T>> {
  const token = currentToken()
  try {
    const response = await overTheNetwork(
      fetch(address(path, input), {
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
    if (!answer.ok && !answer.network) {
      if (answer.error.code === 'unauthenticated') noteRefusal(token)
      if (answer.error.code === 'payment_required') noteUnpaid(token)
    }
    return answer
  } catch (cause) {
    if (!(cause instanceof ConnectionLost)) throw cause
    if (input.signal?.aborted) throw cause.cause
    return networkError
  }
}

export const networkError = { ok: false, network: true, error: { message: 'Network error' } } as const

/** The request or its answer was lost on the way. No other exception is a network error. */
class ConnectionLost extends Error {}

async function overTheNetwork<T>(step: Promise<T>): Promise<T> {
  try {
    return await step
  } catch (cause) {
    throw new ConnectionLost('The connection was lost.', { cause })
  }
}

/** The body of an answer that is no JSON. It tells nothing, and it is no network error. */
const unreadable = Symbol('unreadable')

/** Parses a body. An empty one is an empty object: some calls need no more than their status. */
export function parseBody(text: string): unknown {
  if (text.trim() === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    return unreadable
  }
}

/**
 * Makes an answer of a status and a parsed body. A success whose body is unreadable, or has a truthy `error`, is a
 * refusal: the specification reads an error field of some successes.
 */
export function answerOf<T>(status: number, isOk: boolean, body: unknown, next?: string): Answer<T> {
  const isObject = typeof body === 'object' && body !== null
  const hasError = isObject && 'error' in body && Boolean(body.error)
  if (isOk && body !== unreadable && !hasError) return { ok: true, data: toCamelCase(body) as T, next }
  // The message of a refusal may be missing: the screens then say only what failed.
  return { ok: false, network: false, status, error: (isObject ? body : { message: '' }) as Problem }
}

/** Hands on each event until the answer or the problem comes. A stream that ends before is a lost connection. */
async function readAnswer(response: Response, onEvent: TakeEvent) {
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

function address(path: string, { params = {}, query = {} }: LooseInput): string {
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

/** The cursor inside `Link: <...?cursor=...>; rel="next"` (RFC 8288). */
export function nextCursor(link: string | null): string | undefined {
  const next = link?.split(/,\s*(?=<)/).find((part) => /;\s*rel="?next"?/.test(part))
  const target = next?.match(/<([^>]*)>/)?.[1]
  if (target === undefined) return undefined
  return new URLSearchParams(target.split('?')[1]).get('cursor') ?? undefined
}

/** A refusal as an exception, for queries, whose library tells success from failure that way. */
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

/** The data of an answer, or a thrown `CallFailed`. */
export function dataOf<T>(answer: Answer<T>): T {
  if (answer.ok) return answer.data
  throw new CallFailed(answer)
}
