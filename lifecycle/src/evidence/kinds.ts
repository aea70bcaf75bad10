import type { ComponentType } from '@home-pulse/contract/vocabulary'
import type { Variant } from '../catalogue/lives/lifetimes.ts'
import type { AgeCell } from './age-sample.ts'

/**
 * A cell of a survey table, with the characteristics that assign it to a type or variant. A characteristic is blank if
 * the survey does not state it.
 */
export type SurveyedCell = AgeCell & {
  readonly type: string
  readonly variant: string
  readonly fuel: string
  readonly climate: string
  readonly tenure: string
  /** True if the component serves several apartments. */
  readonly isShared: boolean
}

/** A type or variant whose life is fitted. */
export type FittedKind = {
  readonly type: ComponentType
  /** Absent for the type without a variant. */
  readonly variant?: Variant
  /**
   * Returns true for the survey cells whose ages are used for this kind. Absent if no survey that we may publish has
   * such cells.
   */
  readonly isOfKind?: (cell: SurveyedCell) => boolean
  /**
   * Identifies the rows of this type or variant in weibull-nems.csv: their type, and their values of `fuel_or_variant`.
   */
  readonly nems?: { readonly type: string; readonly variants: readonly string[] }
  /** The type or variant whose shape is used if too few ages of this one are known. */
  readonly parent?: { readonly type: ComponentType; readonly variant?: Variant }
  /**
   * False if many homes are only now getting their first component of this type or variant. The components in use are
   * then younger than their lives imply.
   */
  readonly isStockSteady?: false
}

const isTank = ({ variant }: SurveyedCell) => variant !== 'tankless'
const isPlainCentral = ({ type, variant }: SurveyedCell) => type === 'ac_unit' && variant === 'central'
const ofType = (wanted: string) => (cell: SurveyedCell) => cell.type === wanted
const ofFuel = (wanted: string, fuel: string) => (cell: SurveyedCell) =>
  cell.type === wanted && cell.fuel === fuel

const centralAir = {
  type: 'ac_unit',
  isOfKind: isPlainCentral,
  nems: { type: 'ac_unit', variants: ['central'] },
} as const
const gasFurnace = {
  type: 'furnace',
  isOfKind: ofFuel('furnace', 'gas'),
  nems: { type: 'furnace', variants: ['gas'] },
} as const

/** All types and variants of the catalogue. Each comes after the one whose shape it may use. */
export const fittedKinds: readonly FittedKind[] = [
  {
    type: 'refrigerator',
    isOfKind: ofType('refrigerator'),
    nems: { type: 'refrigerator', variants: [''] },
  },
  { type: 'dishwasher', isOfKind: ofType('dishwasher'), nems: { type: 'dishwasher', variants: [''] } },
  { type: 'washer', isOfKind: ofType('washer'), nems: { type: 'washer', variants: [''] } },
  { type: 'dryer', isOfKind: ofType('dryer'), nems: { type: 'dryer', variants: ['electric'] } },
  {
    type: 'water_heater',
    isOfKind: (cell) => cell.type === 'water_heater' && isTank(cell),
    nems: { type: 'water_heater', variants: ['gas_tank', 'electric_tank'] },
  },
  {
    type: 'water_heater',
    variant: 'gas_storage',
    isOfKind: (cell) => ofFuel('water_heater', 'gas')(cell) && isTank(cell),
    nems: { type: 'water_heater', variants: ['gas_tank'] },
  },
  {
    type: 'water_heater',
    variant: 'electric_storage',
    isOfKind: (cell) => ofFuel('water_heater', 'electric')(cell) && isTank(cell),
    nems: { type: 'water_heater', variants: ['electric_tank'] },
  },
  { type: 'water_heater', variant: 'tankless', isStockSteady: false },
  centralAir,
  { ...centralAir, variant: 'central' },
  {
    ...centralAir,
    variant: 'central_hot_humid',
    isOfKind: (cell) => isPlainCentral(cell) && cell.climate === 'hot_humid',
    parent: { type: 'ac_unit' },
  },
  {
    type: 'ac_unit',
    variant: 'room',
    isOfKind: ofType('room_ac'),
    nems: { type: 'room_ac', variants: [''] },
    isStockSteady: false,
  },
  {
    type: 'ac_unit',
    variant: 'heat_pump',
    isOfKind: ofType('heat_pump'),
    nems: { type: 'heat_pump', variants: ['air_source'] },
    parent: { type: 'ac_unit' },
  },
  gasFurnace,
  { ...gasFurnace, variant: 'gas' },
  {
    type: 'furnace',
    variant: 'electric',
    isOfKind: ofFuel('furnace', 'electric'),
    nems: { type: 'furnace', variants: ['electric'] },
    parent: { type: 'furnace' },
  },
  {
    type: 'furnace',
    variant: 'oil',
    isOfKind: ofFuel('furnace', 'oil'),
    nems: { type: 'furnace', variants: ['oil'] },
    parent: { type: 'furnace' },
  },
  { type: 'stove' },
  { type: 'roof' },
  { type: 'roof', variant: 'three_tab_asphalt' },
  { type: 'roof', variant: 'architectural_asphalt' },
  { type: 'roof', variant: 'metal' },
  { type: 'driveway' },
  { type: 'driveway', variant: 'asphalt' },
  { type: 'driveway', variant: 'concrete' },
]

export const nameOfKind = ({ type, variant }: Pick<FittedKind, 'type' | 'variant'>): string =>
  variant === undefined ? type : `${type}/${variant}`
