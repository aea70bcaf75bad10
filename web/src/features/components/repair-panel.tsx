import { type FormEvent, useState } from 'react'
import { issueOf, useWrite } from '../../platform/calls/use-write.ts'
import { Button } from '../../ui/controls/button.tsx'
import { NumberField } from '../../ui/controls/field.tsx'
import { askVerdict, type Verdict } from './api.ts'
import styles from './components/repair.module.css'
import { RepairVerdict } from './components/repair-verdict.tsx'

/** The form for a repair quote in a component’s details, with the verdict. Nothing is stored. */
export function RepairPanel({ componentId }: { componentId: string }) {
  const { isBusy, problem, run } = useWrite()
  const [quote, setQuote] = useState('')
  const [hasFailedBefore, setFailedBefore] = useState(false)
  const [error, setError] = useState<string>()
  const [verdict, setVerdict] = useState<Verdict>()

  async function ask(event: FormEvent) {
    event.preventDefault()
    const isAmount = quote.trim() !== '' && Number(quote) >= 0
    setError(isAmount ? undefined : 'Enter what the repair would cost.')
    // Removes the verdict on the earlier quote.
    setVerdict(undefined)
    if (!isAmount) return
    await run(
      { failed: 'Failed to judge the repair', networkFailed: 'Network error while judging the repair' },
      () =>
        askVerdict({
          params: { id: componentId },
          query: { quote, hasFailedBefore: hasFailedBefore ? 'true' : 'false' },
        }),
      setVerdict,
    )
  }

  return (
    <section className={styles.repair} aria-label="Repair or replace">
      <form className={styles.form} noValidate onSubmit={ask}>
        <NumberField
          label="Quoted a repair?"
          inputMode="decimal"
          placeholder="Its price in dollars"
          value={quote}
          disabled={isBusy}
          error={error}
          serverError={issueOf(problem, 'quote')}
          onChange={(event) => {
            setError(undefined)
            setQuote(event.currentTarget.value)
          }}
        />
        <Button type="submit" size="small" disabled={isBusy}>
          {isBusy ? 'Comparing...' : 'Repair or replace?'}
        </Button>
        <label className={styles.before}>
          <input
            type="checkbox"
            checked={hasFailedBefore}
            disabled={isBusy}
            onChange={(event) => setFailedBefore(event.currentTarget.checked)}
          />
          The same part failed before
        </label>
      </form>
      <div role="status">{verdict && <RepairVerdict verdict={verdict} />}</div>
    </section>
  )
}
