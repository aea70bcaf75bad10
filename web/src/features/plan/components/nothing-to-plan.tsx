import { paths } from '../../../platform/paths.ts'
import { ButtonLink } from '../../../ui/controls/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { HouseDrawing } from '../../../ui/layout/drawings.tsx'

/** Replaces the plan and the calendar while the customer has no home. */
export function NothingToPlan({ text }: { text: string }) {
  return (
    <EmptyState
      drawing={<HouseDrawing />}
      title="Nothing to plan yet"
      text={text}
      action={
        <ButtonLink to={paths.properties} variant="primary">
          Add Your First Property
        </ButtonLink>
      }
    />
  )
}
