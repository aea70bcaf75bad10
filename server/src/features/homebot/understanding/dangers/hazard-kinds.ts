import {
  broaderHazard,
  type Hazard,
  type NarrowHazard,
  safetyAdvice,
} from '@home-pulse/lifecycle/catalogue/safety/safety'

/** All kinds of danger, the most urgent first. */
export const hazardNames = Object.keys(safetyAdvice) as [Hazard, ...Hazard[]]

const isNarrow = (hazard: Hazard): hazard is NarrowHazard => Object.hasOwn(broaderHazard, hazard)

/** Returns the more general kind of danger, or the kind itself if there is none. */
export const broaderKind = (hazard: Hazard): Hazard => (isNarrow(hazard) ? broaderHazard[hazard] : hazard)
