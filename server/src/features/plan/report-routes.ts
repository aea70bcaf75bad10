import { printReport } from '@home-pulse/contract/features/plan-budget'
import { nowDate } from '../../platform/config/clock.ts'
import type { Services } from '../../platform/services.ts'
import { makeReport, readReportBasis } from './report-commands.ts'
import { presentReport } from './report-present.ts'

/** The plan as a document. */
export function registerReport({ bind, clock, gate, workerPool }: Services): void {
  bind(printReport, async ({ query, session, reply }) => {
    const { owner, today } = session
    const basis = await gate.read(owner, (sql) => readReportBasis(sql, session, query))
    const bytes = await presentReport(await makeReport(workerPool, basis, today, query), nowDate(clock))
    reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="home-pulse-report-${today}.pdf"`)
    return bytes
  })
}
