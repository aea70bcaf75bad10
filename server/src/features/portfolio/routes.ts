import * as contract from '@home-pulse/contract/features/portfolio/portfolio'
import type { FastifyReply } from 'fastify'
import { apiError } from '../../platform/errors/api-error.ts'
import { createOnce } from '../../platform/http/idempotency.ts'
import { pageOf, rowsAtOnce } from '../../platform/http/pagination.ts'
import type { Session } from '../../platform/http/session.ts'
import { csvMark } from '../../platform/storage/csv-writer.ts'
import { wholeDollars } from '../plan/budget/present.ts'
import { changeManyHomes } from './bulk-commands.ts'
import { makeFigures } from './figures-commands.ts'
import { countHomesWithoutFigures } from './figures-queries.ts'
import { presentCsv, presentRow, tableHeader } from './present.ts'
import { selectIds, selectRows, selectTags, selectTotals, type TableQuestion } from './queries.ts'
import type { PortfolioServices } from './services.ts'
import { registerViews } from './view-routes.ts'

const defaultLimit = 100

type TableQuery = contract.TableFilter & {
  readonly sort?: contract.TableSort | undefined
  readonly order?: 'asc' | 'desc' | undefined
}

const questionOf = ({ sort = 'entered', order, ...filter }: TableQuery, today: string): TableQuestion => ({
  filter,
  order: { sort, isDescending: order === 'desc' },
  today,
})

const nameFile = (reply: FastifyReply, today: string) =>
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="home-pulse-homes-${today}.csv"`)

/** Registers the routes for the table of homes: rows, totals, CSV download and bulk changes. */
export function registerPortfolio(services: PortfolioServices): void {
  const { bind, gate } = services
  const figures = makeFigures(services)
  registerViews(services)

  /**
   * Returns the table rows of these homes, in the order of `ids`. First computes their figures, because a background
   * task may not have reached them yet.
   */
  async function readRows(session: Session, ids: readonly string[]): Promise<contract.TableRow[]> {
    if (ids.length === 0) return []
    await figures.refreshOf(session, ids)
    const rows = await gate.read(session.owner, (sql) => selectRows(sql, session.owner, ids))
    const rowOf = new Map(rows.map((row) => [row.id, presentRow(row, session.today)]))
    return ids.flatMap((id) => rowOf.get(id) ?? [])
  }

  async function writeCsv(session: Session, ids: readonly string[]): Promise<string> {
    let csv = csvMark + tableHeader
    // Each part is read in a separate transaction, so that the connection serves other requests in between.
    for (let from = 0; from < ids.length; from += rowsAtOnce)
      csv += presentCsv(await readRows(session, ids.slice(from, from + rowsAtOnce)))
    return csv
  }

  bind(contract.listTable, async ({ query, session, reply }) => {
    const { owner, today } = session
    const { cursor, limit = defaultLimit, ...sent } = query
    await figures.refresh(session)
    const ids = await gate.read(owner, (sql) =>
      selectIds(sql, owner, questionOf(sent, today), { after: cursor, limit: limit + 1 }),
    )
    const page = pageOf(ids, limit, reply, (last) => last)
    return readRows(session, page)
  })

  bind(contract.readTableTotals, async ({ query, session }) => {
    const { owner, today } = session
    await figures.refresh(session)
    return gate.read(owner, async (sql) => {
      const [totals, pending, tags] = await Promise.all([
        selectTotals(sql, owner, query, today),
        countHomesWithoutFigures(sql, owner, today),
        selectTags(sql, owner),
      ])
      return {
        count: totals.count,
        cost_next_12_months: wholeDollars(totals.costCents),
        unit_count: totals.unitCount,
        vacant_count: totals.vacantCount,
        pending_count: pending,
        tags,
      }
    })
  })

  bind(contract.exportTable, async ({ query, session, reply }) => {
    const { owner, today } = session
    await figures.refresh(session)
    const limit = services.config.accountLimits.homes
    const ids = await gate.read(owner, (sql) => selectIds(sql, owner, questionOf(query, today), { limit }))
    nameFile(reply, today)
    return writeCsv(session, ids)
  })

  bind(contract.exportHomes, async ({ body, session, reply }) => {
    const { owner, today } = session
    const among = [...new Set(body.ids)]
    const question = questionOf({ sort: body.sort, order: body.order }, today)
    await figures.refresh(session)
    const ids = await gate.read(owner, (sql) =>
      selectIds(sql, owner, question, { among, limit: among.length }),
    )
    if (ids.length < among.length) throw apiError('not_found')
    nameFile(reply, today)
    return writeCsv(session, ids)
  })

  bind(contract.changeHomes, async ({ body, session, request }) => {
    // A filter may use figures, such as the next forecast date, so these must be up to date.
    if (body.filter) await figures.refresh(session)
    return createOnce(services, session, request, async (sql) => ({
      count: await changeManyHomes(services, sql, session, body),
    }))
  })
}
