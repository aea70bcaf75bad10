import { StatusShape } from '../../../ui/feedback/status-badge.tsx'
import { AnswerText } from './answer-text.tsx'
import styles from './danger.module.css'

/**
 * Instructions in case of a danger, with the first sentence emphasized. With `isUrgent`, screen readers announce them
 * at once.
 */
export function DangerText({ text, isUrgent }: { text: string; isUrgent: boolean }) {
  const [act = text] = text.split(/(?<=[.!?])\s/, 1)
  const rest = text.slice(act.length).trimStart()
  return (
    <div role={isUrgent ? 'alert' : undefined}>
      <p className={styles.warning}>
        <StatusShape status="overdue" size={12} />
        Safety first
      </p>
      <p className={styles.act}>{act}</p>
      <AnswerText text={rest} />
    </div>
  )
}
