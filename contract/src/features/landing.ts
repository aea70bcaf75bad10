import { z } from 'zod'
import { blankable, id, optionalText, probability, stateCode } from '../primitives.ts'
import { defineRoute } from '../route.ts'
import { componentTypes, stateCodes, wireName } from '../vocabulary.ts'
import { ageYears, estimateFields, typeName } from './components.ts'
import { property } from './properties.ts'

/** A kind within a type, as the wire and as a person says it: `heat_pump`, `heat pump`. */
const kind = z.object({ variant: z.string(), label: z.string() })

/** By its wire name or as a person says it; blank where it is not known. */
const askedVariant = blankable(optionalText(50).transform((value) => value && wireName(value)))

/** What a person can choose between when they say more than the type. */
export const listKinds = defineRoute({
  name: 'listKinds',
  method: 'GET',
  path: '/v1/lifecycle/kinds',
  summary: 'The kinds of each type of component whose kinds differ in life or in cost',
  access: 'public',
  status: 200,
  response: z.array(z.object({ type: z.enum(componentTypes), variants: z.array(kind) })),
})

/** Asked at most 300 times an hour from one address; then 429 with Retry-After. */
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
    /** The kinds that can be asked for; none where a type has but one. */
    variants: z.array(kind),
    ...estimateFields,
  }),
})

/** Counts towards the same 300 an hour as an estimate. */
export const guessAge = defineRoute({
  name: 'guessAge',
  method: 'GET',
  path: '/v1/lifecycle/likely-age',
  summary: 'How old a component is that nobody remembers installing, as far as the age of its home tells',
  access: 'public',
  query: z.object({
    type: typeName(componentTypes),
    homeAge: ageYears,
    /** A hot and humid one shortens the life of central air. */
    state: blankable(stateCode),
    variant: askedVariant,
  }),
  status: 200,
  response: z.object({
    type: z.enum(componentTypes),
    home_age: z.int(),
    /** Whole years; as many are younger as are older. */
    likely_age: z.int(),
    /** Eight in ten lie between these, both inclusive. */
    likely_age_low: z.int(),
    likely_age_high: z.int(),
    /** The chance that it came with the home. */
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
