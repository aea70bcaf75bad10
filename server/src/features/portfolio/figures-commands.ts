import { apiError } from '../../platform/errors/api-error.ts'
import type { Session } from '../../platform/http/session.ts'
import { selectDataVersion } from '../accounts/queries.ts'
import type { Read } from '../plan/home-slices-queries.ts'
import { planHomes } from '../plan/homes/read.ts'
import { selectHomesWithoutFigures, storeFigures } from './figures-queries.ts'
import type { PortfolioServices } from './services.ts'

/** The maximum number of homes whose figures are computed at once. */
const homesAtOnce = 500
/**
 * One request computes the figures of at most this many homes, which takes about a second. A background task computes
 * the rest.
 */
const maxInRequest = 2_000
/**
 * The maximum number of attempts to compute the same figures. An attempt fails if the customer's data changes
 * meanwhile.
 */
const maxAttempts = 5

/**
 * Computes and stores figures of homes, such as the cost of the next 12 months. Leaves out homes whose figures were
 * already computed today.
 */
export interface Figures {
  /**
   * Computes the figures of all homes. Does nothing if a background task is already computing them. Otherwise computes
   * 2,000 homes, and a background task continues.
   */
  refresh(session: Session): Promise<void>
  /** Computes the figures of these homes, at most 500. Leaves out homes whose figures were already computed today. */
  refreshOf(session: Session, ids: readonly string[]): Promise<void>
}

type FigureServices = Pick<PortfolioServices, 'backgroundTasks' | 'gate' | 'workerPool'>

export function makeFigures({ backgroundTasks, gate, workerPool }: FigureServices): Figures {
  /** Ids of customers whose figures a background task is computing. */
  const underWay = new Set<string>()

  /**
   * The newest unfinished computation of each customer. The next computation of this customer waits for it, so
   * simultaneous requests compute no home twice.
   */
  const lastSlices = new Map<string, Promise<number>>()

  /** Computes the figures of up to 500 homes. Returns the number of these homes. */
  const refreshSlice = async (session: Session, among?: readonly string[]): Promise<number> => {
    const { customerId } = session.owner
    const previous = lastSlices.get(customerId)?.catch(() => {})
    const slice = (async () => {
      await previous
      return computeSlice(session, among)
    })()
    lastSlices.set(customerId, slice)
    try {
      return await slice
    } finally {
      if (lastSlices.get(customerId) === slice) lastSlices.delete(customerId)
    }
  }

  const computeSlice = async (session: Session, among: readonly string[] | undefined): Promise<number> => {
    const { owner, actor, today } = session
    const read: Read = (work) => gate.read(owner, work)
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      const { version, pending } = await read(async (sql) => ({
        version: await selectDataVersion(sql, owner),
        pending: await selectHomesWithoutFigures(sql, owner, today, { among, limit: homesAtOnce }),
      }))
      if (pending.length === 0) return 0
      const ids = pending.map(({ id }) => id)
      const terms = { years: 1, inflation: 0, cut: 'fromToday' } as const
      const { byHome } = await planHomes(read, workerPool, session, ids, terms)
      const homes = ids.map((id) => ({ id, costCents: byHome.get(id)?.real[0] ?? 0 }))
      // The write locks the data version. If the version has changed since the read, the figures may be outdated and
      // are not stored.
      const isStored = await gate.write(owner, actor, async (sql) => {
        if ((await selectDataVersion(sql, owner)) !== version) return false
        await storeFigures(sql, owner, today, homes)
        return true
      })
      if (isStored) return ids.length
    }
    throw apiError('unavailable', { retryAfterSeconds: 1 })
  }

  async function refreshRest(session: Session): Promise<void> {
    const { customerId } = session.owner
    if (underWay.has(customerId)) return
    underWay.add(customerId)
    try {
      while ((await refreshSlice(session)) === homesAtOnce);
    } finally {
      underWay.delete(customerId)
    }
  }

  return {
    async refresh(session) {
      const { owner, today } = session
      const isUpToDate = await gate.read(
        owner,
        async (sql) => (await selectHomesWithoutFigures(sql, owner, today, { limit: 1 })).length === 0,
      )
      if (isUpToDate || underWay.has(owner.customerId)) return
      let done = 0
      while (done < maxInRequest) {
        const count = await refreshSlice(session)
        done += count
        if (count < homesAtOnce) return
      }
      backgroundTasks.run('working out the figures of homes', () => refreshRest(session))
    },
    async refreshOf(session, ids) {
      if (ids.length > 0) await refreshSlice(session, ids)
    },
  }
}
