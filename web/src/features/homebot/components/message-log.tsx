import { type RefObject, useEffect, useRef } from 'react'
import { useCurrentDate } from '../../../platform/current-date.ts'
import { localToday } from '../../../platform/plain-date.ts'
import { formatTimestamp } from '../../../platform/timestamp-format.ts'
import type { Conversation } from '../conversation.ts'
import type { Message } from '../message.ts'
import { questionsAfter } from '../next-questions.ts'
import { BotBubble } from './bot-bubble.tsx'
import { EarlierMessages } from './earlier-messages.tsx'
import styles from './homebot.module.css'
import { NextQuestions } from './next-questions.tsx'
import { StopButton } from './stop-button.tsx'
import { TypingIndicator } from './typing-indicator.tsx'
import { UserBubble } from './user-bubble.tsx'

/** The space above the newest message after the log has scrolled to the beginning of that message. */
const paddingPx = 8

/** All messages, with the newest in view, and suggested questions below. */
export function MessageLog({ conversation }: { conversation: Conversation }) {
  const { messages, isWaiting, appliance } = conversation
  const today = useCurrentDate()
  const scrollRef = useRef<HTMLDivElement>(null)
  const newestRef = useRef<HTMLDivElement>(null)
  const newest = messages.at(-1)
  const isComing = newest?.type === 'bot' && newest.isComing === true
  const questions = isWaiting ? [] : questionsAfter(newest, appliance)

  useNewestInView({ scrollRef, newestRef }, isWaiting && !isComing ? 'waiting' : newest?.id, newest?.content)

  return (
    <div ref={scrollRef} className={styles.scroll}>
      <EarlierMessages conversation={conversation} />
      {/* With aria-busy, screen readers announce an answer when it is complete, because its first words may be replaced. */}
      <div role="log" aria-label="Conversation with HomeBot" aria-busy={isComing} className={styles.log}>
        {messages.map((message, at) => (
          <div key={message.id} ref={message === newest ? newestRef : null} className={styles.message}>
            <Day message={message} before={messages[at - 1]} today={today} />
            {message.type === 'user' ? (
              <UserBubble message={message} />
            ) : (
              <BotBubble message={message} today={today} isNewest={message === newest && !isWaiting} />
            )}
          </div>
        ))}
        {isWaiting && !isComing && <TypingIndicator />}
      </div>
      {isWaiting && <StopButton />}
      {questions.length > 0 && <NextQuestions questions={questions} />}
    </div>
  )
}

/** The date above a message, if the previous message has another date. */
function Day({ message, before, today }: { message: Message; before: Message | undefined; today: string }) {
  const day = localToday(new Date(message.timestamp))
  if (day === (before ? localToday(new Date(before.timestamp)) : today)) return null
  return (
    <p className={styles.day}>
      {day === today ? 'Today' : formatTimestamp(new Date(message.timestamp).toISOString())}
    </p>
  )
}

interface Refs {
  scrollRef: RefObject<HTMLDivElement | null>
  newestRef: RefObject<HTMLDivElement | null>
}

/**
 * Scrolls to each new message and follows it while it grows, unless the reader has scrolled away. A message longer than
 * the window is shown from its beginning.
 */
function useNewestInView({ scrollRef, newestRef }: Refs, event: string | number | undefined, words?: string) {
  const last = useRef<{ event: typeof event; top: number }>(undefined)
  useEffect(() => {
    const scroll = scrollRef.current
    const top = newestRef.current?.offsetTop
    if (event === undefined || words === undefined || !scroll || top === undefined) return
    const isGrowing = last.current?.event === event
    if (isGrowing && Math.abs(scroll.scrollTop - (last.current?.top ?? 0)) > paddingPx) return
    scroll.scrollTop = top - paddingPx
    last.current = { event, top: scroll.scrollTop }
  }, [event, words, scrollRef, newestRef])
}
