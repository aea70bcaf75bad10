import * as contract from '@home-pulse/contract/features/plan-repair'
import { orNotFound, ownComponent } from '../../platform/owned.ts'
import type { Platform } from '../../platform/platform.ts'
import { selectComponent } from '../components/queries.ts'
import { presentRepair } from './repair-present.ts'

/** Whether a repair is worth its price. */
export function registerRepair({ bind, gate }: Platform): void {
  bind(contract.judgeRepair, ({ params, query, session }) =>
    gate.read(session.owner, async (sql) => {
      const component = orNotFound(await ownComponent(sql, session.owner, params.id))
      const row = orNotFound(await selectComponent(sql, session.owner, component))
      return presentRepair(row, { state: component.property.state, today: session.today }, query)
    }),
  )
}
