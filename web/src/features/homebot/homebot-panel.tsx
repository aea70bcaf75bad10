import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '../../ui/controls/button.tsx'
import { Composer } from './components/composer.tsx'
import { DeleteHistory } from './components/delete-history.tsx'
import styles from './components/homebot.module.css'
import { MessageLog } from './components/message-log.tsx'
import { useConversation, useConversationStore } from './conversation.ts'
import { readHistory } from './history.ts'

interface HomebotPanelProps {
  /** Describes the home or component on the screen. A question that names no home and no component refers to it. */
  subject?: string | undefined
  /** A button at the end of the heading. */
  close?: ReactNode
}

/** The chat with HomeBot. It is beside the attention list, or docked beside any other screen. */
export function HomebotPanel({ subject, close }: HomebotPanelProps) {
  const titleId = useId()
  const titleRef = useRef<HTMLHeadingElement>(null)
  const store = useConversationStore()
  const conversation = useConversation()
  const { history, messages, hasStoredMessages, isWaiting } = conversation
  const isBegun = messages.length > 1

  useEffect(() => {
    if (history === 'unread') readHistory(store)
  }, [history, store])

  // The clicked button is removed, so the focus moves to the title for keyboard users.
  const returnToTitle = () => titleRef.current?.focus()

  return (
    <section id="homebot" className={styles.panel} aria-labelledby={titleId}>
      <header className={styles.heading}>
        <h2 id={titleId} ref={titleRef} tabIndex={-1}>
          HomeBot Assistant
        </h2>
        {subject && <p>{subject}</p>}
        {isBegun || hasStoredMessages ? (
          <div className={styles.ways}>
            {isBegun && (
              <Button
                variant="quiet"
                size="small"
                onClick={() => {
                  store.startOver()
                  returnToTitle()
                }}
              >
                Start over
              </Button>
            )}
            {hasStoredMessages && <DeleteHistory isDisabled={isWaiting} onDeleted={returnToTitle} />}
          </div>
        ) : (
          !subject && <p>Answers from your own homes</p>
        )}
        {close}
      </header>
      <MessageLog conversation={conversation} />
      <Composer conversation={conversation} />
    </section>
  )
}
