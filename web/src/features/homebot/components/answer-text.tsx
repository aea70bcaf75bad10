import styles from './homebot.module.css'

/** Plain text as HomeBot sends it: an empty line divides paragraphs, a single break stands as it is. */
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
