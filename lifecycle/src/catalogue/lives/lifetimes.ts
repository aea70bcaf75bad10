import type { ComponentType } from '@home-pulse/contract/vocabulary'
import type { Weibull } from '../../survival/survival.ts'
import type { SourceTag } from '../sources.ts'
import type { FittedLife } from './fitted-life.ts'
import { fittedLives } from './fitted-lives.ts'
import { type OwnLife, ownLifeOf } from './own-lives.ts'

/** How long a type or variant lasts, and the evidence for it. */
export type Lifetime = {
  /** The singular and the plural noun for sentences. */
  readonly nouns: readonly [one: string, many: string]
  readonly life: Weibull
  /** A sentence about the average life in published sources, without its full stop. */
  readonly published: string
  readonly sources: readonly SourceTag[]
  /**
   * The life that was fitted to evidence. It says whether the life is measured or judged, and how many ages are known.
   */
  readonly fit: FittedLife
  /**
   * The life that also takes the records of this server's customers into account. Absent if these records do not change
   * the life.
   */
  readonly own?: OwnLife | undefined
}

/** The fields of a type or variant in the catalogue. The life comes from the fit. */
type KindRow = Pick<Lifetime, 'nouns' | 'published' | 'sources'>

/** The catalogue entry of a type: one row for the type without a variant, and one for each variant. */
type TypeRows = {
  readonly base: KindRow
  /**
   * The variant, in words, that is assumed if none is recorded. Absent if the type has no variants, or if no variant is
   * usual.
   */
  readonly assumed?: string
  readonly variants: Readonly<Record<string, KindRow>>
}

const centralAir = {
  published: 'Home builders say 15 years for central air, the federal figure is 18',
  sources: ['NAHB', 'EIA23', 'AM', 'NACHI'],
} as const
const asphaltDriveway = {
  published: 'Home builders say 15 to 20 years for asphalt; there is no federal figure',
  sources: ['MPIT', 'AM'],
} as const
const gasFurnace = {
  published: 'Home builders say 18 years for gas, the federal figure is 21',
  sources: ['NAHB', 'EIA23', 'AM'],
} as const

/** The nouns of all types and variants, and what published sources say about their lives. */
const rows = {
  stove: {
    base: {
      nouns: ['stove', 'stoves'],
      published: 'Home builders say 15 years for gas and 13 for electric, the federal figures are 15 and 17',
      sources: ['NAHB', 'EIA23', 'NACHI', 'FM95'],
    },
    variants: {},
  },
  dishwasher: {
    base: {
      nouns: ['dishwasher', 'dishwashers'],
      published: 'The sources disagree: home builders say 9 years, the federal figure is 15',
      sources: ['NAHB', 'EIA23', 'FM95'],
    },
    variants: {},
  },
  dryer: {
    base: {
      nouns: ['dryer', 'dryers'],
      published: 'Home builders and the federal figure agree on 13 years',
      sources: ['NAHB', 'EIA23', 'AM'],
    },
    variants: {},
  },
  refrigerator: {
    base: {
      nouns: ['refrigerator', 'refrigerators'],
      published: 'Home builders say 13 years, the federal figure is 15',
      sources: ['NAHB', 'EIA23', 'NACHI', 'FM95'],
    },
    variants: {},
  },
  washer: {
    base: {
      nouns: ['washer', 'washers'],
      published: 'Home builders say 10 years, the federal figure is 11.5',
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
        published: 'Home builders and the federal figure agree on 10 years',
        sources: ['NAHB', 'EIA23', 'AM'],
      },
      central_hot_humid: {
        nouns: ['air conditioner in a hot, humid climate', 'air conditioners in a hot, humid climate'],
        published:
          'Home builders say 15 years for central air, the federal figure is 18; an inspection table puts the life in hot climates at 83% of that',
        sources: ['NAHB', 'EIA23', 'AM', 'HLWIL'],
      },
      heat_pump: {
        nouns: ['heat pump', 'heat pumps'],
        published: "We take the middle of home builders' figure and the federal one, 15 years",
        sources: ['NAHB', 'EIA23', 'AM'],
      },
    },
  },
  water_heater: {
    base: {
      nouns: ['water heater', 'water heaters'],
      published: 'The sources disagree: home builders say 10 to 11 years, the federal figure is about 15',
      sources: ['NAHB', 'EIA23', 'NACHI', 'FM95'],
    },
    variants: {
      gas_storage: {
        nouns: ['gas water heater', 'gas water heaters'],
        published: 'The sources disagree: home builders say 10 years, the federal figure is 14.5',
        sources: ['NAHB', 'EIA23', 'NACHI', 'FM95'],
      },
      electric_storage: {
        nouns: ['electric water heater', 'electric water heaters'],
        published: 'The sources disagree: home builders say 11 years, the federal figure is 15.1',
        sources: ['NAHB', 'EIA23', 'NACHI', 'FM95'],
      },
      tankless: {
        nouns: ['tankless water heater', 'tankless water heaters'],
        published: 'Home builders say 20 years or more; we take 20',
        sources: ['NAHB'],
      },
    },
  },
  roof: {
    base: {
      nouns: ['roof', 'roofs'],
      published:
        'Home builders say 20 years for asphalt shingles, the federal figure is 25; no source that we could read measures how climate changes it',
      sources: ['NAHB', 'SCOUT', 'NACHI', 'HA-ROOF'],
    },
    assumed: 'asphalt shingles',
    variants: {
      three_tab_asphalt: {
        nouns: ['3-tab asphalt roof', '3-tab asphalt roofs'],
        published: 'Home inspectors say 20 years',
        sources: ['NACHI'],
      },
      architectural_asphalt: {
        nouns: ['architectural shingle roof', 'architectural shingle roofs'],
        published: 'Home inspectors say 30 years',
        sources: ['NACHI'],
      },
      metal: {
        nouns: ['metal roof', 'metal roofs'],
        published: 'Home inspectors say 40 to 80 years; we take the middle',
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
        published: 'Contractors say anything from 25 to more than 40 years; we take 35',
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
        published: 'The sources disagree: home builders say 15 years, the federal figure is 23',
        sources: ['NAHB', 'EIA23', 'AM'],
      },
      oil: {
        nouns: ['oil furnace', 'oil furnaces'],
        published: 'The sources disagree: home builders say 20 years, the federal figure is 27',
        sources: ['NAHB', 'EIA23', 'AM'],
      },
    },
  },
} as const satisfies Record<ComponentType, TypeRows>

/** The names of all variants in the API. */
export type Variant = {
  [Type in ComponentType]: keyof (typeof rows)[Type]['variants']
}[ComponentType]

const fits = new Map(fittedLives.map((fit) => [fit.kind, fit]))

function lifetimeFrom(kind: string, row: KindRow): Lifetime {
  const fit = fits.get(kind)
  if (!fit) throw new RangeError(`npm run fit wrote no life for ${kind}`)
  const surveys = fit.sources.filter((tag) => tag !== 'published')
  return { ...row, fit, life: fit.life, sources: [...surveys, ...row.sources] }
}

/** The life of the type without a variant, and the lives of its variants by their names in the API. */
type TypeLifetimes = {
  readonly base: Lifetime
  readonly variants: Readonly<Record<string, Lifetime>>
}

/**
 * The lives of all types and variants. `npm run fit` fits them to the ages in federal surveys, with published lives as
 * priors. It writes the result to `fitted-lives.ts`. docs/forecast-evidence.md shows how well they agree with surveys.
 */
export const lifetimes = Object.fromEntries(
  Object.entries<TypeRows>(rows).map(([type, { base, variants }]) => {
    const variantLives = Object.entries(variants).map(([variant, row]) => [
      variant,
      lifetimeFrom(`${type}/${variant}`, row),
    ])
    return [type, { base: lifetimeFrom(type, base), variants: Object.fromEntries(variantLives) }]
  }),
) as Readonly<Record<ComponentType, TypeLifetimes>>

/** Returns true if the type has a variant of this name: `metal` for a roof, not for a stove. */
export function isVariantOf(type: ComponentType, name: string): name is Variant {
  return Object.hasOwn(lifetimes[type].variants, name)
}

/**
 * Returns the life of a type or variant, adjusted by this server's own records if there are enough. Throws a RangeError
 * if the type has no such variant.
 */
export function lifetimeOf(type: ComponentType, variant: Variant | undefined): Lifetime {
  const { base, variants } = lifetimes[type]
  const lifetime = variant === undefined ? base : Object.hasOwn(variants, variant) && variants[variant]
  if (!lifetime) throw new RangeError(`a ${type} has no variant ${variant}`)
  const own = ownLifeOf(lifetime.fit.kind)
  return own ? { ...lifetime, life: own.life, own } : lifetime
}

/**
 * Returns the variant, in words, that is assumed for a component without a recorded variant. Undefined if none is
 * assumed.
 */
export function assumedKind(type: ComponentType, variant: Variant | undefined): string | undefined {
  const row: TypeRows = rows[type]
  return variant === undefined ? row.assumed : undefined
}
