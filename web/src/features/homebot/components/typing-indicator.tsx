import styles from './homebot.module.css'

export function TypingIndicator() {
  return (
    <div className={styles.typing}>
      <span className="visually-hidden">HomeBot is typing</span>
      <i aria-hidden="true" />
      <i aria-hidden="true" />
      <i aria-hidden="true" />
    </div>
  )
}
