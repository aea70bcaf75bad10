import type { ComponentType } from '@home-pulse/contract/vocabulary'
import type { Variant } from '../lives/lifetimes.ts'
import type { SourceTag } from '../sources.ts'
import type { PriceYear } from './price-index.ts'

/** One figure for the cost of a replacement, in dollars of its year. A figure without a source is our own estimate. */
export type CostFigure = {
  readonly dollars: number
  readonly year: PriceYear
  /** The work that the price is for, as the end of a sentence: "an electric range, installed". */
  readonly what: string
  /** Absent if we found no published source. The figure is then shown as our own estimate. */
  readonly source?: SourceTag
}

/** The replacement cost of one type or variant at the national price level. */
export type CostRange = {
  readonly low: CostFigure
  readonly typical: CostFigure
  readonly high: CostFigure
}

type TypeCosts = {
  /**
   * The price level of the state by which the cost is multiplied. It is `allItems` if labor is most of the cost, or
   * else `goods`.
   */
  readonly parity: 'goods' | 'allItems'
  /**
   * The cost range of the usual variant. Variants without a range of their own use it, too. For a component of unknown
   * variant, `costMixOf` determines the price instead.
   */
  readonly base: CostRange
  readonly variants: { readonly [Name in Variant]?: CostRange }
}

const centralAir: CostRange = {
  low: { dollars: 4400, year: 2025, what: 'the lower end for central air', source: 'ACR25' },
  typical: { dollars: 5930, year: 2023, what: 'a typical central unit in an existing home', source: 'SCOUT' },
  high: { dollars: 9000, year: 2025, what: 'the upper end for central air', source: 'ACR25' },
}

const gasFurnace: CostRange = {
  low: { dollars: 2820, year: 2022, what: 'the lower end of reported projects', source: 'HA-FN' },
  typical: { dollars: 4760, year: 2022, what: 'the average of reported projects', source: 'HA-FN' },
  high: { dollars: 11300, year: 2023, what: 'the upper end of reported projects', source: 'COST-FN' },
}

const asphaltDriveway: CostRange = {
  low: { dollars: 3000, year: 2024, what: 'the lower end for 600 sq ft of asphalt', source: 'RMN24' },
  typical: { dollars: 4500, year: 2024, what: '600 sq ft of asphalt', source: 'RMN24' },
  high: {
    dollars: 10000,
    year: 2024,
    what: 'about the upper end for any material, $9,000, with the old one torn out',
    source: 'ALS',
  },
}

/**
 * The lower end of the price of a tank. `dearestTank` is the upper end. Both cover all fuels, because the source does
 * not separate them. The page of the source is undated; we read it in 2024.
 */
const cheapestTank: CostFigure = {
  dollars: 600,
  year: 2024,
  what: 'the lower end for a tank',
  source: 'HG-WH',
}
const dearestTank: CostFigure = {
  dollars: 3100,
  year: 2024,
  what: 'the upper end for a tank',
  source: 'HG-WH',
}

const gasTank: CostRange = {
  low: cheapestTank,
  typical: { dollars: 2245, year: 2023, what: 'a gas storage water heater, installed', source: 'SCOUT' },
  high: dearestTank,
}

/**
 * Replacement costs, including installation unless the figure says otherwise, rounded as in their sources. Aggregator
 * sites report what customers say they paid. The federal figures are engineering estimates, which are low for models
 * with many features.
 */
export const costs: Readonly<Record<ComponentType, TypeCosts>> = {
  stove: {
    parity: 'goods',
    base: {
      low: { dollars: 770, year: 2022, what: 'an electric range, installed', source: 'EIA23' },
      typical: { dollars: 1050, year: 2022, what: 'an induction range, installed', source: 'EIA23' },
      high: { dollars: 1970, year: 2022, what: 'the highest quote for one gas range', source: 'CHK' },
    },
    variants: {},
  },
  dishwasher: {
    parity: 'goods',
    base: {
      low: { dollars: 610, year: 2022, what: 'an ENERGY STAR model, installed', source: 'EIA23' },
      typical: { dollars: 970, year: 2023, what: 'the national average', source: 'FORBES-DW' },
      high: { dollars: 2000, year: 2023, what: 'the upper end of the national range', source: 'FORBES-DW' },
    },
    variants: {},
  },
  dryer: {
    parity: 'goods',
    base: {
      low: {
        dollars: 580,
        year: 2022,
        what: 'an ENERGY STAR model at retail, without installation',
        source: 'EIA23',
      },
      typical: { dollars: 710, year: 2022, what: 'an ENERGY STAR model, installed', source: 'EIA23' },
      high: { dollars: 1110, year: 2022, what: 'a heat-pump dryer', source: 'EIA23' },
    },
    variants: {},
  },
  refrigerator: {
    parity: 'goods',
    base: {
      low: { dollars: 950, year: 2022, what: 'the average ENERGY STAR model, installed', source: 'EIA23' },
      typical: {
        dollars: 1400,
        year: 2022,
        what: 'the lowest quote for one French-door model',
        source: 'CHK',
      },
      high: { dollars: 2200, year: 2022, what: 'the highest quote for one French-door model', source: 'CHK' },
    },
    variants: {},
  },
  washer: {
    parity: 'goods',
    base: {
      low: {
        dollars: 785,
        year: 2022,
        what: 'an ENERGY STAR model at retail, without installation',
        source: 'EIA23',
      },
      typical: { dollars: 985, year: 2022, what: 'an ENERGY STAR model, installed', source: 'EIA23' },
      // This figure is our own estimate, so it has no source. Its year is the year of the other two figures.
      high: { dollars: 1800, year: 2022, what: 'the upper end for washers' },
    },
    variants: {},
  },
  ac_unit: {
    parity: 'allItems',
    base: centralAir,
    variants: {
      central: centralAir,
      // A hot climate shortens the unit's life, but does not change its price.
      central_hot_humid: centralAir,
      room: {
        low: { dollars: 150, year: 2025, what: 'the cheapest window unit', source: 'NW25' },
        typical: {
          dollars: 475,
          year: 2025,
          what: 'the middle of the range for window units, $150 to $800',
          source: 'NW25',
        },
        high: { dollars: 803, year: 2023, what: 'a room unit, installed', source: 'SCOUT' },
      },
      heat_pump: {
        low: { dollars: 4000, year: 2025, what: 'the lower end for basic air-source units', source: 'MHP25' },
        typical: {
          dollars: 6940,
          year: 2022,
          what: 'a typical air-source heat pump, installed',
          source: 'NEMSC',
        },
        high: { dollars: 15000, year: 2025, what: 'the upper end for premium systems', source: 'MHP25' },
      },
    },
  },
  water_heater: {
    parity: 'allItems',
    base: gasTank,
    variants: {
      gas_storage: gasTank,
      electric_storage: {
        low: cheapestTank,
        typical: {
          dollars: 1518,
          year: 2023,
          what: 'an electric storage water heater, installed',
          source: 'SCOUT',
        },
        high: dearestTank,
      },
      tankless: {
        low: { dollars: 1400, year: 2024, what: 'the lower end for tankless', source: 'HG-WH' },
        typical: {
          dollars: 3500,
          year: 2024,
          what: 'the middle of the range for tankless, $1,400 to $5,600',
          source: 'HG-WH',
        },
        high: { dollars: 5600, year: 2024, what: 'the upper end for tankless', source: 'HG-WH' },
      },
    },
  },
  roof: {
    parity: 'allItems',
    base: {
      low: { dollars: 6500, year: 2024, what: 'the lower end for asphalt shingles', source: '5EST' },
      typical: {
        dollars: 10200,
        year: 2023,
        what: '1,700 sq ft of asphalt shingles at $6.00, the middle of $4.50 to $7.50, on an undated page',
        source: 'HOMELIGHT',
      },
      high: { dollars: 22000, year: 2026, what: 'the upper end for asphalt shingles', source: 'RRC26' },
    },
    variants: {
      metal: {
        low: {
          dollars: 13600,
          year: 2025,
          what: '1,700 sq ft of corrugated steel at $8',
          source: 'SEMPER25',
        },
        typical: {
          dollars: 25500,
          year: 2025,
          what: '1,700 sq ft of standing-seam metal at $15, the middle of $12 to $18',
          source: 'SEMPER25',
        },
        high: {
          dollars: 30600,
          year: 2025,
          what: '1,700 sq ft of standing-seam metal at $18',
          source: 'SEMPER25',
        },
      },
    },
  },
  driveway: {
    parity: 'allItems',
    base: asphaltDriveway,
    variants: {
      asphalt: asphaltDriveway,
      concrete: {
        low: { dollars: 3600, year: 2024, what: '600 sq ft of concrete at $6', source: 'ALS' },
        typical: {
          dollars: 5400,
          year: 2024,
          what: '600 sq ft of concrete at $9, the middle of $6 to $12',
          source: 'ALS',
        },
        high: {
          dollars: 9000,
          year: 2024,
          what: '600 sq ft of concrete at $12, with the old one torn out at $3',
          source: 'ALS',
        },
      },
    },
  },
  furnace: {
    parity: 'allItems',
    base: gasFurnace,
    variants: {
      gas: gasFurnace,
      oil: {
        low: { ...gasFurnace.low, what: 'the lower end for furnaces, none being found for oil alone' },
        typical: { dollars: 5350, year: 2023, what: 'an oil furnace, installed', source: 'SCOUT' },
        high: { ...gasFurnace.high, what: 'the upper end for furnaces, none being found for oil alone' },
      },
      electric: {
        low: { dollars: 1600, year: 2022, what: 'the lower end for electric furnaces', source: 'HA-FN' },
        typical: {
          dollars: 4250,
          year: 2022,
          what: 'the middle of the range for electric furnaces, $1,600 to $6,900',
          source: 'HA-FN',
        },
        high: { dollars: 6900, year: 2022, what: 'the upper end for electric furnaces', source: 'HA-FN' },
      },
    },
  },
}

/**
 * Returns the cost range of a variant. If no price was found for the variant, it returns the range of the type, and
 * `isTypeRange` is true.
 */
export function costRangeOf(
  type: ComponentType,
  variant: Variant | undefined,
): { range: CostRange; isTypeRange: boolean } {
  const { base, variants } = costs[type]
  const own = variant === undefined ? base : variants[variant]
  return own ? { range: own, isTypeRange: false } : { range: base, isTypeRange: true }
}
