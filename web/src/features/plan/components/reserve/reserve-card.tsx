import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { issueOf } from '../../../../platform/calls/use-write.ts'
import { formatCount, formatMoney } from '../../../../platform/format.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { Disclosure } from '../../../../ui/controls/disclosure.tsx'
import { NumberField } from '../../../../ui/controls/field.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { typeTitle } from '../../../components/type-label.ts'
import { type Reserve, reserveQuery } from '../../calls/budget-api.ts'
import { type ReserveWrites, useReserveWrites } from '../../calls/use-reserve-writes.ts'
import { ContributionPlan } from './contribution-plan.tsx'
import styles from './reserve-card.module.css'

interface ReserveCardProps {
  propertyId: string | undefined
}

/** Shows the reserve: the starting sum, the monthly amount, and the saved fraction of the fully funded balance. */
export function ReserveCard({ propertyId }: ReserveCardProps) {
  const { data: reserve, error, refetch } = useQuery(reserveQuery(propertyId))
  return (
    <Card title="Reserve" subtitle="A fund that pays for replacements when they come.">
      {error && !reserve ? (
        <p className={styles.failed}>
          <span>Your reserve did not load.</span>
          <Button size="small" onClick={() => refetch()}>
            Try again
          </Button>
        </p>
      ) : !reserve ? (
        <Skeleton height={260} />
      ) : (
        <ReserveBody reserve={reserve} propertyId={propertyId} />
      )}
    </Card>
  )
}

function ReserveBody({ reserve, propertyId }: { reserve: Reserve; propertyId: string | undefined }) {
  const writes = useReserveWrites(propertyId)
  return (
    <div className={styles.body}>
      <ContributionPlan reserve={reserve} propertyId={propertyId} writes={writes} />
      <BalanceForm reserve={reserve} writes={writes} />
      <Funded reserve={reserve} />
      <Disclosure title="How this is calculated" className={styles.fold}>
        <p>{reserve.explanation.join(' ')}</p>
        <PartsTable reserve={reserve} />
        {reserve.sources.length > 0 && (
          <p>Sources: {reserve.sources.map(({ title }) => title).join('; ')}.</p>
        )}
      </Disclosure>
    </div>
  )
}

function BalanceForm({ reserve, writes }: { reserve: Reserve; writes: ReserveWrites }) {
  const said = reserve.settings.balance
  const [typed, setTyped] = useState(said === null ? '' : String(said))

  function submit(event: FormEvent) {
    event.preventDefault()
    void writes.setBalance(typed.trim())
  }
  return (
    <form className={styles.balance} noValidate onSubmit={submit}>
      <NumberField
        label="Saved already, in dollars"
        inputMode="decimal"
        placeholder="0"
        value={typed}
        disabled={writes.isBusy}
        serverError={issueOf(writes.problem, 'balance')}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" size="small" disabled={writes.isBusy}>
        {writes.isBusy ? 'Saving...' : 'Save'}
      </Button>
    </form>
  )
}

/** The long-run yearly cost by component type, with the total. */
const PartsTable = ({ reserve: { parts, longRunYearlyCost } }: { reserve: Reserve }) => (
  <table className={styles.parts}>
    <caption>Cost a year over the long run</caption>
    <tbody>
      {parts.map(({ componentType, count, yearlyCost }) => (
        <tr key={componentType}>
          <th scope="row">
            {typeTitle(componentType)}
            {count > 1 && ` × ${formatCount(count)}`}
          </th>
          <td>{formatMoney(yearlyCost)}</td>
        </tr>
      ))}
      <tr>
        <th scope="row">Together</th>
        <td>{formatMoney(longRunYearlyCost)}</td>
      </tr>
    </tbody>
  </table>
)

/** The current balance as a percentage of the fully funded balance, as text and a bar. */
function Funded({ reserve }: { reserve: Reserve }) {
  const { percentFunded, fullyFundedBalance, currentBalance } = reserve
  if (percentFunded === null) return null
  const percent = Math.round(percentFunded)
  return (
    <div className={styles.funded}>
      <p>
        <b>{percent}% funded</b>
        <span>
          {formatMoney(currentBalance)} of {formatMoney(fullyFundedBalance)}
        </span>
      </p>
      <svg width="100%" height="8" aria-hidden="true">
        <rect className={styles.track} width="100%" height="8" rx="4" />
        <rect className={styles.filled} width={`${Math.min(percent, 100)}%`} height="8" rx="4" />
      </svg>
      <p className={styles.note}>
        Fully funded: what you would have now if you had saved evenly for each part since its installation.
      </p>
    </div>
  )
}
