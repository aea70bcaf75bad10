import type { ReactNode } from 'react'
import { CallFailed } from '../../../platform/calls/api.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { MailboxDrawing } from '../../../ui/layout/drawings.tsx'

interface PlanLoadFailureProps {
  error: Error
  /** The name of the part that did not load, such as `The plan`. */
  what: string
  onRetry: () => void
  /** Another action beside the retry. */
  otherWay?: ReactNode
}

/** Shown if the home does not exist or the response did not arrive. */
export function PlanLoadFailure({ error, what, onRetry, otherWay }: PlanLoadFailureProps) {
  const isMissing = error instanceof CallFailed && isUnknownHome(error)
  return isMissing ? (
    <EmptyState
      drawing={<MailboxDrawing />}
      title="Property Not Found"
      text="There is no such home in your portfolio. Choose another one above, or all of them."
    />
  ) : (
    <EmptyState
      drawing={<MailboxDrawing />}
      title={`${what} did not load`}
      text="Nothing about your homes has changed. Please try again."
      action={
        <>
          <Button onClick={onRetry}>Try again</Button>
          {otherWay}
        </>
      }
    />
  )
}

/** Returns true if the response says that the id of the home is unknown or malformed. */
const isUnknownHome = ({ problem }: CallFailed) =>
  problem?.code === 'not_found' || (problem?.issues?.some(({ path }) => path === 'propertyId') ?? false)
