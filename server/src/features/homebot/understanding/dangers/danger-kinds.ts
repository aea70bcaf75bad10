import { keysOf } from '@home-pulse/contract/objects'
import {
  broaderDanger,
  type Danger,
  type NarrowDanger,
  safetyAdvice,
} from '@home-pulse/lifecycle/catalogue/safety/safety'

/** All kinds of danger. */
export const dangerNames = keysOf(safetyAdvice)

const isNarrow = (danger: Danger): danger is NarrowDanger => Object.hasOwn(broaderDanger, danger)

/** Returns the more general kind of danger, or the kind itself if there is none. */
export const broaderDangerOf = (danger: Danger): Exclude<Danger, NarrowDanger> =>
  isNarrow(danger) ? broaderDanger[danger] : danger
