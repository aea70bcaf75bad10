import type { ComponentType } from '@home-pulse/contract/vocabulary'
import type { SourceTag } from '../sources.ts'

/** The usual warranty on a component. The documents that came with a component may state another one. */
export interface UsualWarranty {
  readonly years: number
  /** The longest usual warranty on any part of the component, in years. */
  readonly maxYears: number
  /** The usual warranty, as the end of the sentence "The usual warranty is ...". */
  readonly english: string
  readonly spanish: string
  readonly sources: readonly SourceTag[]
}

const ofParts = (english: string, spanish: string, maxYears: number): UsualWarranty => ({
  years: 1,
  maxYears,
  english: `1 year on parts and labor${english}`,
  spanish: `de 1 año en piezas y mano de obra${spanish}`,
  sources: ['A411'],
})
const ofHeatingAndCooling = {
  years: 5,
  maxYears: 10,
  english: '5 years on parts, and 10 if the unit was registered soon after it was put in',
  spanish: 'de 5 años en piezas, y de 10 si se registró poco después de instalarlo',
  sources: ['EFX-W'],
} as const satisfies UsualWarranty

export const usualWarranties: Readonly<Record<ComponentType, UsualWarranty>> = {
  stove: ofParts(
    ', on some 2 to 5 years on elements and controls',
    ', y en algunas de 2 a 5 años en resistencias y controles',
    5,
  ),
  dishwasher: ofParts(
    ', on some 2 to 5 years on the motor or the pump',
    ', y en algunos de 2 a 5 años en el motor o la bomba',
    5,
  ),
  dryer: ofParts(', on some 2 years on parts', ', y en algunas de 2 años en piezas', 2),
  refrigerator: ofParts(
    ', often 5 to 10 years on the sealed system with the compressor, the part alone',
    ', y a menudo de 5 a 10 años en el sistema sellado con el compresor, solo la pieza',
    10,
  ),
  washer: ofParts(
    ', on some 2 years on parts and 5 on the transmission',
    ', y en algunas de 2 años en piezas y de 5 en la transmisión',
    5,
  ),
  ac_unit: ofHeatingAndCooling,
  furnace: {
    ...ofHeatingAndCooling,
    maxYears: 20,
    english: `${ofHeatingAndCooling.english}; on the heat exchanger often 20`,
    spanish: `${ofHeatingAndCooling.spanish}; en el intercambiador de calor a menudo de 20`,
  },
  water_heater: {
    years: 6,
    maxYears: 12,
    english: '6 years on the tank, 9 or 12 on better models, and 1 year on labor',
    spanish: 'de 6 años en el tanque, de 9 o 12 en los mejores, y de 1 año en mano de obra',
    sources: ['EFX-WH'],
  },
  roof: {
    years: 10,
    maxYears: 50,
    english:
      'in full for the first 10 to 15 years on shingles, then for a share that shrinks; the roofer’s own on the work is often 5 years',
    spanish:
      'completa los primeros 10 a 15 años en las tejas y luego por una parte que baja; la del techador por su trabajo suele ser de 5 años',
    sources: ['PSS25', 'COR'],
  },
  driveway: {
    years: 1,
    maxYears: 5,
    english: 'what the contractor wrote, often 1 year',
    spanish: 'la que escribió el contratista, a menudo de 1 año',
    sources: [],
  },
}
