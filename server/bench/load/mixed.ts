import { needsAttention } from '@home-pulse/contract/features/attention/attention'
import { listProperties } from '@home-pulse/contract/features/properties/properties'
import { headersOf } from './cases.ts'
import { type Bench, loadOf, median, warmUp } from './measure.ts'
import { firstHomes, homeId, type People, type Person } from './portfolios.ts'
import type { LoadRequest } from './processes/load.ts'
import { residentMegabytes } from './usage.ts'

/** The result of a run in which many customers send requests at the same time. Nine of ten requests are reads. */
export interface MixedMeasurement {
  readonly database: Bench['store']['database']
  readonly connections: number
  readonly perSecond: number
  readonly p50Ms: number
  readonly p95Ms: number
  readonly p99Ms: number
  /** The 99th percentile divided by the median. A large value means slow outliers. */
  readonly p99OfP50: number
  /**
   * The server's memory in MiB at the end of each sixth of the run. An entry is undefined if the system does not report
   * it.
   */
  readonly resident: readonly (number | undefined)[]
}

const connections = 64
const people = 1_000
const parts = 6
const maxWarmUpSeconds = 10

export async function measureMixed(bench: Bench, all: People, seconds: number): Promise<MixedMeasurement> {
  const homes = firstHomes(all)
  const ordinary = all.ordinary.slice(0, people)
  const loadRequests = (
    await Promise.all(ordinary.map((person) => requestsOfPerson(person, homes.get(person.userId) ?? 0)))
  ).flat()
  const resident: (number | undefined)[] = []
  const loads: Awaited<ReturnType<typeof loadOf>>[] = []
  const ask = (forSeconds: number) =>
    loadOf(bench.load, bench.server.pid, {
      ...{ origin: bench.server.url, loadRequests: shuffled(loadRequests), connections },
      ...{ seconds: forSeconds, statuses: [200] },
    })
  await warmUp(() => ask(Math.min(seconds / parts, maxWarmUpSeconds)))
  for (let part = 0; part < parts; part += 1) {
    loads.push(await ask(seconds / parts))
    resident.push(residentMegabytes(bench.server.pid))
  }
  const middle = (of: 'perSecond' | 'p50Ms' | 'p95Ms' | 'p99Ms') => median(loads.map((load) => load[of]))
  const [p50Ms, p99Ms] = [middle('p50Ms'), middle('p99Ms')]
  return {
    database: bench.store.database,
    connections,
    perSecond: middle('perSecond'),
    ...{ p50Ms, p95Ms: middle('p95Ms'), p99Ms },
    p99OfP50: p99Ms / p50Ms,
    resident,
  }
}

async function requestsOfPerson(person: Person, firstHome: number): Promise<LoadRequest[]> {
  const headers = await headersOf(person)
  const home = `/v1/properties/${homeId(firstHome)}`
  const paths = [
    ...[listProperties.path, listProperties.path, listProperties.path],
    ...[home, `${home}/appliances`, `${home}/structures`, `${home}/appliances`],
    ...[needsAttention.path.replace(':id', person.userId), needsAttention.path.replace(':id', person.userId)],
  ]
  const change: LoadRequest = {
    method: 'PUT',
    path: home,
    headers: { ...headers, 'content-type': 'application/json' },
    body: '{"homeAge":__AGE__}',
  }
  return [...paths.map((path): LoadRequest => ({ path, headers })), change]
}

function shuffled<T>(list: readonly T[]): T[] {
  const mixed = [...list]
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(Math.random() * (last + 1))
    const [one, two] = [mixed[last], mixed[other]]
    if (one !== undefined && two !== undefined) [mixed[last], mixed[other]] = [two, one]
  }
  return mixed
}
