import * as contract from '@home-pulse/contract/features/tenants/rent-roll'
import { maxPageEntries } from '@home-pulse/contract/primitives'
import { pageOf, rowsAtOnce } from '../../../platform/http/pagination.ts'
import { csvMark } from '../../../platform/storage/csv-writer.ts'
import type { TenantsServices } from '../services.ts'
import { presentRentRollCsv, presentRentRollRow, presentRentRollTotals, rentRollHeader } from './present.ts'
import { selectTotals } from './queries.ts'
import { readRentRoll } from './read.ts'

/** Registers the routes of the rent roll: its rows, totals and CSV download. */
export function registerRentRoll({ bind, gate }: TenantsServices): void {
  bind(contract.listRentRoll, ({ query, session, reply }) =>
    gate.read(session.owner, async (sql) => {
      const { cursor: after, limit = maxPageEntries, ...question } = query
      // Reads one row more than the page has. If that row exists, another page follows.
      const entries = await readRentRoll(sql, session, question, { after, limit: limit + 1 })
      const page = pageOf(entries, limit, reply, (last) => contract.cursorOfRow(last.cursor))
      return page.map((entry) => presentRentRollRow(entry, session.today))
    }),
  )

  bind(contract.readRentRollTotals, ({ session }) =>
    gate.read(session.owner, async (sql) => presentRentRollTotals(await selectTotals(sql, session.owner))),
  )

  bind(contract.exportRentRoll, async ({ query, session, reply }) => {
    const { owner, today } = session
    let csv = csvMark + rentRollHeader
    let after: contract.RentRollCursor | undefined
    do {
      // Each part is read in its own transaction, so that the connection serves other requests in between.
      const entries = await gate.read(owner, (sql) =>
        readRentRoll(sql, session, query, { after, limit: rowsAtOnce }),
      )
      csv += presentRentRollCsv(entries.map((entry) => presentRentRollRow(entry, today)))
      after = entries.length < rowsAtOnce ? undefined : entries.at(-1)?.cursor
    } while (after)
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="home-pulse-rent-roll-${today}.csv"`)
    return csv
  })
}
