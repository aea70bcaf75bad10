import {
  type ListName,
  listNames,
  type Portable,
  portableLists,
} from '@home-pulse/contract/features/records/format'
import type { Route } from '@home-pulse/contract/route'
import { routes } from '@home-pulse/contract/routes'
import { beforeAll, expect, inject, test } from 'vitest'
import { type Customer, signUp } from '../../harness/fixtures/factories.ts'
import {
  type Account,
  copyOf,
  land,
  signUpSettled,
  stage,
} from '../../harness/fixtures/import-export-fixtures.ts'
import { makeZip } from '../../harness/fixtures/zip-files.ts'
import { useWorld } from '../../harness/harness.ts'
import { edges, extremes, type ValuePath, valuePathsOf, withValue } from './extreme-values.ts'
import { buildFullAccount, type FullAccount } from './full-account.ts'
import { sendRequest } from './send-request.ts'
import { type RequestParts, validRequests } from './valid-requests.ts'

const world = useWorld()
let fullAccount: FullAccount
let authorization: string
beforeAll(async () => {
  fullAccount = await buildFullAccount(world, 'extreme values')
  authorization = `Bearer ${fullAccount.customer.token}`
})

const values = inject('isLongRun') ? extremes : edges
const sections = ['params', 'query', 'body'] as const
const routeOf = (name: string) => routes.find((route) => route.name === name) as Route

/** Fields that must be added to the requests of these routes. Otherwise the server would refuse every value. */
const requiredFields: Readonly<Record<string, object>> = {
  recordMaintenance: { kind: 'snoozed', until: '2027-01-01' },
}

function requestOf({ name }: Route): RequestParts {
  const request = validRequests[name]?.(fullAccount) ?? {}
  const more = requiredFields[name]
  return more ? { ...request, body: { ...(request.body as object), ...more } } : request
}

const isAccepted = (route: Route, request: RequestParts): boolean =>
  sections.every((part) => route[part]?.safeParse(request[part]).success ?? true)

/**
 * Returns one request for each extreme value that the contract accepts in a field, and one request with a value that it
 * refuses. The refused one proves that the server validates the field.
 */
function requestsAt(
  route: Route,
  place: ValuePath,
): { readonly value: unknown; readonly request: RequestParts }[] {
  const requests = values.map((extreme) => {
    const value = place[0] === 'body' ? extreme : String(extreme)
    return { value, request: withValue(requestOf(route), place, value) as RequestParts }
  })
  const accepted = requests.filter(({ request }) => isAccepted(route, request))
  const refused = requests.filter(({ request }) => !isAccepted(route, request)).slice(0, 1)
  // If the schema refuses no value, the server ignores the field. If the schema accepts any text, only extreme numbers
  // are an attack.
  if (refused.length === 0) return []
  const isText = isAccepted(route, withValue(requestOf(route), place, 'any text') as RequestParts)
  const attacks = isText ? accepted.filter(({ value }) => typeof value === 'number') : accepted
  return [...attacks, ...refused]
}

/** Requests for which the server calculates with the stored dates and numbers, or sorts by them. */
const readers = [
  ...['listPlan', 'readBudget', 'readReserve', 'needsAttention', 'listTenants', 'listAddresses'],
  ...['readMaintenance', 'readLifeCurve', 'listProperties', 'listRentRoll', 'readRentRollTotals'],
].map(routeOf)

async function findFailedReads(): Promise<string[]> {
  const answers = await Promise.all(
    readers.map(async (reader) => {
      const { statusCode } = await sendRequest(world, reader, requestOf(reader), { authorization })
      return statusCode === 200 ? [] : [`then ${reader.name} answers ${statusCode}`]
    }),
  )
  return answers.flat()
}

const endsTheSession = new Set(['logout', 'signOutEverywhere', 'deleteAccount', 'changePassword'])
const attacked = routes.filter(({ name }) => !endsTheSession.has(name))

// spec: P-30
test('no route answers 5xx to an extreme date or number, or to a read after one was stored', {
  timeout: 600_000,
  tags: ['long'],
}, async () => {
  const failures: string[] = []
  const acceptedPaths = new Set<string>()
  for (const route of attacked) {
    for (const place of sections.flatMap((part) => (route[part] ? valuePathsOf(route[part], [part]) : [])))
      for (const { value, request } of requestsAt(route, place)) {
        const at = `${route.name} ${place.join('.')} = ${String(value).slice(0, 40)}`
        const { statusCode } = await sendRequest(world, route, request, { authorization })
        if (statusCode >= 500) failures.push(`${at} answers ${statusCode}`)
        if (statusCode >= 300 || !isAccepted(route, request)) continue
        acceptedPaths.add(`${route.name} ${place.join('.')}`)
        if (route.method === 'GET') continue
        for (const failure of await findFailedReads()) failures.push(`${at}, ${failure}`)
      }
  }
  expect(failures).toEqual([])
  // Each of these fields must have accepted an extreme value. Otherwise the attack would have stored and read none.
  for (const place of [
    ...['listPlan query.from', 'listPlan query.cursor', 'readReserve query.balance'],
    ...['createTenant body.contract_duration_months', 'createTenant body.current_rent'],
    ...['setForecastDate body.forecastedReplacementDate', 'renewContract body.contract_end_date'],
    ...[
      'createProperties body.0.structures.roof',
      'createProperties body.0.zip',
      'updateReserve body.inflation',
    ],
  ])
    expect(acceptedPaths).toContain(place)
})

test('a CSV file with extreme values in a column of ages is refused with 422', async () => {
  const columns = {
    street: '1 Elm St',
    city: 'Austin',
    state: 'TX',
    zip: '78701',
    home_age: '30',
    roof_age: '5',
    stove_age: '4',
  }
  for (const column of ['home_age', 'roof_age', 'stove_age']) {
    const rows = values.map((value) => Object.values({ ...columns, [column]: String(value) }).join(','))
    const file = [Object.keys(columns).join(','), ...rows].join('\n')
    const { statusCode } = await sendRequest(world, routeOf('csvBulkUpload'), { file }, { authorization })
    expect({ column, statusCode }).toEqual({ column, statusCode: 422 })
  }
})

test('no request answers 5xx because of an extreme header value', async () => {
  const names = [
    ...['idempotency-key', 'if-none-match', 'if-match', 'if-modified-since', 'accept-encoding', 'range'],
    ...['x-request-id', 'x-forwarded-for', 'stripe-signature', 'date', 'traceparent'],
  ]
  const headerValues = [
    '0000-01-01',
    '-1',
    '1e308',
    'NaN',
    '9'.repeat(20),
    'bytes=-1',
    'gzip;q=1e308',
    't=1e308,v1=0',
  ]
  for (const value of headerValues)
    for (const route of ['listProperties', 'updateReserve', 'receiveStripeEvent'].map(routeOf)) {
      const extreme = Object.fromEntries(names.map((name) => [name, value]))
      for (const headers of [extreme, { 'content-length': value }]) {
        const { statusCode } = await sendRequest(world, route, requestOf(route), {
          authorization,
          ...headers,
        })
        expect(statusCode, `${route.name} ${Object.keys(headers)[0]}: ${value}`).toBeLessThan(500)
      }
    }
})

const hasId = (item: unknown): item is { id: string } =>
  typeof item === 'object' && item !== null && 'id' in item

/** Returns a copy in which the item and its nested items have new ids. */
function underNewIds(item: unknown): unknown {
  if (Array.isArray(item)) return item.map(underNewIds)
  if (!hasId(item)) return item
  const fields = Object.entries(item).map(([name, value]) => [
    name,
    Array.isArray(value) ? underNewIds(value) : value,
  ])
  return { ...Object.fromEntries(fields), id: crypto.randomUUID() }
}

/** Returns a copy in which all leases have ended, because a home or unit can have only one current lease. */
function withoutRunningLease(item: unknown): unknown {
  const { leases, ...tenant } = item as { leases?: object[] }
  if (!leases) return item
  return {
    ...tenant,
    leases: leases.map((lease) => ({ ...lease, is_current: false, ended_on: '2026-01-01' })),
  }
}

/**
 * Returns copies of the first item. Each has one extreme value in one field. Leaves out copies that the schema refuses.
 */
function itemsWithExtremes<Name extends ListName>(name: Name, [first]: readonly Portable<Name>[]): unknown[] {
  return valuePathsOf(portableLists[name], [])
    .flatMap((place) =>
      values.map((value) => withValue(withoutRunningLease(underNewIds(first)), place, value)),
    )
    .filter((item) => portableLists[name].safeParse(item).success)
}

async function stageAcceptedItems(customer: Customer, account: Account, files: ReadonlyMap<string, Buffer>) {
  for (let round = 0; round < 40; round += 1) {
    const json = Buffer.from(JSON.stringify(account))
    const staged = await stage(
      world,
      customer,
      await makeZip([...new Map(files).set('home-pulse.json', json)]),
    )
    if (staged.answer.statusCode === 200) return staged.id
    expect(staged.answer.statusCode, staged.answer.body).toBe(422)
    const places = (staged.answer.json().issues as { path: string }[]).map(({ path }) =>
      path.match(/ (\w+)\[(\d+)\]/),
    )
    for (const name of listNames) {
      const refused = new Set(places.flatMap((place) => (place?.[1] === name ? [Number(place[2])] : [])))
      // The cast is needed because the names of the lists come from the schema at run time.
      const lists = account as unknown as Record<string, unknown[]>
      lists[name] = (lists[name] ?? []).filter((_, index) => !refused.has(index))
    }
  }
  throw new Error('The import was refused forty times.')
}

test('extreme dates and numbers that the export format permits can be imported, read and exported', {
  tags: ['long'],
  timeout: 120_000,
}, async () => {
  const { files, account } = await copyOf(world, await signUpSettled(world))
  // The cast is needed because the names of the lists come from the schema at run time.
  const lists = account as unknown as Record<string, unknown[]>
  const before = Object.fromEntries(listNames.map((name) => [name, lists[name]?.length ?? 0]))
  for (const name of listNames)
    if (name !== 'changes' && name !== 'photos')
      lists[name] = [
        ...(lists[name] ?? []),
        // The cast is needed, because TypeScript does not connect the name of a list with the type of its items.
        ...itemsWithExtremes(name, account[name] as readonly Portable<typeof name>[]),
      ]
  const customer = await signUp(world)
  const id = await stageAcceptedItems(customer, account, files)
  for (const name of ['properties', 'components', 'tenants', 'maintenance'] as const)
    expect(account[name].length, name).toBeGreaterThan((before[name] ?? 0) + 3)
  expect((await land(customer, id)).status).toBe(201)
  for (const path of [
    '/v1/plan/tasks',
    '/v1/plan/budget',
    '/v1/plan/reserve',
    '/v1/properties',
    '/v1/home-bot/appliances',
  ])
    expect({ path, ...(await customer.api.get(path)) }).toMatchObject({ path, status: 200 })
  for (const path of ['needs-attention', 'addresses'])
    expect(await customer.api.get(`/v1/properties/${customer.userId}/${path}`)).toMatchObject({
      status: 200,
    })
  const again = await copyOf(world, customer)
  expect((await stage(world, await signUp(world), again.bytes)).answer.statusCode).toBe(200)
})
