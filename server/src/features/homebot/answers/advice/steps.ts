import { steps } from '@home-pulse/lifecycle/catalogue/tasks/steps'
import { findTask } from '../../understanding/intents/advice-patterns.ts'
import type { Understanding } from '../../understanding/understand.ts'

/** Returns the instructions that a question asks for, if any. */
export function stepsFor({ words }: Understanding): string | undefined {
  const task = findTask(words)
  return task && steps[task]
}
