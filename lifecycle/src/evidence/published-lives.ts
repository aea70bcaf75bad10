import { weibullOfMean } from './fit-law.ts'

/*
 * Lives from published sources, without any survey of ages. The mean is the midpoint of the industry's figure and the
 * federal figure. The shape is calculated from published ranges, whose ends are treated as percentiles. The surveys
 * show that these ranges are too narrow. These distributions are the priors of the fit, and the basis of judged lives.
 */

const published: Readonly<Record<string, readonly [shape: number, meanYears: number]>> = {
  stove: [3.6, 15],
  dishwasher: [2.3, 12],
  dryer: [3, 13],
  refrigerator: [3.2, 14],
  washer: [2.3, 10.75],
  ac_unit: [2.9, 16.5],
  'ac_unit/central': [2.9, 16.5],
  'ac_unit/room': [3.1, 10],
  'ac_unit/central_hot_humid': [2.9, 13.7],
  'ac_unit/heat_pump': [2.9, 15.5],
  water_heater: [2.8, 12.65],
  'water_heater/gas_storage': [2.8, 12.25],
  'water_heater/electric_storage': [2.8, 13.05],
  'water_heater/tankless': [2.8, 20],
  roof: [3.6, 22.5],
  'roof/three_tab_asphalt': [3.6, 20],
  'roof/architectural_asphalt': [3.6, 30],
  'roof/metal': [3.6, 60],
  driveway: [3, 17.5],
  'driveway/asphalt': [3, 17.5],
  'driveway/concrete': [3, 35],
  furnace: [3.4, 19.5],
  'furnace/gas': [3.4, 19.5],
  'furnace/electric': [3.2, 19],
  'furnace/oil': [4.4, 23.5],
}

/**
 * Returns the published shape and mean of the type or variant with this name. `kinds.ts` gives the names. Throws a
 * RangeError if no life is published.
 */
export function publishedLife(kind: string) {
  const row = published[kind]
  if (!row) throw new RangeError(`no life is published for ${kind}`)
  const [shape, meanYears] = row
  return { shape, meanYears, life: weibullOfMean(shape, meanYears) }
}
