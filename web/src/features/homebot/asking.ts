import { toast } from '../../ui/feedback/toast.ts'
import { askHomebot } from './api.ts'
import type { ConversationStore } from './conversation.ts'
import { answerMessage, type BotMessage, type NewMessage } from './message.ts'

const cannotAnswer =
  "I'm sorry, I'm having trouble processing your request right now. Please try again later."
const cannotReach =
  "I'm having network issues and couldn't reach the server. Please check your connection and try again."
const stoppedEarly = 'Stopped before there was an answer.'

/** Sends the text in the input as a question. */
export async function sendDraft(store: ConversationStore) {
  const { isWaiting, draft } = store.current()
  if (isWaiting) return
  const question = draft.trim()
  if (!question) return toast.error('Please enter a question')
  store.change({ draft: '' })
  if (store.confirmOffer && plainYes.test(question)) return store.confirmOffer()
  await ask(store, question)
}

/**
 * Matches a typed text such as “yes, please”. The text confirms an offered change, like a click on the offer's button.
 */
const plainYes =
  /^(?:yes|yep|yeah|yup|sure|ok|okay|do it|go ahead|confirm|s[ií]|claro|dale)(?:[ ,]+(?:please|do it|do that|go ahead|por favor))?[.! ]*$/i

/**
 * Sends a question, and shows the answer as it arrives. If an appliance is selected, the question is about it. This is
 * not a mutation of TanStack Query, because a mutation has no result until the whole answer has arrived.
 */
export async function ask(store: ConversationStore, question: string) {
  const { isWaiting, appliance, id } = store.current()
  if (isWaiting) return
  const { conversationNumber } = store
  const isSameConversation = () => store.conversationNumber === conversationNumber
  const controller = new AbortController()
  store.pendingRequest = controller
  store.addMessage(
    { type: 'user', content: question, applianceType: appliance?.applianceType },
    { isWaiting: true },
  )

  let shownId: number | undefined
  let text = ''
  /** Adds a message with the answer, or replaces that message if it was already added. */
  function show(words: NewMessage<BotMessage>, changes = {}) {
    if (shownId === undefined) shownId = store.addMessage(words, changes)
    else store.replaceMessage(shownId, words, changes)
  }

  const body = {
    question,
    applianceAge: appliance?.ageInYears ?? 0,
    ...(appliance ? { propertyId: appliance.propertyId, applianceId: appliance.id } : store.onScreen),
    ...(id !== undefined && { conversationId: id }),
  }
  try {
    const answer = await askHomebot({ body, signal: controller.signal }, (event) => {
      if (!isSameConversation()) return controller.abort()
      if (event.name === 'conversation') store.change({ id: event.data.conversationId })
      if (event.name !== 'text') return
      text += event.data.text
      show({ type: 'bot', content: text, isComing: true })
    })
    if (!isSameConversation()) return
    if (answer.ok) {
      const message = answerMessage(answer.data, appliance)
      const conversationId = message.answer?.conversationId ?? store.current().id
      show(message, { isWaiting: false, id: conversationId, hasStoredMessages: true })
      return
    }
    toast.error(
      answer.network ? 'Network error while contacting HomeBot' : 'Failed to get response from HomeBot',
    )
    const content = answer.network ? cannotReach : cannotAnswer
    // A conversation that was deleted in another tab or browser cannot continue. Without its id, the retry begins a new
    // conversation.
    const isGone = !answer.network && answer.error.code === 'not_found'
    show(
      { type: 'bot', content, unanswered: question },
      { isWaiting: false, ...(isGone && { id: undefined }) },
    )
  } catch (cause) {
    if (!controller.signal.aborted) throw cause
    if (!isSameConversation()) return
    if (text === '')
      show({ type: 'bot', content: stoppedEarly, unanswered: question }, { isWaiting: false, id })
    else show({ type: 'bot', content: text, isStopped: true }, { isWaiting: false, hasStoredMessages: true })
  }
}

/** Stops waiting for the answer. The text that has arrived so far stays. */
export const stop = (store: ConversationStore) => store.pendingRequest?.abort()
