import { formatTime } from '../../../platform/timestamp-format.ts'
import type { Message } from '../message.ts'
import styles from './homebot.module.css'

export function MessageTime({ message: { timestamp } }: { message: Message }) {
  return (
    <time className={styles.time} dateTime={new Date(timestamp).toISOString()}>
      {formatTime(timestamp)}
    </time>
  )
}
