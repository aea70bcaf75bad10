import type { Problem } from '@home-pulse/contract/errors'
import { formatCount } from '../../../platform/format.ts'
import { Button } from '../../../ui/controls/button.tsx'
import styles from './csv-entry.module.css'

/**
 * The errors of a file that the server refused, each with its line number. The server sends at most a hundred of them.
 */
export function CsvIssues({ problem, onCorrect }: { problem: Problem; onCorrect: () => void }) {
  const issues = problem.issues ?? []
  const unnamed = (problem.issueCount ?? issues.length) - issues.length
  return (
    <section className={styles.issues} aria-label="Errors in the file">
      <p>
        {issues.length > 0
          ? 'Nothing was added. Correct this here, or in the file and choose it again:'
          : problem.message}
      </p>
      {issues.length > 0 && (
        <ul>
          {issues.map(({ path, message }) => (
            <li key={`${path} ${message}`}>{message}</li>
          ))}
        </ul>
      )}
      {unnamed > 0 && <p>And {formatCount(unnamed)} more.</p>}
      {issues.length > 0 && (
        <Button size="small" onClick={onCorrect}>
          Correct here
        </Button>
      )}
    </section>
  )
}
