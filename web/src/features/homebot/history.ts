import { readAnswer } from './answer.ts'
import { deleteExchanges, type Exchange, listExchanges } from './api.ts'
import type { ConversationStore } from './conversation.ts'
import type { Message } from './message.ts'

/** The number of exchanges on a page. An exchange is a question with its answer. */
const exchangesPerPage = 10

/**
 * Loads the latest conversation once, so that it can be continued. If the user has begun another conversation in the
 * meantime, that conversation stays.
 */
export async function readHistory(store: ConversationStore) {
  const { history } = store.current()
  if (history !== 'unread' && history !== 'failed') return
  store.change({ history: 'loading' })
  const { conversationNumber } = store
  const answer = await listExchanges({ query: { limit: exchangesPerPage } })
  if (store.conversationNumber !== conversationNumber) return
  if (!answer.ok) return store.change({ history: 'failed' })
  const { messages, id } = store.current()
  const [newest] = answer.data
  if (!newest || messages.length > 1 || id !== undefined)
    return store.change({
      history: 'read',
      hasStoredMessages: newest !== undefined || store.current().hasStoredMessages,
    })
  store.change({
    messages: afterGreeting(store, messages, answer.data),
    id: newest.conversationId,
    history: 'read',
    earlier: answer.next,
    hasStoredMessages: true,
  })
}

/** Loads the page before the oldest message. Returns true if it succeeded. */
export async function readEarlier(store: ConversationStore): Promise<boolean> {
  const { earlier, id } = store.current()
  if (earlier === undefined || id === undefined) return true
  const { conversationNumber } = store
  const query = { conversationId: id, limit: exchangesPerPage, cursor: earlier }
  const answer = await listExchanges({ query })
  if (store.conversationNumber !== conversationNumber || store.current().earlier !== earlier) return true
  if (!answer.ok) return false
  store.change({
    messages: afterGreeting(store, store.current().messages, answer.data),
    earlier: answer.next,
  })
  return true
}

/** Deletes all stored questions and answers. */
export const deleteHistory = () => deleteExchanges({})

/** Clears the messages in this tab after their deletion on the server. */
export function clearDeletedMessages(store: ConversationStore) {
  store.reset()
  store.change({ history: 'read' })
}

/**
 * Converts exchanges to messages, and inserts the messages after the greeting. The exchanges must be sorted newest
 * first.
 */
function afterGreeting(
  store: ConversationStore,
  [greeting, ...rest]: readonly Message[],
  exchanges: readonly Exchange[],
): Message[] {
  const told = exchanges.toReversed().flatMap((exchange) => messagesOf(store, exchange))
  const timestamp = told[0]?.timestamp ?? Date.now()
  return [...(greeting ? [{ ...greeting, timestamp }] : []), ...told, ...rest]
}

function messagesOf(
  store: ConversationStore,
  { askedAt, question, componentType, answer: told }: Exchange,
): Message[] {
  const timestamp = Date.parse(askedAt)
  const answer = readAnswer(told)
  return [
    {
      ...store.newIdAndTime(),
      timestamp,
      type: 'user',
      content: question,
      applianceType: componentType ?? undefined,
    },
    { ...store.newIdAndTime(), timestamp, type: 'bot', content: answer.text, answer },
  ]
}
