import { steps } from '@home-pulse/lifecycle/catalogue/tasks/steps'
import { findTask } from '../../understanding/intents/advice-patterns.ts'
import type { Understanding } from '../../understanding/understand.ts'

/**
 * Matches a question about the work itself: who does it, whether it is due every year, what it costs, or what may be
 * used for it.
 */
const isOfWork =
  /\b(?:who|how much|every (?:year|month|spring|fall|\d+)|costs?|price|hire|worth|can (?:i|we) use|quien|cuanto)\b/

/** Returns the instructions that a question asks for, if any. */
export function stepsFor({ words, components }: Understanding): string | undefined {
  if (isOfWork.test(words)) return undefined
  // A placeholder replaces each component name in `words`. The names are added again, because a name such as "dryer
  // vent" can belong to the task.
  const task = findTask([words, ...components.map(({ name }) => name)].join(' / '))
  return task && steps[task]
}
