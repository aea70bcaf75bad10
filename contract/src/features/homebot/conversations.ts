import { z } from 'zod'
import { blankable, id, idCursor, timestamp, wholeNumber } from '../../primitives.ts'
import { defineRoute } from '../../route.ts'
import { componentTypes } from '../../vocabulary.ts'
import { homebotAnswer } from './homebot.ts'

/** The number of exchanges that are kept per customer over all conversations. The oldest are deleted first. */
export const maxExchangesKept = 200

/** A question with its answer at that time. */
const exchange = z.object({
  id,
  conversation_id: id,
  asked_at: timestamp,
  question: z.string(),
  /** The selected property or component. If it was removed, only its type. */
  component_id: id.nullable(),
  component_type: z.enum(componentTypes).nullable(),
  answer: homebotAnswer,
})
export type HomebotExchange = z.input<typeof exchange>

/**
 * A conversation affects no other response, so it does not raise the data version, and clients must not cache this response.
 */
export const listHomebotExchanges = defineRoute({
  name: 'listHomebotExchanges',
  method: 'GET',
  path: '/v1/home-bot/exchanges',
  summary: 'What was asked and answered in a conversation, or in the newest one, newest first',
  access: 'paid',
  isKept: false,
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
  summary: 'Delete a conversation for good',
  access: 'paid',
  params: z.object({ id }),
  status: 200,
  response: z.object({ id }),
})

export const removeHomebotConversations = defineRoute({
  name: 'removeHomebotConversations',
  method: 'DELETE',
  path: '/v1/home-bot/conversations',
  summary: 'Delete all conversations for good',
  access: 'paid',
  status: 200,
  response: z.object({ removed: z.int().min(0) }),
})
