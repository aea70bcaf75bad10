import { printReport } from '@home-pulse/contract/features/plan/budget'
import { nowDate } from '../../../platform/config/clock.ts'
import type { Read } from '../home-slices-queries.ts'
import type { PlanServices } from '../services.ts'
import { makeReport, readReportBasis } from './read.ts'

export function registerReport({ bind, clock, gate, workerPool }: PlanServices): void {
  bind(printReport, async ({ query, session, reply }) => {
    const { owner, today } = session
    const read: Read = (work) => gate.read(owner, work)
    const basis = await readReportBasis(read, session, query)
    const report = await makeReport(read, workerPool, session, basis, query)
    // The library is large, so it is loaded with the first report.
    const { presentReport } = await import('./pdf.ts')
    const bytes = await presentReport(report, nowDate(clock))
    reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="home-pulse-report-${today}.pdf"`)
    return bytes
  })
}
