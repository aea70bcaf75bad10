import { setTimeout as pause } from 'node:timers/promises'
import { login } from '@home-pulse/contract/features/accounts/accounts'
import { listProperties } from '@home-pulse/contract/features/properties/properties'
import { headersOf } from './cases.ts'
import { type Person, password } from './portfolios.ts'

export interface BystanderMeasurement {
  readonly rounds: number
  readonly listP99Ms: number
  readonly signInP99Ms: number
  /** The number of requests with a status other than 200. The requests to /readyz are included. */
  readonly refused: number
}

const pauseMs = 100

/**
 * Sends requests as one customer while other work loads the server: lists homes, signs in and calls /readyz, again and
 * again. `stop` ends this and returns the response times.
 */
export function watchBystander(url: string, person: Person): { stop(): Promise<BystanderMeasurement> } {
  const lists: number[] = []
  const signIns: number[] = []
  let refused = 0
  let isStopped = false

  async function timed(path: string, request: RequestInit): Promise<number> {
    const began = performance.now()
    const answer = await fetch(url + path, request)
    await answer.text()
    if (answer.status !== 200) refused += 1
    return performance.now() - began
  }

  async function run(): Promise<void> {
    const headers = await headersOf(person)
    const credentials = JSON.stringify({ email: person.email, password })
    const json = { 'content-type': 'application/json' }
    while (!isStopped) {
      lists.push(await timed(listProperties.path, { headers }))
      signIns.push(await timed(login.path, { method: 'POST', headers: json, body: credentials }))
      await timed('/readyz', {})
      await pause(pauseMs)
    }
  }

  const running = run()
  return {
    async stop() {
      isStopped = true
      await running
      return {
        rounds: lists.length,
        listP99Ms: percentile99(lists),
        signInP99Ms: percentile99(signIns),
        refused,
      }
    },
  }
}

const percentile99 = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? Number.NaN
