import { reloadWhenReachable } from '../platform/calls/reload-when-reachable.ts'
import { Button } from '../ui/controls/button.tsx'
import { MailboxDrawing } from '../ui/layout/drawings.tsx'
import { describeFailure } from './screen-failure-text.ts'

/** The document's title while a failure is shown. */
export const failureTitle = 'Something went wrong'

/** Returns the drawing, the texts and the button that are shown in place of a page or screen that did not load. */
export const makeFailureContent = (error: unknown, buttonLabel: string) => ({
  drawing: <MailboxDrawing />,
  title: 'This page did not load',
  text: describeFailure(error),
  action: (
    <Button variant="primary" onClick={reloadWhenReachable}>
      {buttonLabel}
    </Button>
  ),
})
