import { mapYielding } from '../../../platform/http/load/yielding-loop.ts'
import type { Session } from '../../../platform/http/session.ts'
import type { Work, WorkerPool } from '../../../platform/jobs/worker-pool.ts'
import { makePlannedComponent } from '../budget/read.ts'
import type { Read } from '../home-slices-queries.ts'
import { type HomeRow, selectComponentsOf, selectHomePage } from './queries.ts'
import { type HomesQuestion, homes, type PlannedHomes } from './work.ts'

const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
const homesWork: Work<HomesQuestion, PlannedHomes> = {
  file: new URL(`./work.${extension}`, import.meta.url),
  name: 'homes',
  here: homes,
}

/** Up to this many rows are computed on the main thread, which takes some tens of milliseconds. */
const maxOnMainThread = 30

export interface HomePage {
  readonly after: string | undefined
  readonly limit: number
  readonly years: number
  readonly inflation: number
}

/** A home with its number of components and its expected cost in each period, in cents. */
export interface HomeBudget {
  readonly home: HomeRow
  readonly componentCount: number
  readonly real: readonly number[]
  readonly nominal: readonly number[]
}

type Terms = Pick<HomesQuestion, 'years' | 'inflation' | 'cut'>

/** Computes the expected cost of each given home, and counts its components. */
export async function planHomes(
  read: Read,
  workerPool: WorkerPool,
  session: Session,
  ids: readonly string[],
  terms: Terms,
) {
  const rows = ids.length === 0 ? [] : await read((sql) => selectComponentsOf(sql, session.owner, ids))
  return computeHomes(workerPool, session, rows, terms)
}

async function computeHomes(
  workerPool: WorkerPool,
  { today }: Session,
  rows: Awaited<ReturnType<typeof selectComponentsOf>>,
  terms: Terms,
) {
  const plan = makePlannedComponent(today)
  const components = await mapYielding(rows, (row) => ({
    ...plan(row),
    ...{ ids: row.ids, propertyId: row.propertyId },
  }))
  const question = { ...terms, components, today }
  const planned = await workerPool.run(homesWork, question, components.length > maxOnMainThread)
  const counts = new Map<string, number>()
  for (const { propertyId, count } of rows) counts.set(propertyId, (counts.get(propertyId) ?? 0) + count)
  return { ...planned, counts }
}

export async function readHomeBudgets(
  read: Read,
  workerPool: WorkerPool,
  session: Session,
  { after, limit, ...terms }: HomePage,
): Promise<{ readonly periods: PlannedHomes['periods']; readonly budgets: HomeBudget[] }> {
  const { page, rows } = await read(async (sql) => {
    const page = await selectHomePage(sql, session.owner, { after, limit })
    const ids = page.map(({ id }) => id)
    return { page, rows: page.length === 0 ? [] : await selectComponentsOf(sql, session.owner, ids) }
  })
  const { periods, byHome, counts } = await computeHomes(workerPool, session, rows, {
    ...terms,
    cut: 'calendar',
  })
  const none = periods.map(() => 0)
  return {
    periods,
    budgets: page.map((home) => ({
      home,
      componentCount: counts.get(home.id) ?? 0,
      ...(byHome.get(home.id) ?? { real: none, nominal: none }),
    })),
  }
}
