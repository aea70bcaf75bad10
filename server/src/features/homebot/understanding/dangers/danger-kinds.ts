import { keysOf } from '@home-pulse/contract/objects'
import { safetyAdvice } from '@home-pulse/lifecycle/catalogue/safety/safety'

/** All kinds of danger. */
export const dangerNames = keysOf(safetyAdvice)
