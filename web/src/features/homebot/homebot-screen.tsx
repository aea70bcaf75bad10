import { useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { Composer } from './components/composer.tsx'
import styles from './components/homebot.module.css'
import { MessageLog } from './components/message-log.tsx'
import { startOver, useConversation } from './conversation.ts'

/** The chat beside what needs attention. */
export function HomebotScreen() {
  const titleId = useId()
  const conversation = useConversation()
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <header className={styles.heading}>
        <h2 id={titleId}>HomeBot Assistant</h2>
        {conversation.messages.length > 1 ? (
          <Button variant="quiet" size="small" className={styles.startOver} onClick={startOver}>
            Start over
          </Button>
        ) : (
          <p>Answers from your own homes</p>
        )}
      </header>
      <MessageLog conversation={conversation} />
      <Composer conversation={conversation} />
    </section>
  )
}
