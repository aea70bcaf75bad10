import { classes } from '../layout/classes.ts'
import styles from './header-notice.module.css'

interface HeaderNoticeProps {
  label: string
  /** The reason for the notice. On a narrow screen, the text wraps and its font is smaller. */
  text: string
  action: string
  onAction: () => void
  isBusy?: boolean
  /** True if something will stop working until the user acts. */
  isWarning?: boolean
  /** True if screen readers must announce the text when it appears. */
  isNews?: boolean
}

/** A notice with a button. It fits into the fixed height of the header, so that the screen below does not move. */
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
