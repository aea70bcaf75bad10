import { readLifeCurve } from '@home-pulse/contract/features/plan-curve'
import { orNotFound, ownComponent } from '../../platform/owned.ts'
import type { Platform } from '../../platform/platform.ts'
import { presentCurve } from './curve-present.ts'
import { selectStandingIn } from './maintenance-queries.ts'

/** What explains one component's date and cost. */
export function registerCurve({ bind, gate }: Platform): void {
  bind(readLifeCurve, ({ params, session }) =>
    gate.read(session.owner, async (sql) => {
      const component = orNotFound(await ownComponent(sql, session.owner, params.id))
      const [row] = await selectStandingIn(sql, session.owner, { component })
      const standing = orNotFound(row)
      return presentCurve(standing, standing, session.today)
    }),
  )
}
