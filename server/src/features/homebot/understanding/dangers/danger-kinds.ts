import { keysOf } from '@home-pulse/contract/objects'
import { safetyAdvice } from '@home-pulse/lifecycle/catalogue/safety/safety'

export const dangerNames = keysOf(safetyAdvice)
