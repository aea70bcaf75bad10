import type { Sql } from '../../platform/database/database.ts'
import type { Session } from '../../platform/http/session.ts'
import { planHomes } from '../plan/homes/read.ts'
import { selectHomesWithoutFigures, storeFigures } from './figures-queries.ts'
import type { PortfolioServices } from './services.ts'

/** The maximum number of homes whose figures one transaction computes. */
const homesAtOnce = 500
/**
 * The number of homes whose figures one request computes before a background task continues. This many homes take
 * about a second.
 */
const maxInRequest = 2_000

/**
 * Computes and stores the cached figures of homes (such as the cost of the next 12 months) that were not
 * computed today.
 */
export interface Figures {
  /**
   * Computes the figures of all homes. A background task continues after 2,000 homes. Returns at once if that
   * task is already running.
   */
  refresh(session: Session): Promise<void>
  /** Computes the figures of these homes (at most 500) that were not computed today. */
  refreshOf(session: Session, ids: readonly string[]): Promise<void>
}

type FigureServices = Pick<PortfolioServices, 'backgroundTasks' | 'gate' | 'workerPool'>

export function makeFigures({ backgroundTasks, gate, workerPool }: FigureServices): Figures {
  /** Ids of customers whose figures a background task is computing. */
  const underWay = new Set<string>()

  /** Computes up to 500 homes. Returns their number. */
  const refreshSlice = (session: Session, among?: readonly string[]): Promise<number> => {
    const { owner, actor, today } = session
    // The write locks the customer's data, so components cannot change between reading them and storing the
    // figures.
    return gate.write(owner, actor, async (sql: Sql) => {
      const pending = await selectHomesWithoutFigures(sql, owner, today, { among, limit: homesAtOnce })
      if (pending.length === 0) return 0
      const ids = pending.map(({ id }) => id)
      const { byHome } = await planHomes(sql, workerPool, session, ids, {
        ...{ years: 1, inflation: 0, cut: 'fromToday' },
      })
      const homes = ids.map((id) => ({ id, costCents: byHome.get(id)?.real[0] ?? 0 }))
      await storeFigures(sql, owner, today, homes)
      return ids.length
    })
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
