import { ask } from '../asking.ts'
import { useConversationStore } from '../conversation.ts'
import styles from './homebot.module.css'

/** Suggested questions that are sent with one click. */
export function NextQuestions({ questions }: { questions: string[] }) {
  const store = useConversationStore()
  return (
    <ul className={styles.questions} aria-label="Questions you could ask">
      {questions.map((question) => (
        <li key={question}>
          <button type="button" className={styles.question} onClick={() => ask(store, question)}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  )
}
