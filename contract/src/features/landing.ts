import { z } from 'zod'
import { blankable, id, optionalText, probability, stateCode } from '../primitives.ts'
import { defineRoute } from '../route.ts'
import { componentTypes, stateCodes, wireName } from '../vocabulary.ts'
import { ageYears, estimateFields, typeName } from './components.ts'
import { property } from './properties.ts'

/** A variant of a type, by wire name and label: `heat_pump`, `heat pump`. */
const kind = z.object({ variant: z.string(), label: z.string() })

/** Wire name or label. Blank if unknown. */
const askedVariant = blankable(optionalText(50).transform((value) => value && wireName(value)))

/** The variants that a user can choose. */
export const listKinds = defineRoute({
  name: 'listKinds',
  method: 'GET',
  path: '/v1/lifecycle/kinds',
  summary: 'The kinds of each type of component whose kinds differ in life or in cost',
  access: 'public',
  status: 200,
  response: z.array(z.object({ type: z.enum(componentTypes), variants: z.array(kind) })),
})

/** At most 300 requests per hour from one address, then 429 with Retry-After. */
export const estimateReplacement = defineRoute({
  name: 'estimateReplacement',
  method: 'GET',
  path: '/v1/lifecycle/estimate',
  summary: 'When a component of this type and age will need replacing, and what that costs in a state',
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
    /** The known variants. Empty if the type has only one. */
    variants: z.array(kind),
    ...estimateFields,
  }),
})

/** Shares the limit of 300 per hour with the estimate. */
export const guessAge = defineRoute({
  name: 'guessAge',
  method: 'GET',
  path: '/v1/lifecycle/likely-age',
  summary: 'How old a component is that nobody remembers installing, as far as the age of its home tells',
  access: 'public',
  query: z.object({
    type: typeName(componentTypes),
    homeAge: ageYears,
    /** A hot and humid climate shortens the life of central air conditioning. */
    state: blankable(stateCode),
    variant: askedVariant,
  }),
  status: 200,
  response: z.object({
    type: z.enum(componentTypes),
    home_age: z.int(),
    /** The median in whole years. */
    likely_age: z.int(),
    /** The range of 8 in 10 cases, both ends inclusive. */
    likely_age_low: z.int(),
    likely_age_high: z.int(),
    /** The probability that it was installed when the home was built. */
    original_chance: probability,
    /** Whole sentences. */
    explanation: z.array(z.string()),
    sources: estimateFields.explanation.shape.sources,
  }),
})

export const addSamplePortfolio = defineRoute({
  name: 'addSamplePortfolio',
  method: 'POST',
  path: '/v1/properties/sample',
  summary:
    'Add a sample portfolio of twelve homes; only where no money is taken. Asked again it adds nothing',
  access: 'paid',
  status: 201,
  response: z.array(property),
})

export const removeSamplePortfolio = defineRoute({
  name: 'removeSamplePortfolio',
  method: 'DELETE',
  path: '/v1/properties/sample',
  summary: 'Archive the homes of the sample portfolio, and no other',
  access: 'paid',
  status: 200,
  response: z.array(z.object({ id })),
})
