import type { ComponentType } from '@home-pulse/contract/vocabulary'

/** The recorded sizes of a home that a price depends on. */
export type HomeSize = {
  /**
   * An area in square feet. For a roof, it is the floor area of the home divided by the number of stories. For a
   * driveway, it is the area of the driveway.
   */
  readonly area?: number | null | undefined
  /** The number of units of a multifamily home. */
  readonly units?: number | null | undefined
}

/** The roof size for which prices are published, in square feet. `averageDriveway` is the driveway size. */
export const averageRoof = 1700
export const averageDriveway = 600

/** The area of a roof divided by the area under it, for a slope of 6 in 12 without overhangs. This is our judgment. */
export const pitchFactor = 1.12

/**
 * The area of roof for each unit, in square feet. We assume a unit of 1,000 sq ft on two stories, with the slope of
 * `pitchFactor`. This is our judgment.
 */
export const roofPerUnit = 560

/** The size of a roof or a driveway that sets its price, and the size for which the price is published. */
export type PricedSize = {
  readonly squareFeet: number
  readonly average: number
  readonly from: 'area' | 'units' | 'average'
}

/**
 * Returns the size that sets the price. The area of a roof is calculated from the floor area or, without it, from the
 * number of units. If both are unknown, the size is the average. Undefined for types whose price does not depend on
 * size.
 */
export function pricedSizeOf(type: ComponentType, { area, units }: HomeSize = {}): PricedSize | undefined {
  if (type === 'driveway')
    return { squareFeet: area || averageDriveway, average: averageDriveway, from: area ? 'area' : 'average' }
  if (type !== 'roof') return undefined
  if (area) return { squareFeet: Math.round(area * pitchFactor), average: averageRoof, from: 'area' }
  const forUnits = (units ?? 0) * roofPerUnit
  return forUnits > averageRoof
    ? { squareFeet: forUnits, average: averageRoof, from: 'units' }
    : { squareFeet: averageRoof, average: averageRoof, from: 'average' }
}
