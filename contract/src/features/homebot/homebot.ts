import { z } from 'zod'
import { problem } from '../../errors.ts'
import {
  blankable,
  dollars,
  id,
  idCursor,
  maxPageEntries,
  optionalText,
  plainDate,
  requiredText,
  wholeNumber,
} from '../../primitives.ts'
import { defineRoute } from '../../route.ts'
import { applianceTypes, componentTypes } from '../../vocabulary.ts'
import { ageYears, estimateFields } from '../components/components.ts'

const askedQuestion = z.object(
  {
    question: requiredText(4000),
    /** The age of the appliance in whole years. 0 if the appliance is new or if none is selected. */
    applianceAge: blankable(ageYears).transform((age) => age ?? 0),
    /**
     * The next three fields are not in the specification. They say which component the question is about, and which
     * conversation it continues.
     */
    propertyId: blankable(id),
    applianceId: blankable(id),
    conversationId: blankable(id),
  },
  'must be an object',
)
export type AskedQuestion = z.output<typeof askedQuestion>

/**
 * The component that the answer is about. The client uses these fields to draw the component's age, likely range and
 * forecast date.
 */
const subject = z.object({
  component_id: id,
  type: z.enum(componentTypes),
  property_id: id,
  property_address: z.string(),
  unit_number: z.string().nullable(),
  installed_on: plainDate,
  /** The stored forecast date, not the date that the answer proposes. */
  forecasted_replacement_date: plainDate,
  /**
   * The first day of the likely range: today plus the 10th percentile of the remaining life. `forecast_high` is the
   * last day, at the 90th percentile.
   */
  forecast_low: plainDate,
  forecast_high: plainDate,
})
export type HomebotSubject = z.input<typeof subject>

/**
 * A change of the customer's data that an answer offers. After the user confirms it, the client calls the route that
 * the comment of its variant names.
 */
export const offeredAction = z.discriminatedUnion('kind', [
  /** To make this change, the client calls `replaceComponent`. */
  z.object({
    kind: z.literal('replace'),
    component_id: id,
    installed_on: plainDate,
    cost: dollars.nullable(),
    /** The brand of the new component. Missing in older stored answers, and if the user's message contains no brand. */
    brand: z.string().optional(),
  }),
  /** To make this change, the client calls `updateAppliances` or `updateStructures`, which set the date to plan for. */
  z.object({
    kind: z.literal('plan'),
    component_id: id,
    property_id: id,
    type: z.enum(componentTypes),
    /** Null removes the owner's date, so that the estimate applies again. */
    date: plainDate.nullable(),
  }),
  /** To make this change, the client calls `createOwnTask`. */
  z.object({
    kind: z.literal('task'),
    property_id: id,
    title: z.string(),
    due_on: plainDate,
    is_whole_month: z.boolean(),
  }),
  /** To make this change, the client calls `updateOwnTask`. */
  z.object({
    kind: z.literal('move_task'),
    task_id: id,
    property_id: id,
    title: z.string(),
    note: z.string().nullable(),
    due_on: plainDate,
    is_whole_month: z.boolean(),
    repeat_months: z.int().nullable(),
  }),
  /** To make this change, the client calls `correctComponent`. */
  z.object({ kind: z.literal('age'), component_id: id, installed_on: plainDate }),
  /** To make this change, the client calls `recordMaintenance`. */
  z.object({
    kind: z.literal('expense'),
    component_id: id,
    task_id: z.string(),
    on: plainDate,
    /** The cost of the maintenance. Null if it is not known. */
    cost: dollars.nullable(),
    note: z.string().nullable(),
  }),
  /** To make this change, the client calls `finishOwnTask`. If there is a note, it also calls `createNote`. */
  z.object({
    kind: z.literal('finish_task'),
    task_id: id,
    property_id: id,
    title: z.string(),
    /** A note for the home that records what the task cost. Missing in older stored answers. */
    note: z.string().nullable().optional(),
  }),
  /** To make this change, the client calls `createNote`. */
  z.object({
    kind: z.literal('note'),
    property_id: id,
    content: z.string(),
    /** The component that the note is about. Missing for a note about the home. */
    component: z.object({ id, type: z.enum(componentTypes) }).optional(),
  }),
])
export type OfferedAction = z.input<typeof offeredAction>

export const homebotAnswer = z.object({
  /** Plain text. Line breaks separate paragraphs. */
  response: z.string().min(1),
  /**
   * The date that the answer proposes, never in the past. Null in two cases: the question is not about the life of one
   * recorded component, or the component already has this date.
   */
  forecasted_replacement_date: plainDate.nullable(),
  /**
   * True if the answer is a warning of danger. The client shows it and reads it aloud first. Missing in older stored
   * answers.
   */
  is_danger: z.boolean().optional(),
  /**
   * The id of the conversation. The client sends it with the next question, so that HomeBot understands "and the other
   * one?".
   */
  conversation_id: id.nullable(),
  subject: subject.nullable(),
  /** Missing in older stored answers. */
  action: offeredAction.nullable().optional(),
  sources: estimateFields.explanation.shape.sources,
  /** Suggested next questions, worded as the user would ask them. */
  next_questions: z.array(z.string().min(1)).max(3),
})
export type HomebotAnswer = z.input<typeof homebotAnswer>

/**
 * Answers a question with JSON. With `Accept: text/event-stream`, the answer is sent as a stream of events. The first
 * contains the conversation's id, the next ones pieces of text, and the last the whole answer. The `response` of the
 * whole answer replaces all pieces. An error after the first event ends the stream with a `problem` event.
 */
export const askHomebot = defineRoute({
  name: 'askHomebot',
  method: 'POST',
  path: '/v1/home-bot/ask-lifecycle-question',
  summary: 'Ask HomeBot about the life or care of a component, or about looking after a home',
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

/** An appliance that the user can choose for a question. */
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
 * Returns the appliances of all properties, so that the user can choose one for a question. One route for all
 * properties saves clients a call for each property. It computes no forecast.
 */
export const listHomebotAppliances = defineRoute({
  name: 'listHomebotAppliances',
  method: 'GET',
  path: '/v1/home-bot/appliances',
  summary:
    'List the appliances of all properties and their units, to choose one to ask about. Ordered by address, unit and type',
  access: 'paid',
  query: z.object({
    /**
     * The words to search. Each word must occur in the address, unit or type, also as a part of a longer word. Letter
     * case does not matter, and an underscore counts as a space. The query `air conditioner` finds `ac_unit`, too.
     */
    q: optionalText(200),
    /** Page size, 500 by default. The response header `Link: <...>; rel="next"` contains the URL of the next page. */
    limit: blankable(wholeNumber(1, maxPageEntries)),
    cursor: blankable(idCursor),
  }),
  status: 200,
  response: z.array(chosenAppliance),
})
