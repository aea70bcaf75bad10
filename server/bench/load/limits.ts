import { get } from 'node:http'
import { type GetRequest, getRequests } from '../../test/harness/get-requests.ts'
import { headersOf } from './cases.ts'
import type { Bench } from './measure.ts'
import { componentId, firstHomesOf, homeId, type Person, unitId } from './portfolios.ts'

/** The slowest response of one GET route to the largest account that the bench uses. */
export interface LimitMeasurement {
  readonly database: Bench['store']['database']
  readonly route: string
  readonly status: number
  readonly bytes: number
  readonly milliseconds: number
  /**
   * The longest response time of /healthz while the route's request was running. A long time means that the request
   * blocked all others.
   */
  readonly silenceMs: number
}

interface Exchange {
  readonly status: number
  readonly bytes: number
  readonly milliseconds: number
}

/** Sends a GET request and counts the bytes of the response without storing them. */
const exchange = (url: string, headers: Record<string, string> = {}): Promise<Exchange> =>
  new Promise((resolve, reject) => {
    const began = performance.now()
    get(url, { headers, timeout: 300_000 }, (answer) => {
      let bytes = 0
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, bytes, milliseconds: performance.now() - began }),
      )
    }).on('error', reject)
  })

/**
 * Requests the largest response of each GET route twice. Returns the slower result, because the second response may be
 * partly cached.
 */
export async function measureLimits(
  { server, store }: Bench,
  people: readonly Person[],
  person: Person,
): Promise<LimitMeasurement[]> {
  const headers = await headersOf(person)
  const home = firstHomesOf(people).get(person.userId) ?? 0
  const feed = await fetch(`${server.url}/v1/plan/calendar-feed`, { method: 'POST', headers })
  // The cast is safe: the response of this route has the field `url`.
  const { url } = (await feed.json()) as { url: string }
  const requests = getRequests({
    userId: person.userId,
    propertyId: homeId(home),
    unitId: unitId(home, 0),
    componentId: componentId(home, 0),
    calendarToken: url.match(/\/([\w-]{43})\.ics$/)?.[1] ?? '',
  })
  const measured: LimitMeasurement[] = []
  for (const request of requests) {
    const first = await measureRequest(server.url, request, headers)
    const second = await measureRequest(server.url, request, headers)
    measured.push({
      database: store.database,
      ...first,
      milliseconds: Math.max(first.milliseconds, second.milliseconds),
      silenceMs: Math.max(first.silenceMs, second.silenceMs),
    })
    process.stderr.write(`${store.database}: ${request.name}\n`)
  }
  return measured
}

let serial = 0

async function measureRequest(origin: string, { name, url }: GetRequest, headers: Record<string, string>) {
  // The parameter differs each time, so that no cached response is sent.
  serial += 1
  const fresh = `${origin}${url}${url.includes('?') ? '&' : '?'}serial=${serial}`
  let isOver = false
  let silenceMs = 0
  const watch = (async () => {
    while (!isOver) silenceMs = Math.max(silenceMs, (await exchange(`${origin}/healthz`)).milliseconds)
  })()
  const answer = await exchange(fresh, headers)
  isOver = true
  await watch
  return { route: name, ...answer, silenceMs }
}
