/** The facts of a home that give the size of its roof. */
export type HomeSize = {
  /** Floor area divided by storeys, in square feet. */
  readonly footprint?: number | null | undefined
  /** Units of a multifamily home. */
  readonly units?: number | null | undefined
}

/** The roof that the published prices are for: the average roof, in square feet. */
export const averageRoof = 1700

/** The area of a roof divided by the area under it, for a slope of 6 in 12 without overhangs. Our judgement. */
export const pitchFactor = 1.12

/** Square feet of roof for each unit: 1,000 sq ft on two storeys, under the same slope. Our judgement. */
export const roofPerUnit = 560

export type RoofSize = { readonly squareFeet: number; readonly from: 'floor area' | 'units' | 'average' }

/** The size that a roof is priced by: from the floor area, else the units, else the average. */
export function roofSizeOf({ footprint, units }: HomeSize = {}): RoofSize {
  if (footprint) return { squareFeet: Math.round(footprint * pitchFactor), from: 'floor area' }
  const forUnits = (units ?? 0) * roofPerUnit
  return forUnits > averageRoof
    ? { squareFeet: forUnits, from: 'units' }
    : { squareFeet: averageRoof, from: 'average' }
}
