import { z } from 'zod'
import { blankable, id, idCursor, timestamp, wholeNumber } from '../primitives.ts'
import { defineRoute } from '../route.ts'
import { componentTypes } from '../vocabulary.ts'
import { homebotAnswer } from './homebot.ts'

/** So many exchanges of a customer are kept, in all their conversations together; the oldest go first. */
export const maxExchangesKept = 200

/** A question and what was answered, as it was then. */
const exchange = z.object({
  id,
  conversation_id: id,
  asked_at: timestamp,
  question: z.string(),
  /** What was chosen beside the question; of what has gone since, the type alone. */
  component_id: id.nullable(),
  component_type: z.enum(componentTypes).nullable(),
  answer: homebotAnswer,
})
export type HomebotExchange = z.input<typeof exchange>

/** A conversation does not change what other answers say, so it raises no version, and no client keeps this answer. */
export const listHomebotExchanges = defineRoute({
  name: 'listHomebotExchanges',
  method: 'GET',
  path: '/v1/home-bot/exchanges',
  summary: 'What was asked and answered in a conversation, or in the newest one, newest first',
  access: 'paid',
  isKept: false,
  query: z.object({
    /** Without it the conversation in which something was asked last. */
    conversationId: blankable(id),
    /** 20 without it. */
    limit: blankable(wholeNumber(1, 100)),
    /** The last exchange of the page before, as the `Link` header gives it. */
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
