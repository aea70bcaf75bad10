import type { ComponentType } from '@home-pulse/contract/vocabulary'
import type { Weibull } from '../survival.ts'
import type { SourceTag } from './sources.ts'

/** How long one kind of component lasts, and on what that rests. */
export type Lifetime = {
  /** How a sentence names one of them, and several. */
  readonly nouns: readonly [one: string, many: string]
  readonly life: Weibull
  /** What the sources say of the average life, and what was made of it. */
  readonly basis: string
  readonly sources: readonly SourceTag[]
}

/** The lives of a type: of the type as such, and of its variants. */
type TypeLifetimes = {
  readonly base: Lifetime
  /** What one of no recorded variant is taken to be, where the kinds of a type differ. */
  readonly assumed?: string
  readonly variants: Readonly<Record<string, Lifetime>>
}

/** No source gives a delay before the first failures, so none is assumed. */
const weibull = (shape: number, scaleYears: number): Weibull => ({ shape, scaleYears, delayYears: 0 })

const centralAir = {
  life: weibull(2.9, 18.5),
  basis: 'Home builders say 15 years for central air, the federal figure is 18',
  sources: ['NAHB', 'EIA23', 'AM', 'NACHI'],
} as const
const asphaltDriveway = {
  life: weibull(3, 19.6),
  basis: 'Home builders say 15 to 20 years for asphalt; there is no federal figure',
  sources: ['MPIT', 'AM'],
} as const
const gasFurnace = {
  life: weibull(3.4, 21.71),
  basis: 'Home builders say 18 years for gas, the federal figure is 21',
  sources: ['NAHB', 'EIA23', 'AM'],
} as const

/**
 * The lives of all kinds, derived, not quoted: the mean is the midpoint of the industry's and the federal figure, the
 * shape k the average of two readings of the published low-high range (as 10th-90th and as 20th-80th percentiles), the
 * scale mean / Γ(1 + 1/k). k = 3 where no usable range is published, near the average of Appliance Magazine's triples.
 * The Weibull parameters of the federal appliance standards were not available; the shape is the weakest input.
 */
export const lifetimes = {
  stove: {
    base: {
      nouns: ['stove', 'stoves'],
      life: weibull(3.6, 16.65),
      basis: 'Home builders say 15 years for gas and 13 for electric, the federal figures are 15 and 17',
      sources: ['NAHB', 'EIA23', 'NACHI', 'FM95'],
    },
    variants: {},
  },
  dishwasher: {
    base: {
      nouns: ['dishwasher', 'dishwashers'],
      life: weibull(2.3, 13.55),
      basis: 'The sources disagree: home builders say 9 years, the federal figure is 15',
      sources: ['NAHB', 'EIA23', 'FM95'],
    },
    variants: {},
  },
  dryer: {
    base: {
      nouns: ['dryer', 'dryers'],
      life: weibull(3, 14.56),
      basis: 'Home builders and the federal figure agree on 13 years',
      sources: ['NAHB', 'EIA23', 'AM'],
    },
    variants: {},
  },
  refrigerator: {
    base: {
      nouns: ['refrigerator', 'refrigerators'],
      life: weibull(3.2, 15.63),
      basis: 'Home builders say 13 years, the federal figure is 15',
      sources: ['NAHB', 'EIA23', 'NACHI', 'FM95'],
    },
    variants: {},
  },
  washer: {
    base: {
      nouns: ['washer', 'washers'],
      life: weibull(2.3, 12.13),
      basis: 'Home builders say 10 years, the federal figure is 11.5',
      sources: ['NAHB', 'EIA23', 'NACHI'],
    },
    variants: {},
  },
  ac_unit: {
    base: { nouns: ['air conditioner', 'air conditioners'], ...centralAir },
    assumed: 'central air',
    variants: {
      central: { nouns: ['central air conditioner', 'central air conditioners'], ...centralAir },
      room: {
        nouns: ['room air conditioner', 'room air conditioners'],
        life: weibull(3.1, 11.18),
        basis: 'Home builders and the federal figure agree on 10 years',
        sources: ['NAHB', 'EIA23', 'AM'],
      },
      central_hot_humid: {
        nouns: ['air conditioner in a hot, humid climate', 'air conditioners in a hot, humid climate'],
        life: weibull(2.9, 15.36),
        basis:
          'Home builders say 15 years for central air, the federal figure is 18; an inspection table puts the life in hot climates at 83% of that',
        sources: ['NAHB', 'EIA23', 'AM', 'HLWIL'],
      },
      heat_pump: {
        nouns: ['heat pump', 'heat pumps'],
        life: weibull(2.9, 17.38),
        basis: "We take the middle of home builders' figure and the federal one, 15 years",
        sources: ['NAHB', 'EIA23', 'AM'],
      },
    },
  },
  water_heater: {
    base: {
      nouns: ['water heater', 'water heaters'],
      life: weibull(2.8, 14.21),
      basis: 'The sources disagree: home builders say 10 to 11 years, the federal figure is about 15',
      sources: ['NAHB', 'EIA23', 'NACHI', 'FM95'],
    },
    variants: {
      gas_storage: {
        nouns: ['gas water heater', 'gas water heaters'],
        life: weibull(2.8, 13.76),
        basis: 'The sources disagree: home builders say 10 years, the federal figure is 14.5',
        sources: ['NAHB', 'EIA23', 'NACHI', 'FM95'],
      },
      electric_storage: {
        nouns: ['electric water heater', 'electric water heaters'],
        life: weibull(2.8, 14.66),
        basis: 'The sources disagree: home builders say 11 years, the federal figure is 15.1',
        sources: ['NAHB', 'EIA23', 'NACHI', 'FM95'],
      },
      tankless: {
        nouns: ['tankless water heater', 'tankless water heaters'],
        life: weibull(2.8, 22.46),
        basis: 'Home builders say 20 years or more; we take 20',
        sources: ['NAHB'],
      },
    },
  },
  roof: {
    base: {
      nouns: ['roof', 'roofs'],
      life: weibull(3.6, 24.97),
      basis: 'Home builders say 20 years for asphalt shingles, the federal figure is 25',
      sources: ['NAHB', 'SCOUT', 'NACHI', 'HA-ROOF'],
    },
    assumed: 'asphalt shingles',
    variants: {
      three_tab_asphalt: {
        nouns: ['3-tab asphalt roof', '3-tab asphalt roofs'],
        life: weibull(3.6, 22.19),
        basis: 'Home inspectors say 20 years',
        sources: ['NACHI'],
      },
      architectural_asphalt: {
        nouns: ['architectural shingle roof', 'architectural shingle roofs'],
        life: weibull(3.6, 33.29),
        basis: 'Home inspectors say 30 years',
        sources: ['NACHI'],
      },
      metal: {
        nouns: ['metal roof', 'metal roofs'],
        life: weibull(3.6, 66.58),
        basis: 'Home inspectors say 40 to 80 years; we take the middle',
        sources: ['NACHI'],
      },
    },
  },
  driveway: {
    base: { nouns: ['driveway', 'driveways'], ...asphaltDriveway },
    assumed: 'asphalt',
    variants: {
      asphalt: { nouns: ['asphalt driveway', 'asphalt driveways'], ...asphaltDriveway },
      concrete: {
        nouns: ['concrete driveway', 'concrete driveways'],
        life: weibull(3, 39.19),
        basis: 'Contractors say anything from 25 to more than 40 years; we take 35',
        sources: ['DIY', 'BAK'],
      },
    },
  },
  furnace: {
    base: { nouns: ['furnace', 'furnaces'], ...gasFurnace },
    assumed: 'a gas furnace',
    variants: {
      gas: { nouns: ['gas furnace', 'gas furnaces'], ...gasFurnace },
      electric: {
        nouns: ['electric furnace', 'electric furnaces'],
        life: weibull(3.2, 21.21),
        basis: 'The sources disagree: home builders say 15 years, the federal figure is 23',
        sources: ['NAHB', 'EIA23', 'AM'],
      },
      oil: {
        nouns: ['oil furnace', 'oil furnaces'],
        life: weibull(4.4, 25.78),
        basis: 'The sources disagree: home builders say 20 years, the federal figure is 27',
        sources: ['NAHB', 'EIA23', 'AM'],
      },
    },
  },
} as const satisfies Record<ComponentType, TypeLifetimes>

/** The kinds within a type, by their wire names: the usual one, which the type as such is taken for, and all others. */
export type Variant = {
  [Type in ComponentType]: keyof (typeof lifetimes)[Type]['variants']
}[ComponentType]

/** Whether the catalogue knows a variant of this name for this type: `metal` of a roof, not of a stove. */
export function isVariantOf(type: ComponentType, name: string): name is Variant {
  return Object.hasOwn(lifetimes[type].variants, name)
}

/** The life of a kind. Throws a RangeError when the type has no such variant. */
export function lifetimeOf(type: ComponentType, variant: Variant | undefined): Lifetime {
  if (variant === undefined) return lifetimes[type].base
  const variants: Readonly<Record<string, Lifetime>> = lifetimes[type].variants
  const row = Object.hasOwn(variants, variant) ? variants[variant] : undefined
  if (row === undefined) throw new RangeError(`a ${type} has no variant ${variant}`)
  return row
}

/** What a component with no recorded variant is taken to be, where the kinds of its type differ. */
export function assumedKind(type: ComponentType, variant: Variant | undefined): string | undefined {
  const row: TypeLifetimes = lifetimes[type]
  return variant === undefined ? row.assumed : undefined
}
