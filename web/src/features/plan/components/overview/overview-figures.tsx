import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useFailureToast } from '../../../../platform/calls/use-failure-toast.ts'
import { countWithNoun, formatMoney } from '../../../../platform/format.ts'
import { paths } from '../../../../platform/paths.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { Explained } from '../../../../ui/feedback/explained.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { nextReplacementsQuery } from '../../calls/api.ts'
import { fromTodayQuery, reserveQuery } from '../../calls/budget-api.ts'
import { figureOf, formatRange } from '../../likely-amounts.ts'
import { FigureDialog, type PlannedFigure } from '../budget/figure-dialog.tsx'
import styles from './overview.module.css'

/**
 * The three figures of all homes: the cost of the next 12 months, overdue components, and the reserve. The plan shows
 * the same figures.
 */
export function OverviewFigures({ onExplain }: { onExplain: (componentId: string) => void }) {
  const costs = useQuery(fromTodayQuery(undefined))
  const parts = useQuery(nextReplacementsQuery)
  const reserve = useQuery(reserveQuery(undefined))
  const [asked, setAsked] = useState<PlannedFigure | null>(null)
  const failure = costs.error ?? parts.error ?? reserve.error
  useFailureToast(failure, 'Failed to load the overview', 'Network error while loading the overview')
  const spending = costs.data && figureOf(costs.data, 1)
  return (
    <>
      <dl className={styles.figures}>
        <Figure label="Next 12 months" query={costs} note={spending && formatRange(spending)}>
          {spending && (
            <Explained
              why="what it is made of"
              onClick={() => setAsked({ label: 'Next 12 months', ...spending })}
            >
              {formatMoney(spending.expected)}
            </Explained>
          )}
        </Figure>
        <Figure
          label="Overdue"
          query={parts}
          note={parts.data?.overdue === 0 ? 'Nothing is past its date.' : 'Past the date to replace them.'}
        >
          {parts.data && (
            <Link to={paths.dashboard} search={{ tab: 'management' }}>
              {countWithNoun(parts.data.overdue, 'part')}
            </Link>
          )}
        </Figure>
        <Figure
          label="In reserve"
          query={reserve}
          note={
            reserve.data &&
            `Start with ${formatMoney(reserve.data.startingSum)} and set aside ${formatMoney(reserve.data.monthlyContribution)} a month.`
          }
        >
          {reserve.data && <Link to={paths.plan}>{formatMoney(reserve.data.currentBalance)}</Link>}
        </Figure>
      </dl>
      {asked && costs.data && (
        <FigureDialog
          figure={asked}
          budget={costs.data}
          onExplain={(componentId) => {
            setAsked(null)
            onExplain(componentId)
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}

interface FigureProps {
  label: string
  query: { error: unknown; isFetching: boolean; data: unknown; refetch: () => unknown }
  note: string | undefined
  children: ReactNode
}

function Figure({ label, query, note, children }: FigureProps) {
  const { data, error, isFetching, refetch } = query
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd className={styles.amount}>
        {data !== undefined ? (
          children
        ) : error ? (
          <Button size="small" disabled={isFetching} onClick={() => refetch()}>
            Try again
          </Button>
        ) : (
          <Skeleton width={120} height={36} />
        )}
      </dd>
      <dd className={styles.note}>{data === undefined ? (error ? 'Not loaded.' : ' ') : note}</dd>
    </div>
  )
}
