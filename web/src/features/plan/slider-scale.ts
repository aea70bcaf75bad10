import { gridStep } from '../../ui/layout/grid-step.ts'
import type { Reserve } from './budget-api.ts'

/** The slider ends at this multiple of the highest contribution in the answer. */
const headroom = 1.5
const leastMost = 50
/** About so many steps from end to end: each arrow key is seen, and few get anywhere. */
const steps = 150

/** The ends and the steps of a slider for what is put aside each month, round numbers all. */
export function scaleOf({ contributions, settings }: Pick<Reserve, 'contributions' | 'settings'>) {
  const needed = Math.max(...contributions.map(({ monthly }) => monthly), 0)
  const wanted = Math.max(needed * headroom, settings.monthlyContribution ?? 0, leastMost)
  const step = Math.max(gridStep((wanted * 3) / steps), 1)
  return { step, most: Math.ceil(wanted / step) * step }
}
