import { useEffect, useId, useRef } from 'react'
import { Button } from '../../ui/controls/button.tsx'
import { Composer } from './components/composer.tsx'
import { DeleteHistory } from './components/delete-history.tsx'
import styles from './components/homebot.module.css'
import { MessageLog } from './components/message-log.tsx'
import { startOver, useConversation } from './conversation.ts'
import { readHistory } from './history.ts'

/** The chat beside what needs attention. */
export function HomebotScreen() {
  const titleId = useId()
  const titleRef = useRef<HTMLHeadingElement>(null)
  const conversation = useConversation()
  const { history, messages, isKept, isWaiting } = conversation
  const isBegun = messages.length > 1

  useEffect(() => {
    if (history === 'unread') readHistory()
  }, [history])

  // The pressed button is gone: move the focus, so that keyboard users keep their place.
  const returnToTitle = () => titleRef.current?.focus()

  return (
    <section id="homebot" className={styles.panel} aria-labelledby={titleId}>
      <header className={styles.heading}>
        <h2 id={titleId} ref={titleRef} tabIndex={-1}>
          HomeBot Assistant
        </h2>
        {isBegun || isKept ? (
          <div className={styles.ways}>
            {isBegun && (
              <Button
                variant="quiet"
                size="small"
                onClick={() => {
                  startOver()
                  returnToTitle()
                }}
              >
                Start over
              </Button>
            )}
            {isKept && <DeleteHistory isDisabled={isWaiting} onDeleted={returnToTitle} />}
          </div>
        ) : (
          <p>Answers from your own homes</p>
        )}
      </header>
      <MessageLog conversation={conversation} />
      <Composer conversation={conversation} />
    </section>
  )
}
