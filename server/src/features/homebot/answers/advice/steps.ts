import { steps } from '@home-pulse/lifecycle/catalogue/tasks/steps'
import type { Understanding } from '../../understanding/understand.ts'

/** Returns the instructions that a question asks for, if any. */
export const stepsFor = ({ words }: Understanding): string | undefined =>
  steps.find((one) => one.words.test(words))?.text
