import { readAnswer } from './answer.ts'
import { deleteExchanges, type Exchange, listExchanges } from './api.ts'
import { change, currentConversation, currentRound, forget, stamp } from './conversation.ts'
import type { Message } from './message.ts'

/** The number of exchanges of one page. */
const pageOfExchanges = 10

/**
 * Loads the latest conversation once, so that it can be continued. A conversation that was begun in the meantime stays.
 */
export async function readHistory() {
  const { history } = currentConversation()
  if (history !== 'unread' && history !== 'failed') return
  change({ history: 'loading' })
  const round = currentRound()
  const answer = await listExchanges({ query: { limit: pageOfExchanges } })
  if (currentRound() !== round) return
  if (!answer.ok) return change({ history: 'failed' })
  const { messages, id } = currentConversation()
  const [newest] = answer.data
  if (!newest || messages.length > 1 || id !== undefined)
    return change({ history: 'read', isKept: newest !== undefined || currentConversation().isKept })
  change({
    messages: afterGreeting(messages, answer.data),
    id: newest.conversationId,
    history: 'read',
    earlier: answer.next,
    isKept: true,
  })
}

/** Loads the page before the oldest message. Returns true if it succeeded. */
export async function readEarlier(): Promise<boolean> {
  const { earlier, id } = currentConversation()
  if (earlier === undefined || id === undefined) return true
  const round = currentRound()
  const query = { conversationId: id, limit: pageOfExchanges, cursor: earlier }
  const answer = await listExchanges({ query })
  if (currentRound() !== round || currentConversation().earlier !== earlier) return true
  if (!answer.ok) return false
  change({ messages: afterGreeting(currentConversation().messages, answer.data), earlier: answer.next })
  return true
}

/** Deletes all stored questions and answers. */
export const deleteHistory = () => deleteExchanges({})

/** Clears the messages in this tab after their deletion on the server. */
export function noteDeletion() {
  forget()
  change({ history: 'read' })
}

/** Converts exchanges, newest first, to messages between the greeting and the current messages. */
function afterGreeting([greeting, ...rest]: readonly Message[], exchanges: readonly Exchange[]): Message[] {
  const told = exchanges.toReversed().flatMap(messagesOf)
  const timestamp = told[0]?.timestamp ?? Date.now()
  return [...(greeting ? [{ ...greeting, timestamp }] : []), ...told, ...rest]
}

function messagesOf({ askedAt, question, componentType, answer: told }: Exchange): Message[] {
  const timestamp = Date.parse(askedAt)
  const answer = readAnswer(told)
  return [
    {
      ...stamp(),
      timestamp,
      type: 'user',
      content: question,
      applianceType: componentType ?? undefined,
    },
    { ...stamp(), timestamp, type: 'bot', content: answer.text, answer },
  ]
}
