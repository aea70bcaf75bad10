import { useTitle } from '../platform/title.ts'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { failureTitle, makeFailureContent } from './failure-content.tsx'

/** Shown in place of a screen that crashed or could not be loaded. The header and the navigation stay. */
export function ScreenFailure({ error }: { error: unknown }) {
  useTitle(failureTitle)
  return (
    <>
      <h1 className="visually-hidden">{failureTitle}</h1>
      <EmptyState {...makeFailureContent(error, 'Try again')} />
    </>
  )
}
