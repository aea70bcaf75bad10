import { z } from 'zod'
import { problem } from '../errors.ts'
import {
  blankable,
  id,
  idCursor,
  maxPageEntries,
  optionalText,
  plainDate,
  requiredText,
  wholeNumber,
} from '../primitives.ts'
import { defineRoute } from '../route.ts'
import { applianceTypes, componentTypes } from '../vocabulary.ts'
import { ageYears, estimateFields } from './components.ts'

const askedQuestion = z.object(
  {
    question: requiredText(4000),
    /** Whole years in service of the appliance asked about; 0 says that none is meant, or a new one. */
    applianceAge: blankable(ageYears).transform((age) => age ?? 0),
    /** What a client written from the specification does not send: the component itself, and the talk so far. */
    propertyId: blankable(id),
    applianceId: blankable(id),
    conversationId: blankable(id),
  },
  'must be an object',
)
export type AskedQuestion = z.output<typeof askedQuestion>

/** The component an answer is about: what its lifeline is drawn from. */
const subject = z.object({
  component_id: id,
  type: z.enum(componentTypes),
  property_id: id,
  property_address: z.string(),
  unit_number: z.string().nullable(),
  installed_on: plainDate,
  /** As it is kept, not as the answer proposes it. */
  forecasted_replacement_date: plainDate,
  /** 10th and 90th percentile of the remaining life, from today. */
  forecast_low: plainDate,
  forecast_high: plainDate,
})
export type HomebotSubject = z.input<typeof subject>

export const homebotAnswer = z.object({
  /** Plain text, in paragraphs divided by line breaks. */
  response: z.string().min(1),
  /**
   * Never in the past; only where the question is about the life of one known component, and null where the record already
   * has this date.
   */
  forecasted_replacement_date: plainDate.nullable(),
  /** It says what to do in a danger, before all else: to be shown, and read out, as nothing else is. Kept answers from before it was told lack it. */
  is_danger: z.boolean().optional(),
  /** Sent back with the next question, it lets "and the other one?" be understood. */
  conversation_id: id.nullable(),
  subject: subject.nullable(),
  /** What the answer rests on. */
  sources: estimateFields.explanation.shape.sources,
  /** What could be asked next, in a person's words. */
  next_questions: z.array(z.string().min(1)).max(3),
})
export type HomebotAnswer = z.input<typeof homebotAnswer>

/**
 * A question, and its answer as JSON. Where `text/event-stream` is accepted the answer comes as it is made: first the
 * conversation, then pieces of text that can be shown as they are, last the whole answer, whose `response` stands in
 * the place of all pieces. What goes wrong after the first event ends the stream with `problem`.
 */
export const askHomebot = defineRoute({
  name: 'askHomebot',
  method: 'POST',
  path: '/v1/home-bot/ask-lifecycle-question',
  summary: 'Ask about the life or the care of a component, or anything about looking after a home',
  access: 'paid',
  body: askedQuestion,
  status: 200,
  response: homebotAnswer,
  events: {
    conversation: z.object({ conversation_id: id }),
    text: z.object({ text: z.string().min(1) }),
    answer: homebotAnswer,
    problem,
  },
})

/** An appliance as HomeBot's list names it. */
const chosenAppliance = z.object({
  id,
  appliance_type: z.enum(applianceTypes),
  /** Whole years in service today. */
  age_in_years: z.int(),
  property_id: id,
  property_address: z.string(),
  unit_number: z.string().nullable(),
  forecasted_replacement_date: plainDate,
})
export type ChosenAppliance = z.input<typeof chosenAppliance>

/**
 * The appliances that a question can be about, of all properties. One call a page replaces one call a property. The
 * rows are the stored ones; no forecast is computed.
 */
export const listHomebotAppliances = defineRoute({
  name: 'listHomebotAppliances',
  method: 'GET',
  path: '/v1/home-bot/appliances',
  summary:
    'Appliances of all properties, their units included, ordered by address, unit and type, to ask about one of them',
  access: 'paid',
  query: z.object({
    /**
     * Words, each to be found in its address, unit or type, in any case and in parts. An underscore is a space, and an
     * `ac_unit` is an `air conditioner` too.
     */
    q: optionalText(200),
    /** Page size, 500 by default. `Link: <...>; rel="next"` names the next page. */
    limit: blankable(wholeNumber(1, maxPageEntries)),
    cursor: blankable(idCursor),
  }),
  status: 200,
  response: z.array(chosenAppliance),
})
