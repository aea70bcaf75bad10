import type { Problem } from '@home-pulse/contract/errors'
import { formatCount } from '../../../../platform/format.ts'
import styles from './csv-entry.module.css'

/** The errors of a refused file by line. The server reports the first hundred. */
export function CsvIssues({ problem }: { problem: Problem }) {
  const issues = problem.issues ?? []
  const unnamed = (problem.issueCount ?? issues.length) - issues.length
  return (
    <section className={styles.issues} aria-label="Errors in the file">
      <p>
        {issues.length > 0 ? 'Nothing was added. Correct this, then choose the file again:' : problem.message}
      </p>
      {issues.length > 0 && (
        <ul>
          {issues.map(({ path, message }) => (
            <li key={`${path} ${message}`}>{message}</li>
          ))}
        </ul>
      )}
      {unnamed > 0 && <p>And {formatCount(unnamed)} more.</p>}
    </section>
  )
}
