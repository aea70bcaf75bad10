import { useSyncExternalStore } from 'react'
import { currentUser, onSessionChange } from '../../platform/session.ts'
import { toast } from '../../ui/toast.ts'
import { askHomebot, type ChosenAppliance } from './api.ts'
import { answerMessage, type BotMessage, type Message, type UserMessage, type Words } from './message.ts'

/** A talk with HomeBot. It lives in the page's memory: it outlasts a change of tab, and nothing else. */
export interface Conversation {
  messages: readonly Message[]
  isWaiting: boolean
  /** What stands in the input. */
  draft: string
  appliance: ChosenAppliance | null
  /** The server's name for it, once it has answered. */
  id: string | undefined
}

export const greeting =
  "Hello, I'm HomeBot. I can give appliance-specific advice when you select one below, or answer general home maintenance questions."
const cannotAnswer =
  "I'm sorry, I'm having trouble processing your request right now. Please try again later."
const cannotReach =
  "I'm having network issues and couldn't reach the server. Please check your connection and try again."

let lastId = 0
const stamp = () => ({ id: ++lastId, timestamp: Date.now() })

const begin = (): Conversation => ({
  messages: [{ type: 'bot', content: greeting, ...stamp() }],
  isWaiting: false,
  draft: '',
  appliance: null,
  id: undefined,
})

const listeners = new Set<() => void>()
let current = begin()
/** Raised when a talk begins anew: an answer still on its way then belongs to nobody. */
let round = 0
let talkerId = currentUser()?.userId

function change(part: Partial<Conversation>) {
  current = { ...current, ...part }
  for (const listener of listeners) listener()
}

function say(words: Words<UserMessage> | Words<BotMessage>, also: Partial<Conversation>) {
  change({ ...also, messages: [...current.messages, { ...words, ...stamp() }] })
}

export const currentConversation = () => current

export function startOver() {
  round += 1
  change(begin())
}

// What was said to one person is never shown to another.
onSessionChange(() => {
  const userId = currentUser()?.userId
  if (userId === talkerId) return
  talkerId = userId
  startOver()
})

export const write = (draft: string) => change({ draft })

export const choose = (appliance: ChosenAppliance | null) => change({ appliance })

/** Asks what stands in the input. */
export async function send() {
  if (current.isWaiting) return
  const question = current.draft.trim()
  if (!question) return toast.error('Please enter a question')
  change({ draft: '' })
  await ask(question)
}

/** Asks, about the chosen appliance where there is one. */
export async function ask(question: string) {
  if (current.isWaiting) return
  const { appliance, id } = current
  const asked = round
  say({ type: 'user', content: question, applianceType: appliance?.applianceType }, { isWaiting: true })
  const answer = await askHomebot({
    body: {
      question,
      applianceAge: appliance?.ageInYears ?? 0,
      ...(appliance && { propertyId: appliance.propertyId, applianceId: appliance.id }),
      ...(id !== undefined && { conversationId: id }),
    },
  })
  if (asked !== round) return
  if (answer.ok) {
    const message = answerMessage(answer.data, appliance)
    say(message, { isWaiting: false, id: message.answer?.conversationId ?? id })
  } else {
    toast.error(
      answer.network ? 'Network error while contacting HomeBot' : 'Failed to get response from HomeBot',
    )
    const content = answer.network ? cannotReach : cannotAnswer
    say({ type: 'bot', content, unanswered: question }, { isWaiting: false })
  }
}

/** The date of a message was taken over: it is not offered again. */
export function noteUpdate(messageId: number) {
  const messages = current.messages.map((message) =>
    message.id === messageId && message.type === 'bot' && message.update
      ? { ...message, update: { ...message.update, isDone: true } }
      : message,
  )
  change({ messages })
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The talk of who is signed in; re-renders with every word of it. */
export function useConversation(): Conversation {
  return useSyncExternalStore(subscribe, currentConversation)
}
