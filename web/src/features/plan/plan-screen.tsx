import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useFailureToast } from '../../platform/calls/use-failure-toast.ts'
import { useCurrentDate } from '../../platform/current-date.ts'
import { paths } from '../../platform/paths.ts'
import { useTitle } from '../../platform/title.ts'
import { Button, ButtonLink } from '../../ui/controls/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { DashboardLink } from '../../ui/layout/dashboard-link.tsx'
import { HouseDrawing } from '../../ui/layout/drawings.tsx'
import { BackLink, PageHeader } from '../../ui/layout/page-header.tsx'
import { ExplanationDialog } from '../components/explanation-dialog.tsx'
import { homesFoundQuery, thisYearQuery } from './calls/api.ts'
import {
  type Budget,
  type BudgetFilter,
  budgetQuery,
  defaultYears,
  fromTodayQuery,
  reserveQuery,
} from './calls/budget-api.ts'
import { BudgetCard } from './components/budget/budget-card.tsx'
import { ExportButtons } from './components/budget/export-buttons.tsx'
import { PlanFigures } from './components/budget/plan-figures.tsx'
import { ThisYearCard } from './components/budget/this-year-card.tsx'
import { HomeFilter } from './components/home-filter.tsx'
import { NothingToPlan } from './components/nothing-to-plan.tsx'
import styles from './components/plan.module.css'
import { PlanLoadFailure } from './components/plan-load-failure.tsx'
import { PlanSkeleton } from './components/plan-skeleton.tsx'
import { HomesCard } from './components/portfolio/homes-card.tsx'
import { ReplacementsCard } from './components/portfolio/replacements-card.tsx'
import { ReserveCard } from './components/reserve/reserve-card.tsx'

interface PlanChoice {
  property?: string | undefined
  years?: 5 | 20 | 30 | undefined
  prices?: 'nominal' | undefined
}

/** Returns the choices in the URL (home, years, prices), and a function that changes them. */
function usePlanChoice() {
  const navigate = useNavigate()
  const kept = useSearch({ from: '/guarded/plan' })
  const keep = (change: PlanChoice) =>
    navigate({
      to: paths.plan,
      search: { ...kept, ...change },
      replace: true,
      resetScroll: false,
    })
  return [kept, keep] as const
}

/** Shows the expected cost of all homes or one home by year, the likely range of the cost, and the reserve. */
export function PlanScreen() {
  useTitle('Plan')
  const [{ property: propertyId, years = defaultYears, prices }, keep] = usePlanChoice()
  const isNominal = prices === 'nominal'
  const [explainedId, setExplainedId] = useState<string | null>(null)
  const homes = useQuery(homesFoundQuery(''))
  const filter = { propertyId, years }
  const today = useCurrentDate()
  const query = useQuery(budgetQuery(filter))
  // Starts these requests together with the budget. Otherwise they would start only when the cards that show them are
  // rendered, after the budget has loaded.
  usePrefetchQuery(reserveQuery(propertyId))
  usePrefetchQuery(fromTodayQuery(propertyId))
  usePrefetchQuery(thisYearQuery(propertyId, today))
  const { data: budget, error, isPlaceholderData, refetch } = query
  useFailureToast(error, 'Failed to load the plan', 'Network error while loading the plan')
  const search = propertyId === undefined ? {} : { property: propertyId }

  return (
    <>
      <PageHeader
        back={
          propertyId === undefined ? (
            <DashboardLink />
          ) : (
            <BackLink to={paths.property} params={{ propertyId }}>
              Back to this home
            </BackLink>
          )
        }
        title="Plan"
        subtitle="What your homes will cost, when, how sure that is, and what to set aside."
        aside={
          <ButtonLink to={paths.calendar} search={search}>
            Open the calendar
          </ButtonLink>
        }
      />
      {homes.data?.length === 0 ? (
        <NothingToPlan text="Add a home, and what it will cost over the years appears here." />
      ) : (
        <div className={styles.plan}>
          <div className={styles.bar}>
            <HomeFilter propertyId={propertyId} onChange={(property) => keep({ property })} />
            <ExportButtons filter={filter} isDisabled={!budget || budget.componentCount === 0} />
          </div>
          {error && !budget ? (
            <PlanLoadFailure
              error={error}
              what="The plan"
              onRetry={refetch}
              otherWay={
                years !== defaultYears && (
                  <Button onClick={() => keep({ years: undefined })}>Show {defaultYears} years</Button>
                )
              }
            />
          ) : !budget ? (
            <PlanSkeleton />
          ) : budget.componentCount === 0 ? (
            <EmptyState
              drawing={<HouseDrawing />}
              title="Nothing recorded here"
              text="Record its structures and appliances, and what they will cost appears here."
              action={<ButtonLink to={paths.dashboard}>Go to your homes</ButtonLink>}
            />
          ) : (
            <PlanCards
              budget={budget}
              isBusy={isPlaceholderData}
              filter={filter}
              isNominal={isNominal}
              keep={keep}
              onExplain={setExplainedId}
            />
          )}
        </div>
      )}
      {explainedId !== null && (
        <ExplanationDialog componentId={explainedId} onClose={() => setExplainedId(null)} />
      )}
    </>
  )
}

interface PlanCardsProps {
  budget: Budget
  /** True while a budget is loading. The screen then still shows the previous budget. */
  isBusy: boolean
  filter: BudgetFilter
  isNominal: boolean
  /** Changes some of the choices in the URL. */
  keep: (change: PlanChoice) => void
  onExplain: (componentId: string) => void
}

/** Shows the figures, charts and lists of a plan with at least one component. */
function PlanCards({ budget, isBusy, filter, isNominal, keep, onExplain }: PlanCardsProps) {
  const { propertyId, years } = filter
  const today = useCurrentDate()
  return (
    <>
      <PlanFigures
        budget={budget}
        isBusy={isBusy}
        isNominal={isNominal}
        propertyId={propertyId}
        onExplain={onExplain}
      />
      <div className={styles.columns}>
        <div className={styles.column}>
          <BudgetCard
            budget={budget}
            isBusy={isBusy}
            years={years}
            onYears={(chosen) => keep({ years: ([5, 20, 30] as const).find((known) => known === chosen) })}
            isNominal={isNominal}
            onNominal={(isChosen) => keep({ prices: isChosen ? 'nominal' : undefined })}
            propertyId={propertyId}
            onExplain={onExplain}
          />
        </div>
        <div className={styles.column}>
          <ReserveCard key={propertyId} propertyId={propertyId} />
          <ThisYearCard budget={budget} propertyId={propertyId} today={today} onExplain={onExplain} />
        </div>
      </div>
      <ReplacementsCard propertyId={propertyId} years={years} onExplain={onExplain} />
      {propertyId === undefined && budget.propertyCount > 1 && (
        <HomesCard budget={budget} years={years} isNominal={isNominal} />
      )}
    </>
  )
}
