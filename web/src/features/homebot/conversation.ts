import { useSyncExternalStore } from 'react'
import { currentUser, onSessionChange } from '../../platform/session/session.ts'
import type { ChosenAppliance } from './api.ts'
import type { BotMessage, Message, UserMessage, Words } from './message.ts'

/** The loading state of earlier messages. */
export type History = 'unread' | 'loading' | 'failed' | 'read'

/** The loaded part of a conversation with HomeBot. It survives a change of tab, and the server stores the answers. */
export interface Conversation {
  messages: readonly Message[]
  isWaiting: boolean
  /** The text in the input. */
  draft: string
  appliance: ChosenAppliance | null
  /** The server's id of the conversation. Undefined before the first answer. */
  id: string | undefined
  history: History
  /** The cursor of the next page of older messages, if there is one. */
  earlier: string | undefined
  /** True if the server stores messages of this customer, which can be deleted. */
  isKept: boolean
}

export const greeting =
  "Hello, I'm HomeBot. I can give appliance-specific advice when you select one below, or answer general home maintenance questions."

let lastId = 0
export const stamp = () => ({ id: ++lastId, timestamp: Date.now() })

const begin = (): Conversation => ({
  messages: [{ type: 'bot', content: greeting, ...stamp() }],
  isWaiting: false,
  draft: '',
  appliance: null,
  id: undefined,
  history: 'unread',
  earlier: undefined,
  isKept: false,
})

const listeners = new Set<() => void>()
let current = begin()
let round = 0
let talkerId = currentUser()?.userId

export function change(part: Partial<Conversation>) {
  current = { ...current, ...part }
  for (const listener of listeners) listener()
}

/** Adds a message. Returns its id. */
export function say(words: Words<UserMessage> | Words<BotMessage>, also: Partial<Conversation> = {}): number {
  const message = { ...words, ...stamp() }
  change({ ...also, messages: [...current.messages, message] })
  return message.id
}

/** Replaces the content of a HomeBot message, which keeps its position and time. */
export function rephrase(messageId: number, words: Words<BotMessage>, also: Partial<Conversation> = {}) {
  const messages = current.messages.map((message) =>
    message.id === messageId ? { ...words, id: message.id, timestamp: message.timestamp } : message,
  )
  change({ ...also, messages })
}

export const currentConversation = () => current

/** A number that rises when a new conversation begins. An answer for an earlier number is discarded. */
export const currentRound = () => round

/** Begins a new conversation. The server keeps the old one. */
export function startOver() {
  const { history, isKept } = current
  round += 1
  change({ ...begin(), history, isKept })
}

/** Resets everything to the initial state. */
export function forget() {
  round += 1
  change(begin())
}

// Messages of one customer are never shown to another.
onSessionChange(() => {
  const userId = currentUser()?.userId
  if (userId === talkerId) return
  talkerId = userId
  forget()
})

export const write = (draft: string) => change({ draft })

export const choose = (appliance: ChosenAppliance | null) => change({ appliance })

/** Marks the date of a message as accepted, so that it is not offered again. */
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

/** The conversation of the signed-in user. Re-renders with every received text. */
export function useConversation(): Conversation {
  return useSyncExternalStore(subscribe, currentConversation)
}
