import type { PlainDate } from '@home-pulse/contract/primitives'
import { Button } from '../../../ui/controls/button.tsx'
import { SourcesFold } from '../../../ui/controls/disclosure.tsx'
import { classes } from '../../../ui/layout/classes.ts'
import { ask } from '../asking.ts'
import { useConversationStore } from '../conversation.ts'
import type { BotMessage } from '../message.ts'
import { ActionOffer } from './action-offer.tsx'
import { AnswerSubject } from './answer-subject.tsx'
import { AnswerText } from './answer-text.tsx'
import dangerStyles from './danger.module.css'
import { DangerText } from './danger-text.tsx'
import { DateUpdate } from './date-update.tsx'
import styles from './homebot.module.css'
import { MessageTime } from './message-time.tsx'

interface BotBubbleProps {
  message: BotMessage
  today: PlainDate
  isNewest: boolean
}

/** HomeBot's answer with its lifeline, the proposed date, the reasons and the sources. */
export function BotBubble({ message, today, isNewest }: BotBubbleProps) {
  const { answer, update, offer, unanswered, isComing, isStopped, isUrgent = false } = message
  const store = useConversationStore()
  const isDanger = answer?.isDanger === true
  return (
    <div className={classes(styles.bot, isComing && styles.coming, isDanger && dangerStyles.danger)}>
      <span className="visually-hidden">HomeBot: </span>
      {isDanger ? (
        <DangerText text={message.content} isUrgent={isUrgent} />
      ) : (
        <AnswerText text={message.content} />
      )}
      {/* The offer comes before the details, so that a long address does not push its buttons out of view. */}
      {offer && <ActionOffer offer={offer} isNewest={isNewest} />}
      {answer?.subject && (
        <AnswerSubject subject={answer.subject} forecastedDate={answer.forecastedDate} today={today} />
      )}
      {update && <DateUpdate messageId={message.id} update={update} />}
      {unanswered !== undefined && isNewest && (
        <Button size="small" onClick={() => ask(store, unanswered)}>
          Ask again
        </Button>
      )}
      {answer && <SourcesFold sources={answer.sources} className={styles.sources} />}
      {isStopped && <p className={styles.stopped}>You stopped this answer.</p>}
      <MessageTime message={message} />
    </div>
  )
}
