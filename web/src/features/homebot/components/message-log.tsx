import { useEffect, useMemo, useRef } from 'react'
import { localToday } from '../../../platform/plain-date.ts'
import type { Conversation } from '../conversation.ts'
import { questionsAfter } from '../next-questions.ts'
import { BotBubble } from './bot-bubble.tsx'
import styles from './homebot.module.css'
import { NextQuestions } from './next-questions.tsx'
import { TypingIndicator } from './typing-indicator.tsx'
import { UserBubble } from './user-bubble.tsx'

/** Above the newest message, where that is longer than the window. */
const airPx = 8

/** All that was said, the newest in view, and what could be asked next. */
export function MessageLog({ conversation }: { conversation: Conversation }) {
  const { messages, isWaiting, appliance } = conversation
  const today = useMemo(() => localToday(), [])
  const scrollRef = useRef<HTMLDivElement>(null)
  const newestRef = useRef<HTMLDivElement>(null)
  const newest = messages.at(-1)
  const questions = isWaiting ? [] : questionsAfter(newest, appliance)

  const lastEvent = isWaiting ? 'waiting' : newest?.id

  // An answer longer than the window is read from its beginning.
  useEffect(() => {
    const scroll = scrollRef.current
    const top = newestRef.current?.offsetTop
    if (lastEvent !== undefined && scroll && top !== undefined) scroll.scrollTop = top - airPx
  }, [lastEvent])

  return (
    <div ref={scrollRef} className={styles.scroll}>
      <div role="log" aria-label="Conversation with HomeBot" className={styles.log}>
        {messages.map((message) => (
          <div key={message.id} ref={message === newest ? newestRef : null} className={styles.message}>
            {message.type === 'user' ? (
              <UserBubble message={message} />
            ) : (
              <BotBubble message={message} today={today} isNewest={message === newest && !isWaiting} />
            )}
          </div>
        ))}
        {isWaiting && <TypingIndicator />}
      </div>
      {questions.length > 0 && <NextQuestions questions={questions} />}
    </div>
  )
}
