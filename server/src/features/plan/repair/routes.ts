import * as contract from '@home-pulse/contract/features/plan/repair'
import { findOwnComponent, required } from '../../../platform/tenancy/ownership.ts'
import { selectComponent } from '../../components/queries.ts'
import type { PlanServices } from '../services.ts'
import { presentRepair } from './present.ts'

/** Registers the route that compares a repair with a replacement. */
export function registerRepair({ bind, gate }: PlanServices): void {
  bind(contract.judgeRepair, ({ params, query, session }) =>
    gate.read(session.owner, async (sql) => {
      const component = required(await findOwnComponent(sql, session.owner, params.id))
      const row = required(await selectComponent(sql, session.owner, component))
      return presentRepair(row, { state: component.property.state, today: session.today }, query)
    }),
  )
}
