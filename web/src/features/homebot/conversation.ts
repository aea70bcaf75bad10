import { createContext, useContext, useSyncExternalStore } from 'react'
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

/** The home or the part on the screen. A question that names none is about it. */
export interface OnScreen {
  propertyId: string
  applianceId?: string
}

const begin = (greetingMessage: Message): Conversation => ({
  messages: [greetingMessage],
  isWaiting: false,
  draft: '',
  appliance: null,
  id: undefined,
  history: 'unread',
  earlier: undefined,
  isKept: false,
})

/** The conversation of one customer. Another customer gets another store, so that no message is shown to the wrong person. */
export class ConversationStore {
  readonly #listeners = new Set<() => void>()
  #lastId = 0
  #current = begin(this.#greet())
  #round = 0
  /** Undefined if the screen shows no home. */
  onScreen: OnScreen | undefined
  /** Ends the call that is under way. */
  asking: AbortController | undefined

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  readonly current = (): Conversation => this.#current

  /** Raised when a conversation begins anew: an answer that arrives later is dropped. */
  get round(): number {
    return this.#round
  }

  /** The id and the time of a new message. */
  stamp() {
    this.#lastId += 1
    return { id: this.#lastId, timestamp: Date.now() }
  }

  #greet(): Message {
    return { type: 'bot', content: greeting, ...this.stamp() }
  }

  change(part: Partial<Conversation>) {
    this.#current = { ...this.#current, ...part }
    for (const listener of this.#listeners) listener()
  }

  /** Adds a message and returns its id. */
  say(words: Words<UserMessage> | Words<BotMessage>, also: Partial<Conversation> = {}): number {
    const message = { ...words, ...this.stamp() }
    this.change({ ...also, messages: [...this.#current.messages, message] })
    return message.id
  }

  /** Replaces a message of HomeBot, which keeps its place and its time. */
  rephrase(messageId: number, words: Words<BotMessage>, also: Partial<Conversation> = {}) {
    const messages = this.#current.messages.map((message) =>
      message.id === messageId ? { ...words, id: message.id, timestamp: message.timestamp } : message,
    )
    this.change({ ...also, messages })
  }

  /** Begins a new conversation. The server keeps the earlier one. */
  startOver() {
    const { history, isKept } = this.#current
    this.#round += 1
    this.change({ ...begin(this.#greet()), history, isKept })
  }

  /** Begins as if nothing had ever been asked. */
  forget() {
    this.#round += 1
    this.change(begin(this.#greet()))
  }

  /** Marks the date of a message as taken over, so that it is not offered again. */
  noteUpdate(messageId: number) {
    const messages = this.#current.messages.map((message) =>
      message.id === messageId && message.type === 'bot' && message.update
        ? { ...message, update: { ...message.update, isDone: true } }
        : message,
    )
    this.change({ messages })
  }
}

export const ConversationContext = createContext<ConversationStore | undefined>(undefined)

/** The store of the signed-in customer. */
export function useConversationStore(): ConversationStore {
  const store = useContext(ConversationContext)
  if (!store) throw new Error('HomeBot stands outside of its ConversationContext')
  return store
}

/** The conversation. Renders again with every change. */
export function useConversation(): Conversation {
  const store = useConversationStore()
  return useSyncExternalStore(store.subscribe, store.current)
}
