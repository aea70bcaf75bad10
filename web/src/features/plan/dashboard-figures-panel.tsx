import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatCount, formatMoney } from '../../platform/format.ts'
import { paths } from '../../platform/paths.ts'
import { nextReplacementsQuery } from './calls/api.ts'
import { fromTodayQuery, reserveQuery } from './calls/budget-api.ts'
import styles from './components/overview/dashboard-figures.module.css'
import { figureOf } from './likely-amounts.ts'

/**
 * Shows the three figures of the overview in the header of the dashboard. Each is a link to the overview. A figure that
 * did not load is shown as a dash.
 */
export function DashboardFiguresPanel() {
  const { data: costs } = useQuery(fromTodayQuery(undefined))
  const { data: parts } = useQuery(nextReplacementsQuery)
  const { data: reserve } = useQuery(reserveQuery(undefined))
  const spending = costs && figureOf(costs, 1)
  return (
    <Link to={paths.overview} className={styles.figures}>
      <Figure label="Next 12 months" value={spending && formatMoney(spending.expected)} />
      <Figure label="Overdue" value={parts && formatCount(parts.overdue)} />
      <Figure label="In reserve" value={reserve && formatMoney(reserve.currentBalance)} />
      <span className="visually-hidden">Open the overview</span>
    </Link>
  )
}

const Figure = ({ label, value }: { label: string; value: string | undefined }) => (
  <span className={styles.figure}>
    <span className={styles.label}>{label}</span>
    <b>{value ?? '–'}</b>
  </span>
)
