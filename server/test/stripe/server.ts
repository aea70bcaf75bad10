import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { portOf } from '../harness/peers/ports.ts'
import { makeAnswers } from './answers.ts'
import { type Params, StripeError } from './calls.ts'
import { Ledger } from './objects.ts'
import { makeStripeActions, type StripeActions } from './stripe-actions.ts'

export const secretKey = 'sk_test_wire'
export const webhookSecret = 'whsec_wire'

/**
 * The behaviour of a call. `silent`: it is not executed and gets no response. `lost`: it is executed, but gets no
 * response. `late`: the response is delayed. `drip` and `endless`: the response starts but does not end. `fine`: it
 * succeeds. The other words are errors.
 */
export type Fault = 'silent' | 'drip' | 'endless' | 'lost' | 'late' | 'fine' | 'busy' | 'locked' | 'broken'

export interface StripeRequest {
  readonly method: string
  readonly path: string
  readonly params: Params
  readonly idempotencyKey: string | undefined
  /** True if the response is the stored one of an earlier request with the same idempotency key. */
  isReplay: boolean
}

/** A test server with Stripe's API and the objects of one Stripe account. */
export interface StripeServer {
  readonly url: string
  readonly ledger: Ledger
  readonly act: StripeActions
  readonly requests: StripeRequest[]
  /** Sets what happens to the next calls whose method and path match: one fault for each call. */
  fail(call: RegExp, ...faults: Fault[]): void
  close(): Promise<void>
}

interface StoredResponse {
  readonly request: string
  readonly status?: number
  readonly body?: string
}

const faultAnswers = {
  busy: {
    status: 429,
    error: { type: 'invalid_request_error', code: 'rate_limit' },
    headers: { 'retry-after': '7', 'stripe-should-retry': 'false' },
  },
  locked: {
    status: 429,
    error: { type: 'invalid_request_error', code: 'lock_timeout' },
    headers: { 'stripe-should-retry': 'true' },
  },
  broken: { status: 500, error: { type: 'api_error' }, headers: { 'stripe-should-retry': 'false' } },
} as const

/** Parses a form with nested names: `a[b][0]=c` is `{ a: { b: { 0: 'c' } } }`. */
function readForm(form: string): Params {
  const params: Record<string, unknown> = {}
  for (const [name, value] of new URLSearchParams(form)) {
    const path = name.split(/[[\]]+/).filter(Boolean)
    let place = params
    for (const step of path.slice(0, -1)) {
      place[step] ??= {}
      place = place[step] as Record<string, unknown>
    }
    const last = path.at(-1) ?? ''
    place[name.endsWith('[]') ? Object.keys(place).length : last] = value
  }
  return params as Params
}

/** Starts a response, and sends more of it until the client closes the connection. */
function keepSending(response: ServerResponse, how: 'drip' | 'endless'): void {
  const piece = Buffer.alloc(how === 'drip' ? 1 : 256 * 1024, 'a')
  response.writeHead(200, { 'content-type': 'application/json' }).write('{"id":"')
  const timer = setInterval(() => response.writableNeedDrain || response.write(piece), 2)
  response.once('close', () => clearInterval(timer))
}

export async function startStripeServer(nowMs: () => number): Promise<StripeServer> {
  const ledger = new Ledger(nowMs)
  const answers = makeAnswers(ledger)
  const requests: StripeRequest[] = []
  const keys = new Map<string, StoredResponse>()
  let faults: { call: RegExp; fault: Fault }[] = []

  function takeFault(call: string): Fault | undefined {
    const next = faults.find((planned) => planned.call.test(call))
    faults = faults.filter((planned) => planned !== next)
    return next?.fault
  }

  /** Executes a call. Errors have Stripe's format. */
  function perform(method: string, path: string, params: Params): { status: number; body: string } {
    for (const [verb, pattern, answer] of answers) {
      const match = verb === method && pattern.exec(path)
      if (!match) continue
      try {
        return { status: 200, body: JSON.stringify(answer(params, match[1] ?? '')) }
      } catch (error) {
        if (!(error instanceof StripeError)) throw error
        return { status: error.status, body: JSON.stringify({ error: { ...error.error, message: 'No.' } }) }
      }
    }
    return {
      status: 404,
      body: JSON.stringify({ error: { type: 'invalid_request_error', message: 'Unknown.' } }),
    }
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    let form = ''
    for await (const piece of request.setEncoding('utf8')) form += piece
    const url = new URL(request.url ?? '', 'http://stripe')
    const method = request.method ?? ''
    const params = { ...readForm(url.search.slice(1)), ...readForm(form) }
    const key = request.headers['idempotency-key'] as string | undefined
    const asked: StripeRequest = { method, path: url.pathname, params, idempotencyKey: key, isReplay: false }
    requests.push(asked)
    const send = (status: number, body: string, headers: Record<string, string> = {}) =>
      response
        .writeHead(status, {
          'content-type': 'application/json',
          'request-id': `req_${requests.length}`,
          ...headers,
        })
        .end(body)
    const sendError = (status: number, error: object, headers?: Record<string, string>) =>
      send(status, JSON.stringify({ error: { ...error, message: 'No.' } }), headers)

    if (request.headers.authorization !== `Bearer ${secretKey}`)
      return sendError(401, { type: 'invalid_request_error' })
    const requestText = `${method} ${url.pathname} ${form}`
    const storedResponse = key === undefined ? undefined : keys.get(key)
    if (storedResponse && storedResponse.request !== requestText)
      return sendError(400, { type: 'idempotency_error' })
    if (storedResponse?.body !== undefined) {
      asked.isReplay = true
      return send(storedResponse.status ?? 200, storedResponse.body, { 'idempotent-replayed': 'true' })
    }
    if (storedResponse) return sendError(409, { type: 'idempotency_error', code: 'idempotency_key_in_use' })

    const fault = takeFault(`${method} ${url.pathname}`)
    if (fault === 'silent') return
    if (fault === 'drip' || fault === 'endless') return keepSending(response, fault)
    if (fault === 'busy' || fault === 'locked') {
      const { status, error, headers } = faultAnswers[fault]
      return sendError(status, error, headers)
    }
    if (key !== undefined) keys.set(key, { request: requestText })
    // This pause lets a second request with the same key arrive.
    if (method === 'POST') await pause(15)
    const { error, headers } = faultAnswers.broken
    const done =
      fault === 'broken'
        ? { status: 500, body: JSON.stringify({ error: { ...error, message: 'No.' } }) }
        : perform(method, url.pathname, params)
    // The response to an invalid form is not stored. A corrected form can then use the same idempotency key.
    const isStored = done.status < 400 || done.status >= 500
    if (key !== undefined && isStored) keys.set(key, { request: requestText, ...done })
    else if (key !== undefined) keys.delete(key)
    if (fault === 'late') await pause(250)
    if (fault !== 'lost') send(done.status, done.body, fault === 'broken' ? headers : {})
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: Error) => response.destroy(error))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const port = portOf(server)
  return {
    url: `http://127.0.0.1:${port}`,
    ledger,
    act: makeStripeActions(ledger),
    requests,
    fail: (call, ...next) => void faults.push(...next.map((fault) => ({ call, fault }))),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
