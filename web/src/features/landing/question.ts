import type { ComponentType, StateCode } from '@home-pulse/contract/vocabulary'

/** The input of the calculator. */
export interface Question {
  type: ComponentType
  /** Whole years in service. */
  age: number
  state: StateCode
  /** The kind within the type, where it is known. */
  variant?: string
}

/** The API's own bound. */
const oldestYears = 500

/** An age as typed, in whole years; undefined where it is none that the API takes. */
export function readAge(typed: string): number | undefined {
  const isWhole = /^\s*\d+\s*$/.test(typed)
  return isWhole && Number(typed) <= oldestYears ? Number(typed) : undefined
}
