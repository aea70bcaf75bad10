import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { paths } from '../../platform/paths.ts'
import { useCurrentUser } from '../../platform/session/session.ts'
import { useTitle } from '../../platform/title.ts'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { HouseDrawing } from '../../ui/layout/drawings.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { ExplanationDialog } from '../components/explanation-dialog.tsx'
import { homesFoundQuery } from './calls/api.ts'
import { LeasesCard } from './components/overview/leases-card.tsx'
import { NextReplacementsCard } from './components/overview/next-replacements-card.tsx'
import styles from './components/overview/overview.module.css'
import { OverviewFigures } from './components/overview/overview-figures.tsx'
import { StillThereCard } from './components/overview/still-there-card.tsx'
import { TasksCard } from './components/overview/tasks-card.tsx'

/**
 * The overview of all homes: their next replacements and tasks, their expected costs, and the leases that end first.
 */
export function OverviewScreen() {
  useTitle('Overview')
  const user = useCurrentUser()
  const [explainedId, setExplainedId] = useState<string | null>(null)
  const homes = useQuery(homesFoundQuery(''))
  if (!user) return null
  return (
    <>
      <PageHeader title="Overview" subtitle="What your homes need next, and what it will cost." />
      {homes.data?.length === 0 ? (
        <EmptyState
          drawing={<HouseDrawing />}
          title="Start with your first home"
          text="Add its address and age. You will see what needs doing next and what it will cost."
          action={
            <ButtonLink to={paths.properties} variant="primary">
              Add Your First Property
            </ButtonLink>
          }
        />
      ) : (
        <div className={styles.overview}>
          <OverviewFigures onExplain={setExplainedId} />
          <div className={styles.columns}>
            <div className={styles.column}>
              <NextReplacementsCard onExplain={setExplainedId} />
              <StillThereCard userId={user.userId} />
            </div>
            <div className={styles.column}>
              <TasksCard />
              <LeasesCard />
            </div>
          </div>
        </div>
      )}
      {explainedId !== null && (
        <ExplanationDialog componentId={explainedId} onClose={() => setExplainedId(null)} />
      )}
    </>
  )
}
