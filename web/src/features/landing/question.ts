import { maxAgeYears } from '@home-pulse/contract/calendar'
import type { ComponentType, StateCode } from '@home-pulse/contract/vocabulary'

/** The input of the calculator. */
export interface Question {
  type: ComponentType
  /** Whole years in service. */
  age: number
  state: StateCode
  /** The variant within the type, if known. */
  variant?: string
}

/** Reads a typed age in whole years. Returns undefined if the API would not accept it. */
export function readAge(typed: string): number | undefined {
  const isWhole = /^\s*\d+\s*$/.test(typed)
  return isWhole && Number(typed) <= maxAgeYears ? Number(typed) : undefined
}
