import { type ReactNode, useState } from 'react'
import { ConversationContext, ConversationStore } from './conversation.ts'

interface ConversationProviderProps {
  userId: string
  children: ReactNode
}

/**
 * Keeps the conversation of one customer while the screen changes. Because of the key, each customer gets a separate
 * conversation.
 */
export const ConversationProvider = ({ userId, children }: ConversationProviderProps) => (
  <Provider key={userId}>{children}</Provider>
)

function Provider({ children }: { children: ReactNode }) {
  const [store] = useState(() => new ConversationStore())
  return <ConversationContext value={store}>{children}</ConversationContext>
}
