import { useTitle } from '../platform/title.ts'
import { failureTitle, makeFailureContent } from './failure-content.tsx'
import { MessageScreen } from './message-screen.tsx'

/**
 * Shown in place of the whole page if a screen crashes or its code could not be loaded, for example after an update.
 */
export function ErrorScreen({ error }: { error: unknown }) {
  useTitle(failureTitle)
  return <MessageScreen {...makeFailureContent(error, 'Load again')} />
}
