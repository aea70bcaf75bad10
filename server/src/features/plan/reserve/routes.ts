import * as contract from '@home-pulse/contract/features/plan/reserve'
import type { Session } from '../../../platform/http/session.ts'
import { reserveOf } from '../calculation/run-work.ts'
import type { PlanServices } from '../services.ts'
import { changeReserve } from './commands.ts'
import { presentReserve } from './present.ts'
import { type ReserveQuestion, readReserveBasis } from './read.ts'

/** Registers the routes for the reserve: the amounts to set aside for the coming years. */
export function registerReserve(services: PlanServices): void {
  const { bind, gate, workerPool } = services
  const answer = async (session: Session, question: ReserveQuestion) => {
    const basis = await readReserveBasis((work) => gate.read(session.owner, work), session, question)
    const study = await reserveOf(workerPool, basis.holdings, basis.terms, session.today)
    return presentReserve(basis, study, session.today)
  }

  bind(contract.readReserve, ({ query, session }) => answer(session, query))

  bind(contract.updateReserve, async ({ body, session }) => {
    await gate.write(session.owner, session.actor, (sql) => changeReserve(services, sql, session, body))
    return answer(session, { propertyId: body.propertyId })
  })
}
