import { paths } from '../platform/paths.ts'
import { useTitle } from '../platform/title.ts'
import { ButtonLink } from '../ui/controls/button.tsx'
import { MailboxDrawing } from '../ui/layout/drawings.tsx'
import { MessageScreen } from './message-screen.tsx'

export function NotFoundScreen() {
  useTitle('Page Not Found')
  return (
    <MessageScreen
      drawing={<MailboxDrawing />}
      title="Page Not Found"
      text="The page you are looking for does not exist or has moved."
      action={
        <ButtonLink to={paths.home} variant="primary">
          Go Back Home
        </ButtonLink>
      }
    />
  )
}
