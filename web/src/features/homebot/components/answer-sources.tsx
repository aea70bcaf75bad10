import { formatCount } from '../../../platform/format.ts'
import type { HomebotAnswer } from '../answer.ts'
import styles from './homebot.module.css'

/** What an answer rests on, folded until somebody wants to know. */
export function AnswerSources({ sources }: Pick<HomebotAnswer, 'sources'>) {
  return (
    <details className={styles.sources}>
      <summary>{sources.length === 1 ? '1 source' : `${formatCount(sources.length)} sources`}</summary>
      <ul>
        {sources.map((source) => (
          <li key={source.tag}>{source.title}</li>
        ))}
      </ul>
    </details>
  )
}
