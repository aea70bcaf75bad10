import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { CallFailed } from '../../platform/calls/api.ts'
import { useCurrentDate } from '../../platform/current-date.ts'
import { formatUnit } from '../../platform/format.ts'
import { paths } from '../../platform/paths.ts'
import { useTitle } from '../../platform/title.ts'
import { Button, ButtonLink } from '../../ui/controls/button.tsx'
import { LeaveQuestion } from '../../ui/controls/leave-question.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { PageSpinner } from '../../ui/feedback/spinner.tsx'
import { MailboxDrawing } from '../../ui/layout/drawings.tsx'
import { BackLink, PageHeader } from '../../ui/layout/page-header.tsx'
import { componentQuery } from '../components/component-query.ts'
import { ApplyChanges } from '../components/forms/apply-changes.tsx'
import { titleOf } from '../components/home-component.ts'
import { RepairPanel } from '../components/repair-panel.tsx'
import { EditsContext, useEdits } from '../components/use-edits.ts'
import { targetsOf } from '../notes/note-targets.ts'
import { NotesCard } from '../notes/notes-card.tsx'
import { ComponentTasksCard } from '../plan/component-tasks-card.tsx'
import { propertyQuery } from '../portfolio/property-query.ts'
import { ComponentFacts } from './components/component-page/component-facts.tsx'
import { ComponentHistory } from './components/component-page/component-history.tsx'
import styles from './components/component-page/component-page.module.css'
import missing from './property-screen.module.css'

/** The page of one component: its forecast, actions, tasks, notes and history. */
export function ComponentScreen() {
  const { propertyId = '', componentId = '' } = useParams({ strict: false })
  const part = useQuery(componentQuery(propertyId, componentId))
  const { data: property } = useQuery(propertyQuery(propertyId))
  const edits = useEdits(propertyId)
  const today = useCurrentDate()
  const component = part.data?.component
  useTitle(component ? `${titleOf(component)}${property ? `, ${property.address}` : ''}` : 'Part')

  if (part.isPending) return <PageSpinner />
  if (!part.data || !component || component.propertyId !== propertyId)
    return (
      <>
        <h1 className="visually-hidden">Part of a home</h1>
        <EmptyState
          drawing={<MailboxDrawing />}
          title={isMissing(part.error) ? 'Part not found' : 'This part did not load'}
          text={
            isMissing(part.error)
              ? 'It was removed, or its address is wrong.'
              : 'Check your connection and try again.'
          }
          action={
            <div className={missing.actions}>
              <ButtonLink to={paths.property} params={{ propertyId }} variant="primary">
                Open the home
              </ButtonLink>
              <Button disabled={part.isFetching} onClick={() => part.refetch()}>
                Try again
              </Button>
            </div>
          }
        />
      </>
    )

  const { unitNumber, installations } = part.data
  const unitNumbers = new Map(
    component.unitId === null || unitNumber === null ? [] : [[component.unitId, unitNumber]],
  )
  const targets = targetsOf([component], unitNumbers)
  const name = titleOf(component)
  return (
    <EditsContext value={edits}>
      <LeaveQuestion isAnyPending={edits.isAnyPending} by="apply" />
      <PageHeader
        back={
          <BackLink to={paths.property} params={{ propertyId }}>
            {property?.address ?? 'Back to the home'}
          </BackLink>
        }
        title={unitNumber === null ? name : `${name}, ${formatUnit(unitNumber)}`}
        aside={<ApplyChanges edits={edits} />}
      />
      <div className={styles.columns}>
        <div className={styles.column}>
          <ComponentFacts component={component} today={today}>
            <RepairPanel componentId={component.id} />
          </ComponentFacts>
          <ComponentTasksCard componentId={component.id} />
        </div>
        <div className={styles.column}>
          <NotesCard propertyId={propertyId} targets={targets} about={targets[0]} />
          <ComponentHistory componentId={component.id} name={name} installations={installations} />
        </div>
      </div>
    </EditsContext>
  )
}

/** Returns true if the component does not exist, or if it belongs to another home. The latter case has no error. */
const isMissing = (error: Error | null) =>
  error === null || (error instanceof CallFailed && error.problem?.statusCode === 404)
