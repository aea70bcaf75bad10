import { classes } from '../layout/classes.ts'
import styles from './header-notice.module.css'

interface HeaderNoticeProps {
  label: string
  /** Says why, beside the action; in smaller lines where there is less room. */
  text: string
  action: string
  onAction: () => void
  isBusy?: boolean
  /** True where something stops working unless it is acted on. */
  isWarning?: boolean
  /** True where the text is news: a screen reader then says it when it comes. */
  isNews?: boolean
}

/** One quiet line with its action, in the header's height, so that nothing below it moves. */
export function HeaderNotice({
  label,
  text,
  action,
  onAction,
  isBusy = false,
  isWarning = false,
  isNews = false,
}: HeaderNoticeProps) {
  return (
    <section className={classes(styles.notice, isWarning && styles.warning)} aria-label={label}>
      <span className={styles.text} role={isNews ? 'status' : undefined}>
        {text}
      </span>
      <button type="button" className={styles.action} disabled={isBusy} onClick={onAction}>
        {action}
      </button>
    </section>
  )
}
