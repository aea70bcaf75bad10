import { createContext, useContext, useSyncExternalStore } from 'react'
import type { ApplianceOption } from './api.ts'
import type { BotMessage, Message, NewMessage, UserMessage } from './message.ts'

/** The loading state of earlier messages. */
export type History = 'unread' | 'loading' | 'failed' | 'read'

/**
 * The loaded part of a conversation with HomeBot. It stays when the screen changes. The server stores the questions and
 * answers.
 */
export interface Conversation {
  messages: readonly Message[]
  isWaiting: boolean
  /** The text in the input. */
  draft: string
  appliance: ApplianceOption | null
  /** The server's id of the conversation. Undefined before the first answer. */
  id: string | undefined
  history: History
  /** The cursor of the next page of older messages, if there is one. */
  earlier: string | undefined
  /** True if the server has stored messages of this user. The panel then offers to delete them. */
  hasStoredMessages: boolean
}

export const greeting =
  "Hello, I'm HomeBot. I can give appliance-specific advice when you select one below, or answer general home maintenance questions."

/** The home or component on the screen. A question that names no home and no component refers to it. */
interface OnScreen {
  propertyId: string
  applianceId?: string
}

const newConversation = (greetingMessage: Message): Conversation => ({
  messages: [greetingMessage],
  isWaiting: false,
  draft: '',
  appliance: null,
  id: undefined,
  history: 'unread',
  earlier: undefined,
  hasStoredMessages: false,
})

/**
 * Stores the conversation of one customer. Each customer gets a separate store, so that no message is shown to the
 * wrong person.
 */
export class ConversationStore {
  readonly #listeners = new Set<() => void>()
  #lastId = 0
  #current = newConversation(this.#greet())
  #round = 0
  /** The home or component that the screen shows. Undefined if it shows none. */
  onScreen: OnScreen | undefined
  /** Accepts the newest offer, like a click on its button. Undefined if no offer is open. */
  confirmOffer: (() => void) | undefined
  /** Aborts the current request. */
  pendingRequest: AbortController | undefined

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  readonly current = (): Conversation => this.#current

  /**
   * The number of conversations that began in this tab. If it changes while a question waits for its answer, the answer
   * is discarded.
   */
  get conversationNumber(): number {
    return this.#round
  }

  newIdAndTime() {
    this.#lastId += 1
    return { id: this.#lastId, timestamp: Date.now() }
  }

  #greet(): Message {
    return { type: 'bot', content: greeting, ...this.newIdAndTime() }
  }

  change(part: Partial<Conversation>) {
    this.#current = { ...this.#current, ...part }
    for (const listener of this.#listeners) listener()
  }

  /** Adds a message and returns its id. */
  addMessage(
    words: NewMessage<UserMessage> | NewMessage<BotMessage>,
    changes: Partial<Conversation> = {},
  ): number {
    const message = { ...words, ...this.newIdAndTime() }
    this.change({ ...changes, messages: [...this.#current.messages, message] })
    return message.id
  }

  /** Replaces the content of a HomeBot message. The message keeps its position and time. */
  replaceMessage(messageId: number, words: NewMessage<BotMessage>, changes: Partial<Conversation> = {}) {
    const messages = this.#current.messages.map((message) =>
      message.id === messageId ? { ...words, id: message.id, timestamp: message.timestamp } : message,
    )
    this.change({ ...changes, messages })
  }

  /** Begins a new conversation. The messages stay stored on the server. */
  startOver() {
    const { history, hasStoredMessages } = this.#current
    this.#round += 1
    this.change({ ...newConversation(this.#greet()), history, hasStoredMessages })
  }

  reset() {
    this.#round += 1
    this.change(newConversation(this.#greet()))
  }

  /** Records that the user accepted the date of a message, so that it is not offered again. */
  markDateAccepted(messageId: number) {
    const messages = this.#current.messages.map((message) =>
      message.id === messageId && message.type === 'bot' && message.update
        ? { ...message, update: { ...message.update, isDone: true } }
        : message,
    )
    this.change({ messages })
  }
}

export const ConversationContext = createContext<ConversationStore | undefined>(undefined)

/** Returns the store of the signed-in customer. */
export function useConversationStore(): ConversationStore {
  const store = useContext(ConversationContext)
  if (!store) throw new Error('HomeBot is outside of a ConversationContext')
  return store
}

/** Returns the conversation, and renders the calling component again after every change. */
export function useConversation(): Conversation {
  const store = useConversationStore()
  return useSyncExternalStore(store.subscribe, store.current)
}
