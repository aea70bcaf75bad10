import { z } from 'zod'
import { conditions } from '../../component-facts.ts'
import { blankable, dollars, id, optionalText, probability, stateCode } from '../../primitives.ts'
import { defineRoute } from '../../route.ts'
import { componentTypes, stateCodes, wireName } from '../../vocabulary.ts'
import { ageYears, estimateFields, typeName } from '../components/components.ts'
import { property } from '../properties/properties.ts'

/**
 * A variant of a component type. `variant` is its name in the API, such as `heat_pump`, and `label` its name for
 * people: `heat pump`.
 */
const kind = z.object({ variant: z.string(), label: z.string() })

/** Accepts a variant by its name in the API or by its label. Blank if the visitor does not know the variant. */
const askedVariant = blankable(optionalText(50).transform((value) => value && wireName(value)))

const source = estimateFields.explanation.shape.sources.element

/** The lower and upper end of an interval. */
const interval = z.tuple([z.number(), z.number()])

/**
 * The distribution of the lives of components of one type or variant. S(t) is the share of components that reach the
 * age of t years. It is 1 up to `location_years`, and exp(-((t - location) / scale) ^ shape) after that.
 */
const lifeDistribution = z.object({
  family: z.literal('weibull'),
  shape: z.number(),
  scale_years: z.number(),
  location_years: z.number(),
  mean_years: z.number(),
  /** The ages by which 10 % and 90 % of components are replaced. */
  range_80_years: interval,
  /**
   * The evidence for the life. `measured`: shape and mean are fitted to ages. `pooled`: only the mean is fitted, and
   * the shape is that of a related type. `judged`: no survey contains ages, so the life is our own judgment.
   */
  standing: z.enum(['measured', 'pooled', 'judged']),
  /** The number of components with a known age in each survey. */
  known_ages: z.object({ recs_2020: z.int(), recs_2001: z.int() }),
  /**
   * The 95 % interval of the shape. Null in two cases: the shape is not fitted, or customers' records corrected it (see
   * `own_records`).
   */
  shape_interval_95: interval.nullable(),
  /**
   * The 95 % interval of the mean, in years. Null in two cases: the mean is not fitted, or customers' records corrected
   * it (see `own_records`).
   */
  mean_interval_95: interval.nullable(),
  /**
   * The records of this server's customers, and their weight in the life. Null if they do not change the life. Shape,
   * scale and location are weighted averages: the records count with `weight`, the catalogue with 1 - `weight`.
   */
  own_records: z.object({ lives: z.int(), failures: z.int(), weight: z.number() }).nullable(),
  sources: z.array(source),
})

/** The cost of a replacement at the average price level of the United States, in dollars of the date `prices.basis`. */
const costDistribution = z.object({
  low: z.number(),
  typical: z.number(),
  high: z.number(),
  /** The state's price level by which the cost is multiplied: a column of `prices.states`. */
  price_level: z.enum(['goods', 'all_items']),
  /** True if no price was found for the variant. The cost range is then the range of its type. */
  is_range_of_type: z.boolean(),
  sources: z.array(source),
})

const distributions = { life: lifeDistribution, cost: costDistribution }

/** All data from which dates, ranges, chances and costs are computed. */
export const listKinds = defineRoute({
  name: 'listKinds',
  method: 'GET',
  path: '/v1/lifecycle/kinds',
  summary:
    'List all types and variants of components with their distributions of life and cost, and the rules that compute dates from them',
  access: 'public',
  status: 200,
  response: z.object({
    /** Whole sentences that explain how an age becomes a date, a range, a chance and a cost. */
    rules: z.array(z.string()),
    kinds: z.array(
      z.object({
        type: z.enum(componentTypes),
        /** The distributions of a component without a variant. */
        ...distributions,
        /** Empty if the type has no variants. */
        variants: z.array(kind.extend(distributions)),
      }),
    ),
    /** The addition to a component's age for each condition, as a share of the mean life. */
    conditions: z.record(z.enum(conditions), z.number()),
    /** The possible error of an age by its source: `share` times the age, but at least `years`. */
    age_errors: z.record(
      z.enum(['previous_owner', 'guess']),
      z.object({ share: z.number(), years: z.number() }),
    ),
    /**
     * The states with a hot and humid climate. In these states, an air conditioner whose variant is `central` or
     * unknown has the life of `central_hot_humid`.
     */
    hot_humid_states: z.array(z.enum(stateCodes)),
    prices: z.object({
      /** The date on which the price level of the costs was valid. */
      basis: z.iso.date(),
      yearly_rise: z.number(),
      /** Price levels of the states. `nation` is the average of the United States. */
      nation: z.object({ goods: z.number(), all_items: z.number() }),
      states: z.record(z.enum(stateCodes), z.object({ goods: z.number(), all_items: z.number() })),
      sources: z.array(source),
    }),
  }),
})

/** At most 300 requests per hour from one client network, then 429 with Retry-After. */
export const estimateReplacement = defineRoute({
  name: 'estimateReplacement',
  method: 'GET',
  path: '/v1/lifecycle/estimate',
  summary: 'Estimate when a component of a type and age will need replacing, and the cost in a state',
  access: 'public',
  query: z.object({
    type: typeName(componentTypes),
    age: ageYears,
    state: stateCode,
    variant: askedVariant,
  }),
  status: 200,
  response: z.object({
    type: z.enum(componentTypes),
    state: z.enum(stateCodes),
    variant: z.string().nullable(),
    /** All variants of the type. Empty if it has none. */
    variants: z.array(kind),
    ...estimateFields,
    /** The highest repair price, in dollars, at which a repair is better value than a replacement. */
    repair_worth_up_to: dollars,
  }),
})

/**
 * Requests to this route and to `estimateReplacement` are counted together: at most 300 per hour from one client
 * network.
 */
export const guessAge = defineRoute({
  name: 'guessAge',
  method: 'GET',
  path: '/v1/lifecycle/likely-age',
  summary: 'Estimate the age of a component with an unknown installation date from the age of its home',
  access: 'public',
  query: z.object({
    type: typeName(componentTypes),
    homeAge: ageYears,
    /** The state of the home. A hot and humid climate shortens the life of central air conditioning. */
    state: blankable(stateCode),
    variant: askedVariant,
  }),
  status: 200,
  response: z.object({
    type: z.enum(componentTypes),
    home_age: z.int(),
    /** The median age in whole years. */
    likely_age: z.int(),
    /** The lowest age of the likely range. In 8 of 10 cases, the true age is within this range. */
    likely_age_low: z.int(),
    /** The highest age of the likely range. */
    likely_age_high: z.int(),
    /** The probability that the component was installed when the home was built. */
    original_chance: probability,
    /** Full sentences that explain the likely age. */
    explanation: z.array(z.string()),
    sources: estimateFields.explanation.shape.sources,
  }),
})

/**
 * Requests to this route and to `estimateReplacement` are counted together: at most 300 per hour from one client
 * network.
 */
export const guessAllAges = defineRoute({
  name: 'guessAllAges',
  method: 'GET',
  path: '/v1/lifecycle/likely-ages',
  summary:
    'Estimate the age of a component of each type with an unknown installation date, from the age of the home',
  access: 'public',
  query: z.object({
    homeAge: ageYears,
    /** The state of the home. A hot and humid climate shortens the life of central air conditioning. */
    state: blankable(stateCode),
  }),
  status: 200,
  response: z.object({
    home_age: z.int(),
    /** The median age of each type in whole years. */
    ages: z.array(z.object({ type: z.enum(componentTypes), likely_age: z.int() })),
  }),
})

export const addSamplePortfolio = defineRoute({
  name: 'addSamplePortfolio',
  method: 'POST',
  path: '/v1/properties/sample',
  summary:
    'Add a sample portfolio of twelve homes. Available only in the payment sandbox. Repeating it adds nothing',
  access: 'paid',
  status: 201,
  response: z.array(property),
})

export const removeSamplePortfolio = defineRoute({
  name: 'removeSamplePortfolio',
  method: 'DELETE',
  path: '/v1/properties/sample',
  summary: 'Archive only the homes of the sample portfolio',
  access: 'paid',
  status: 200,
  response: z.array(z.object({ id })),
})
