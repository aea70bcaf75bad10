import { z } from 'zod'
import { blankable, id, idCursor, timestamp, wholeNumber } from '../../primitives.ts'
import { defineRoute } from '../../route.ts'
import { componentTypes } from '../../vocabulary.ts'
import { homebotAnswer } from './homebot.ts'

/**
 * The maximum number of stored questions with answers per customer, over all conversations. The oldest are deleted
 * first.
 */
export const maxStoredExchanges = 200

/** A question with the answer that HomeBot gave. */
const exchange = z.object({
  id,
  conversation_id: id,
  asked_at: timestamp,
  question: z.string(),
  /**
   * The component that the user selected for the question. Null if none was selected, or if that component was removed.
   * After a removal, only `component_type` is kept.
   */
  component_id: id.nullable(),
  component_type: z.enum(componentTypes).nullable(),
  answer: homebotAnswer,
})
export type HomebotExchange = z.input<typeof exchange>

/**
 * Clients must not cache this response. A new question does not raise the customer's data version, so a cached copy
 * would not become invalid.
 */
export const listHomebotExchanges = defineRoute({
  name: 'listHomebotExchanges',
  method: 'GET',
  path: '/v1/home-bot/exchanges',
  summary:
    'List the questions and answers of a conversation, newest first. Without an id, of the newest conversation',
  access: 'paid',
  isCacheable: false,
  query: z.object({
    /** The default is the conversation of the latest question. */
    conversationId: blankable(id),
    /** The default is 20. */
    limit: blankable(wholeNumber(1, 100)),
    /** The last exchange of the previous page, from the `Link` header. */
    cursor: blankable(idCursor),
  }),
  status: 200,
  response: z.array(exchange),
})

export const removeHomebotConversation = defineRoute({
  name: 'removeHomebotConversation',
  method: 'DELETE',
  path: '/v1/home-bot/conversations/:id',
  summary: 'Delete a conversation permanently',
  access: 'paid',
  params: z.object({ id }),
  status: 200,
  response: z.object({ id }),
})

export const removeHomebotConversations = defineRoute({
  name: 'removeHomebotConversations',
  method: 'DELETE',
  path: '/v1/home-bot/conversations',
  summary: 'Delete all conversations permanently',
  access: 'paid',
  status: 200,
  response: z.object({ removed: z.int().min(0) }),
})
