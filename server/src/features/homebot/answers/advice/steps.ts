import { steps } from '@home-pulse/lifecycle/catalogue/tasks/steps'
import { findTask } from '../../understanding/intents/advice-patterns.ts'
import type { Understanding } from '../../understanding/understand.ts'

/**
 * Matches questions about a task that do not ask for instructions: who does it, whether it is due every year, what it
 * costs, or what may be used for it.
 */
const isOfWork =
  /\b(?:who|how much|every (?:year|month|spring|fall|\d+)|costs?|price|hire|worth|can (?:i|we) use|quien|cuanto)\b/

/**
 * Returns instructions for the task in the question. Returns undefined if the question asks for no instructions or
 * HomeBot has none.
 */
export function stepsFor({ words, components }: Understanding): string | undefined {
  if (isOfWork.test(words)) return undefined
  // In `words`, a placeholder stands for each component name. The names are added here because a task title can contain
  // one, such as "dryer vent".
  const task = findTask([words, ...components.map(({ name }) => name)].join(' / '))
  return task && steps[task]
}
