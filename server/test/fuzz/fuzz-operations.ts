import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { routes } from '@home-pulse/contract/routes'
import fc from 'fast-check'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { makeForm } from '../harness/fixtures/csv-upload.ts'
import { useWorld } from '../harness/harness.ts'
import {
  type AccountWithoutFiles,
  buildAccountWithoutFiles,
  buildFullAccount,
  type FullAccount,
} from '../security/attacks/full-account.ts'
import { rowsOf } from '../security/attacks/owned-rows.ts'
import { describedOperations, type FuzzRequest, type Operation, requestsOf, withIds } from './operations.ts'
import { faultOf } from './oracle.ts'

const { seed, requests, only } = inject('fuzz')
const names = routes.map(({ name }) => name).filter((name) => !only || only.split(',').includes(name))
/** A request that takes longer than this is treated as hanging, even on a slow machine. */
const timeoutMs = 60_000

/**
 * These operations get slower with the amount of data. They get an eighth of the requests of another operation. One in
 * twenty of these runs on the data of all earlier operations, and the others run on a new customer.
 */
const slowOperations: readonly string[] = [
  'printReport',
  'readReserve',
  'updateReserve',
  'readBudget',
  'exportBudget',
  'exportHomeBudgets',
]

const slowShare = 1 / 8
const slowCount = names.filter((name) => slowOperations.includes(name)).length
const requestsOfEach = Math.ceil(requests / (names.length - slowCount * (1 - slowShare)))

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')
const heapMiB = () => {
  collectGarbage()
  return process.memoryUsage().heapUsed / 2 ** 20
}

/** Encodes a value for a URL. Replaces halves of surrogate pairs, which cannot be encoded. */
function encode(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return encodeURIComponent(Buffer.from(text).toString())
}

async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${timeoutMs} ms`)), timeoutMs)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Sends requests to every second operation, because two files share the work. Operations read what earlier ones wrote.
 */
export function fuzzHalf(half: 'first' | 'second'): void {
  const ownNames = names.filter((_, index) => index % 2 === (half === 'first' ? 0 : 1))
  const world = useWorld()
  let operations: Operation[]
  let stranger: FullAccount
  let own: AccountWithoutFiles
  let token: string
  let before: Record<string, string[]>
  let heapAtStart: number
  let heapAtEnd = Number.NaN
  let sent = 0
  const statuses: Record<number, number> = {}

  beforeAll(async () => {
    operations = await describedOperations(world)
    stranger = await buildFullAccount(world, 'canary-of-a-stranger')
    before = await rowsOf(world, stranger.ids.customer)
    heapAtStart = heapMiB()
  })
  afterAll(() => {
    const memory = `${heapAtStart.toFixed(0)} MiB of heap before and ${heapAtEnd.toFixed(0)} after`
    process.stdout.write(
      `fuzz, ${half} half: ${sent} requests, seed ${seed}, by status ${JSON.stringify(statuses)}, ${memory}\n`,
    )
  })

  let estates = 0
  /** True if an earlier operation deleted something that the next one needs. */
  let needsNewAccount = true
  async function createOwnAccount(): Promise<void> {
    estates += 1
    own = await buildAccountWithoutFiles(world, `home of fuzzer ${estates}`)
    token = own.customer.token
  }

  /** Signs in again. If that fails, creates a new customer. */
  async function signInAgain(): Promise<void> {
    const { email, password } = own.customer
    const { status, body } = await world
      .api()
      .post<{ token: string }>('/v1/customers/login', { email, password })
    if (status !== 200) return createOwnAccount()
    token = body.token
  }

  async function send({ route }: Operation, request: FuzzRequest): Promise<LightMyRequestResponse> {
    const { params, query, body, headers, raw } = withIds(request, own, stranger) as FuzzRequest
    const path = route.path.replace(/:(\w+)/g, (_, name: string) => encode(params[name]))
    const search = query.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&')
    const isWithBody = raw !== undefined || (body !== undefined && route.method !== 'GET')
    const form = route.formFiles && raw !== undefined ? await makeForm(raw) : undefined
    const options: InjectOptions = {
      method: route.method,
      url: search ? `${path}?${search}` : path,
      // Each request comes from a different network, because attempts and public requests are limited per network.
      remoteAddress: `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`,
      headers: {
        ...(route.access !== 'public' && { authorization: `Bearer ${token}` }),
        ...(form
          ? { 'content-type': form.contentType }
          : isWithBody && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(form ? { payload: form.payload } : isWithBody && { payload: raw ?? JSON.stringify(body) }),
    }
    sent += 1
    return inTime(world.app.inject(options))
  }

  /** Returns the other customer's secrets, except those named in the request. */
  function otherSecrets(request: FuzzRequest): string[] {
    const asked = JSON.stringify(request)
    const ids = Object.entries(stranger.ids).filter(([thing]) => !asked.includes(`{theirs ${thing}}`))
    return [stranger.canary, stranger.customer.email, stranger.calendarToken, ...ids.map(([, id]) => id)]
  }

  async function check(operation: Operation, request: FuzzRequest): Promise<void> {
    const answer = await send(operation, request)
    statuses[answer.statusCode] = (statuses[answer.statusCode] ?? 0) + 1
    const fault = faultOf(operation.route, answer, otherSecrets(request))
    if (fault) throw new Error(`${operation.operationId} ${fault}: ${answer.body.slice(0, 500)}`)
    // If a request ended the session, signs in again for the following requests.
    if (
      answer.statusCode === 401 &&
      operation.route.access !== 'public' &&
      answer.json().code === 'unauthenticated'
    )
      await signInAgain()
  }

  const sendMany = (operation: Operation, numRuns: number, seed: number) =>
    fc.assert(
      fc.asyncProperty(requestsOf(operation), (request) => check(operation, request)),
      { seed, numRuns },
    )

  test.each(ownNames)(
    '%s responds to any input without a server error',
    { timeout: 3_600_000 },
    async (name) => {
      const operation = operations.find(({ operationId }) => operationId === name)
      if (!operation) throw new Error(`${name} is not described.`)
      if (needsNewAccount) await createOwnAccount()
      needsNewAccount = operation.route.method === 'DELETE'
      if (!slowOperations.includes(name)) return sendMany(operation, requestsOfEach, seed)
      const requestsOfSlow = Math.ceil(requestsOfEach * slowShare)
      const withMuchData = Math.ceil(requestsOfSlow / 20)
      await sendMany(operation, withMuchData, seed)
      await createOwnAccount()
      await sendMany(operation, requestsOfSlow - withMuchData, seed + 1)
    },
  )

  test('no row of another customer has changed in any table after all requests', async () => {
    expect(await rowsOf(world, stranger.ids.customer)).toEqual(before)
  })

  test('the server still runs after all requests and uses at most 200 MiB more memory', async () => {
    expect((await world.app.inject('/readyz')).statusCode).toBe(200)
    heapAtEnd = heapMiB()
    expect(heapAtEnd - heapAtStart).toBeLessThan(200)
  })
}
