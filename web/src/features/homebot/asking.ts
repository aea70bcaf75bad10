import { toast } from '../../ui/feedback/toast.ts'
import { askHomebot } from './api.ts'
import { change, currentConversation, currentRound, rephrase, say } from './conversation.ts'
import { answerMessage, type BotMessage, type Words } from './message.ts'

const cannotAnswer =
  "I'm sorry, I'm having trouble processing your request right now. Please try again later."
const cannotReach =
  "I'm having network issues and couldn't reach the server. Please check your connection and try again."
const stoppedEarly = 'Stopped before there was an answer.'

/** The home or component on the screen: the subject of a question that does not name one. */
export interface OnScreen {
  propertyId: string
  applianceId?: string
}
let onScreen: OnScreen | undefined

/** Sets the home or component on the screen, or none without an argument. */
export function lookAt(place?: OnScreen) {
  onScreen = place
}

/** Aborts the current request. */
let asking: AbortController | undefined

/** Sends the question in the input. */
export async function send() {
  const { isWaiting, draft } = currentConversation()
  if (isWaiting) return
  const question = draft.trim()
  if (!question) return toast.error('Please enter a question')
  change({ draft: '' })
  await ask(question)
}

/** Sends a question, about the selected appliance if there is one. The answer is shown as it arrives. */
export async function ask(question: string) {
  const { isWaiting, appliance, id } = currentConversation()
  if (isWaiting) return
  const round = currentRound()
  const isOurs = () => currentRound() === round
  const controller = new AbortController()
  asking = controller
  say({ type: 'user', content: question, applianceType: appliance?.applianceType }, { isWaiting: true })

  let shownId: number | undefined
  let text = ''
  /** Replaces the text received so far, or adds the first text. */
  function show(words: Words<BotMessage>, also = {}) {
    if (shownId === undefined) shownId = say(words, also)
    else rephrase(shownId, words, also)
  }

  const body = {
    question,
    applianceAge: appliance?.ageInYears ?? 0,
    ...(appliance ? { propertyId: appliance.propertyId, applianceId: appliance.id } : onScreen),
    ...(id !== undefined && { conversationId: id }),
  }
  try {
    const answer = await askHomebot({ body, signal: controller.signal }, (event) => {
      if (!isOurs()) return controller.abort()
      if (event.name === 'conversation') change({ id: event.data.conversationId })
      if (event.name !== 'text') return
      text += event.data.text
      show({ type: 'bot', content: text, isComing: true })
    })
    if (!isOurs()) return
    if (answer.ok) {
      const message = answerMessage(answer.data, appliance)
      const conversationId = message.answer?.conversationId ?? currentConversation().id
      show(message, { isWaiting: false, id: conversationId, isKept: true })
      return
    }
    toast.error(
      answer.network ? 'Network error while contacting HomeBot' : 'Failed to get response from HomeBot',
    )
    const content = answer.network ? cannotReach : cannotAnswer
    // A conversation that was deleted elsewhere cannot be continued, so the retried question begins a new one.
    const isGone = !answer.network && answer.error.code === 'not_found'
    show(
      { type: 'bot', content, unanswered: question },
      { isWaiting: false, ...(isGone && { id: undefined }) },
    )
  } catch (cause) {
    if (!controller.signal.aborted) throw cause
    if (!isOurs()) return
    if (text === '')
      show({ type: 'bot', content: stoppedEarly, unanswered: question }, { isWaiting: false, id })
    else show({ type: 'bot', content: text, isStopped: true }, { isWaiting: false, isKept: true })
  }
}

/** Stops waiting. The text received so far stays. */
export const stop = () => asking?.abort()
