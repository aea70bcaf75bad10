import styles from './homebot.module.css'

/** HomeBot's plain text. An empty line separates paragraphs, and a single line break is kept. */
export function AnswerText({ text }: { text: string }) {
  const parts = text.matchAll(/(?:(?!\n\s*\n).)+/gs)
  const paragraphs = [...parts].filter(({ 0: words }) => words.trim() !== '')
  return (
    <div className={styles.paragraphs}>
      {paragraphs.map(({ 0: words, index }) => (
        <p key={index} className={styles.words}>
          {words.trim()}
        </p>
      ))}
    </div>
  )
}
