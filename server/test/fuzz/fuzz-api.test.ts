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
const isLongRun = inject('isLongRun')
const names = routes.map(({ name }) => name).filter((name) => !only || only.split(',').includes(name))
/** A request that takes longer than this is treated as hanging, even on a slow machine. */
const timeoutMs = 60_000

/**
 * Operations that get slower with more data. Each gets one eighth of the requests that other operations get. One in
 * twenty of these requests comes from the customer whose data grew in earlier requests. The rest come from a customer
 * with little data.
 */
const slowOperations: readonly string[] = [
  'printReport',
  'readReserve',
  'updateReserve',
  'readBudget',
  'exportBudget',
  'exportHomeBudgets',
]

/**
 * These operations remove data that other operations need. They run last, in an order in which the data that each one
 * removes still exists.
 */
const removals = [
  'removeHomebotConversation',
  'removeHomebotConversations',
  'revokeCalendarFeed',
  'undoMaintenance',
  'deleteOwnTask',
  'deleteView',
  'deleteNote',
  'removeComponent',
  'removeUnit',
  'removeProperty',
]
const inOrder = (names: readonly string[]) => [
  ...names.filter((name) => !removals.includes(name)),
  ...removals.filter((name) => names.includes(name)),
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

interface Sender {
  readonly account: AccountWithoutFiles
  token: string
  sentCount: number
}

/**
 * After this many requests, the test goes on with a new customer. The old customer's responses get slower with more
 * data, and its requests may have removed data that later ones need.
 */
const maxSentCount = 1_000

const world = useWorld()
let operations: Operation[]
let stranger: FullAccount
let sender: Sender
let senderWithLittleData: Sender
let before: Record<string, string[]>
let heapAtStart: number
let customerCount = 0
let sentCount = 0
const statuses: Record<number, number> = {}

beforeAll(async () => {
  operations = await describedOperations(world)
  stranger = await buildFullAccount(world, 'canary-of-a-stranger')
  before = await rowsOf(world, stranger.ids.customer)
  sender = await createSender()
  senderWithLittleData = await createSender()
  if (isLongRun) heapAtStart = heapMiB()
}, 600_000)
afterAll(() => {
  process.stdout.write(`fuzz: ${sentCount} requests, seed ${seed}, by status ${JSON.stringify(statuses)}\n`)
})

async function createSender(): Promise<Sender> {
  customerCount += 1
  const account = await buildAccountWithoutFiles(world, `home of fuzzer ${customerCount}`)
  return { account, token: account.customer.token, sentCount: 0 }
}

/** Signs in again. If that fails, creates a new customer. */
async function signInAgain(): Promise<void> {
  const { email, password } = sender.account.customer
  const { status, body } = await world
    .api()
    .post<{ token: string }>('/v1/customers/login', { email, password })
  if (status === 200) sender.token = body.token
  else sender = await createSender()
}

async function send({ route }: Operation, request: FuzzRequest): Promise<LightMyRequestResponse> {
  // The cast is safe: `withIds` only replaces texts.
  const { params, query, body, headers, raw } = withIds(request, sender.account, stranger) as FuzzRequest
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encode(params[name]))
  const search = query.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&')
  const isWithBody = raw !== undefined || (body !== undefined && route.method !== 'GET')
  const form = route.formFiles && raw !== undefined ? await makeForm(raw) : undefined
  const options: InjectOptions = {
    method: route.method,
    url: search ? `${path}?${search}` : path,
    // The server limits attempts and public requests per network. So each request comes from a different one.
    remoteAddress: `10.${(sentCount >> 16) & 255}.${(sentCount >> 8) & 255}.${sentCount & 255}`,
    headers: {
      ...(route.access !== 'public' && { authorization: `Bearer ${sender.token}` }),
      ...(form ? { 'content-type': form.contentType } : isWithBody && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(form ? { payload: form.payload } : isWithBody && { payload: raw ?? JSON.stringify(body) }),
  }
  sentCount += 1
  sender.sentCount += 1
  return inTime(world.app.inject(options))
}

/**
 * Returns the secrets of the other customer that may not be in the response. A secret that the request itself contains
 * is left out.
 */
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
  // Signs in again for the next requests, if this request ended the session.
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

async function withLittleData(send: () => Promise<void>): Promise<void> {
  const withMuchData = sender
  sender = senderWithLittleData
  await send()
  senderWithLittleData = sender
  sender = withMuchData
}

test.each(inOrder(names))(
  'the route “%s” responds to any input without a server error',
  { timeout: 3_600_000 },
  async (name) => {
    const operation = operations.find(({ operationId }) => operationId === name)
    if (!operation) throw new Error(`${name} is not described.`)
    if (sender.sentCount > maxSentCount) sender = await createSender()
    if (!slowOperations.includes(name)) return sendMany(operation, requestsOfEach, seed)
    const requestsOfSlow = Math.ceil(requestsOfEach * slowShare)
    const countWithMuchData = Math.ceil(requestsOfSlow / 20)
    await sendMany(operation, countWithMuchData, seed)
    await withLittleData(() => sendMany(operation, requestsOfSlow - countWithMuchData, seed + 1))
  },
)

test('no row of another customer has changed in any table after all requests', async () => {
  expect(await rowsOf(world, stranger.ids.customer)).toEqual(before)
})

test('the server still runs after all requests', async () => {
  expect((await world.app.inject('/readyz')).statusCode).toBe(200)
})

test('all requests together increase the used memory by at most 200 MiB', { tags: ['long'] }, () => {
  expect(heapMiB() - heapAtStart).toBeLessThan(200)
})
