import autocannon from 'autocannon'
import { answerQuestions } from '../child.ts'

/** A request that is sent repeatedly, alone or in turns with others. */
export interface LoadRequest {
  readonly method?: 'GET' | 'POST' | 'PUT'
  readonly path: string
  readonly headers: Record<string, string>
  /**
   * The body. `__AGE__` is replaced by a number from 1 to 99 that differs from request to request, so that each request
   * changes data.
   */
  readonly body?: string
}

export interface LoadQuestion {
  readonly origin: string
  readonly loadRequests: readonly LoadRequest[]
  readonly connections: number
  readonly seconds: number
  /** The expected statuses. A response with any other status fails the measurement. */
  readonly statuses: readonly number[]
  /** Adds a new query parameter to each request, so that no two requests have the same URL. */
  readonly isEachNew?: boolean
}

export interface LoadAnswer {
  readonly requests: number
  readonly perSecond: number
  readonly p50Ms: number
  readonly p95Ms: number
  readonly p99Ms: number
}

let serial = 0
const changing = '__AGE__'
const minShare = 16

answerQuestions<LoadQuestion, LoadAnswer>(async (question) => {
  const { origin, loadRequests, connections, seconds: duration, statuses, isEachNew = false } = question
  const took: number[] = []
  const faults = new Set<string>()
  const began = performance.now()
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const requests: autocannon.Request[] = loadRequests.map(({ path, ...loadRequest }) => ({
      ...loadRequest,
      path,
      ...((isEachNew || loadRequest.body?.includes(changing)) && {
        setupRequest: (request: autocannon.Request) => {
          serial += 1
          return {
            ...request,
            ...(isEachNew && { path: `${path}${path.includes('?') ? '&' : '?'}serial=${serial}` }),
            ...(loadRequest.body && { body: loadRequest.body.replace(changing, String(1 + (serial % 99))) }),
          }
        },
      }),
    }))
    // Each connection sends only a part of the requests, because autocannon builds all requests of a connection before
    // it sends the first.
    const share = Math.min(requests.length, Math.max(Math.ceil(requests.length / connections), minShare))
    const instance = autocannon(
      {
        ...{ url: origin, connections, duration, timeout: 60 },
        requests: requests.slice(0, 1),
        ...(requests.length > 1 && {
          setupClient: (client: autocannon.Client) => {
            const start = Math.floor(Math.random() * requests.length)
            client.setRequests([...requests, ...requests].slice(start, start + share))
          },
        }),
      },
      (error, finished) => (error ? reject(error) : resolve(finished)),
    )
    instance.on('reqError', (error: Error) => void faults.add(error.message))
    instance.on('response', (_client, _status, _bytes, milliseconds) => took.push(milliseconds))
  })
  const seconds = (performance.now() - began) / 1000
  const others = Object.entries(result.statusCodeStats ?? {}).filter(
    ([code]) => !statuses.includes(Number(code)),
  )
  if (others.length > 0 || result.errors > 0)
    throw new Error(
      `${loadRequests[0]?.path}: ${result.errors} errors (${[...faults].join()}), and ${JSON.stringify(others)}`,
    )
  if (took.length === 0)
    throw new Error(`${loadRequests[0]?.path}: no answer came within ${duration} seconds.`)
  took.sort((a, b) => a - b)
  const quantile = (share: number) => took[Math.floor(share * (took.length - 1))] ?? Number.NaN
  return {
    requests: took.length,
    perSecond: took.length / seconds,
    p50Ms: quantile(0.5),
    p95Ms: quantile(0.95),
    p99Ms: quantile(0.99),
  }
})
