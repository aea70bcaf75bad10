import styles from './header-notice.module.css'

interface HeaderNoticeProps {
  label: string
  /** Said beside the action where there is room for it, and always to a screen reader. */
  text: string
  action: string
  onAction: () => void
  isBusy?: boolean
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
  isNews = false,
}: HeaderNoticeProps) {
  return (
    <section className={styles.notice} aria-label={label}>
      <span className={styles.text} role={isNews ? 'status' : undefined}>
        {text}
      </span>
      <button type="button" className={styles.action} disabled={isBusy} onClick={onAction}>
        {action}
      </button>
    </section>
  )
}
