import { typeLabel } from '../../components/type-label.ts'
import type { UserMessage } from '../message.ts'
import styles from './homebot.module.css'
import { MessageTime } from './message-time.tsx'

export function UserBubble({ message }: { message: UserMessage }) {
  return (
    <div className={styles.user}>
      <span className="visually-hidden">You: </span>
      {message.applianceType && <p className={styles.about}>About: {typeLabel(message.applianceType)}</p>}
      <p className={styles.words}>{message.content}</p>
      <MessageTime message={message} />
    </div>
  )
}
