import { steps } from '@home-pulse/lifecycle/catalogue/tasks/steps'
import { findTask } from '../../understanding/intents/advice-patterns.ts'
import type { Understanding } from '../../understanding/understand.ts'

/** Returns the instructions that a question asks for, if any. */
export function stepsFor({ words, components }: Understanding): string | undefined {
  // The name "dryer vent" is masked in the words.
  const task = findTask([words, ...components.map(({ name }) => name)].join(' / '))
  return task && steps[task]
}
