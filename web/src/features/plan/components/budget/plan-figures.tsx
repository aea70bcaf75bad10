import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { formatMoney } from '../../../../platform/format.ts'
import { Explained } from '../../../../ui/feedback/explained.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { type Budget, fromTodayQuery } from '../../calls/budget-api.ts'
import { figureOf, formatRange } from '../../likely-amounts.ts'
import { FigureDialog, type PlannedFigure } from './figure-dialog.tsx'
import styles from './plan-figures.module.css'

interface PlanFiguresProps {
  budget: Budget
  /** True while a budget is loading and the screen still shows the previous one. */
  isBusy: boolean
  isNominal: boolean
  propertyId: string | undefined
  onExplain: (componentId: string) => void
}

/** The three main figures: the expected cost of the next year, of five years and of all years of the plan. */
export function PlanFigures({ budget, isBusy, isNominal, propertyId, onExplain }: PlanFiguresProps) {
  const { data: fromToday, error, isPlaceholderData } = useQuery(fromTodayQuery(propertyId))
  const [asked, setAsked] = useState<PlannedFigure | null>(null)
  const last = budget.periods.at(-1)
  const total = figureOf(budget, budget.periods.length, { isNominal })
  return (
    <>
      <dl className={styles.figures} aria-busy={isBusy || isPlaceholderData}>
        {[
          { label: 'Next 12 months', years: 1 },
          { label: 'Next 5 years', years: 5 },
        ].map(({ label, years }) => {
          const figure = fromToday && figureOf(fromToday, years, { isNominal })
          return figure ? (
            <Figure key={label} figure={{ label, ...figure }} onAsk={setAsked} />
          ) : (
            <Waiting key={label} label={label}>
              {error ? 'not loaded' : <Skeleton width={96} height={32} />}
            </Waiting>
          )
        })}
        {last && total && <Figure figure={{ label: `Through ${last.year}`, ...total }} onAsk={setAsked} />}
      </dl>
      {asked && (
        <FigureDialog
          figure={asked}
          budget={budget}
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

function Figure({ figure, onAsk }: { figure: PlannedFigure; onAsk: (figure: PlannedFigure) => void }) {
  return (
    <div>
      <dt>{figure.label}</dt>
      <dd className={styles.amount}>
        <Explained why="what it is made of" onClick={() => onAsk(figure)}>
          {formatMoney(figure.expected)}
        </Explained>
      </dd>
      <dd className={styles.note}>{formatRange(figure)}</dd>
    </div>
  )
}

function Waiting({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={styles.amount}>{children}</dd>
    </div>
  )
}
