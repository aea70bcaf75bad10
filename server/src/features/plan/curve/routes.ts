import { readLifeCurve } from '@home-pulse/contract/features/plan/curve'
import { findOwnComponent, required } from '../../../platform/tenancy/ownership.ts'
import { selectActiveIn } from '../maintenance/queries.ts'
import type { PlanServices } from '../services.ts'
import { presentCurve } from './present.ts'

export function registerCurve({ bind, gate }: PlanServices): void {
  bind(readLifeCurve, ({ params, session }) =>
    gate.read(session.owner, async (sql) => {
      const component = required(await findOwnComponent(sql, session.owner, params.id))
      const [row] = await selectActiveIn(sql, session.owner, { component })
      const standing = required(row)
      return presentCurve(standing, standing, session.today)
    }),
  )
}
