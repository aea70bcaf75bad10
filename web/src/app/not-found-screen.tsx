import { paths } from '../platform/paths.ts'
import { useCurrentUser } from '../platform/session/session.ts'
import { useTitle } from '../platform/title.ts'
import { ButtonLink } from '../ui/controls/button.tsx'
import { MailboxDrawing } from '../ui/layout/drawings.tsx'
import styles from './message-screen.module.css'
import { MessageScreen } from './message-screen.tsx'

export function NotFoundScreen() {
  useTitle('Page Not Found')
  const user = useCurrentUser()
  return (
    <MessageScreen
      drawing={<MailboxDrawing />}
      title="Page Not Found"
      text="The page you are looking for does not exist or has moved."
      action={
        <div className={styles.actions}>
          <ButtonLink to={paths.home} variant="primary">
            Go Back Home
          </ButtonLink>
          {user && <ButtonLink to={paths.overview}>Open your overview</ButtonLink>}
        </div>
      }
    />
  )
}
