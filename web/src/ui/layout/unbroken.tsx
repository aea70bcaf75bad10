import styles from './unbroken.module.css'

/** A longer text may break, so that it fits on a phone. */
const maxLength = 20

/** Shows a short text, such as `unit 2A`, without a line break inside. */
export function Unbroken({ text }: { text: string }) {
  return <span className={text.length <= maxLength ? styles.text : undefined}>{text}</span>
}
