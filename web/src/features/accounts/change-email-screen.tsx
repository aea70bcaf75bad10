import { emailChangeHours } from '@home-pulse/contract/features/accounts/link-lifetimes'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { queryClient } from '../../platform/calls/query-client.ts'
import { useWrite } from '../../platform/calls/use-write.ts'
import { paths } from '../../platform/paths.ts'
import { startSession, useCurrentUser } from '../../platform/session/session.ts'
import type { CurrentUser } from '../../platform/session/token.ts'
import { useTitle } from '../../platform/title.ts'
import { Button, ButtonLink } from '../../ui/controls/button.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { accountQuery, confirmEmailChange } from './api.ts'
import { WithEmailLinkToken } from './components/email-link-token.tsx'
import styles from './components/entrance.module.css'
import { Entrance } from './components/entrance.tsx'
import { LinkNote } from './components/link-note.tsx'

/**
 * Changes the email address of the account with the link that was mailed to the new address. The user must be signed
 * in, so that the owner of a mistyped address gets no access.
 */
export function ChangeEmailScreen() {
  useTitle('Change Email')
  return <WithEmailLinkToken>{(token) => <NewEmail token={token} />}</WithEmailLinkToken>
}

function NewEmail({ token }: { token: string }) {
  const user = useCurrentUser()
  return (
    <Entrance
      heading="Confirm your new email"
      intro="After that you sign in with it, and our emails go to it."
    >
      {user ? (
        <Confirm user={user} token={token} />
      ) : (
        <LinkNote
          title="Sign in to go on"
          action={
            <ButtonLink
              to={paths.login}
              state={{ from: `${paths.changeEmail}#${token}` }}
              variant="primary"
              size="small"
            >
              Sign in
            </ButtonLink>
          }
        >
          Use your current email. The new one replaces it after that.
        </LinkNote>
      )}
    </Entrance>
  )
}

function Confirm({ user, token }: { user: CurrentUser; token: string }) {
  const navigate = useNavigate()
  const query = accountQuery(user.userId)
  const { data, error, refetch } = useQuery({ ...query, refetchOnMount: 'always' })
  const { isBusy, problem, run } = useWrite()

  const confirm = () =>
    run(
      {
        done: 'Email changed successfully',
        failed: 'Failed to change the email',
        networkFailed: 'Network error while changing the email',
      },
      () => confirmEmailChange({ body: { token } }),
      (changed) => {
        startSession(changed.token)
        queryClient.setQueryData(query.queryKey, changed.account)
        return navigate({ to: paths.profile, hash: 'security', replace: true })
      },
    )

  if (error)
    return (
      <LinkNote
        title="The server did not answer"
        action={
          <Button size="small" onClick={() => refetch()}>
            Try again
          </Button>
        }
      >
        Your account did not load. Your link still works.
      </LinkNote>
    )
  if (!data)
    return (
      <div className={styles.waiting}>
        <Spinner />
      </div>
    )
  const settings = (
    <ButtonLink to={paths.profile} hash="security" size="small">
      Open your settings
    </ButtonLink>
  )
  if (problem?.code === 'email_taken')
    return (
      <LinkNote title="Another account uses this email" action={settings}>
        Your email stays {data.email}. To use the new one here, sign in to its account and change its email
        first.
      </LinkNote>
    )
  if (token === '' || !data.pendingEmail || problem?.code === 'link_not_valid')
    return (
      <LinkNote title="This link does not work any more" action={settings}>
        It was used already, is older than {emailChangeHours} hours, was replaced by a newer one, or belongs
        to another account. You are signed in as {data.email}.
      </LinkNote>
    )
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>Current email</dt>
          <dd>{data.email}</dd>
        </div>
        <div>
          <dt>New email</dt>
          <dd>{data.pendingEmail.email}</dd>
        </div>
      </dl>
      <Button variant="primary" isWide disabled={isBusy} onClick={confirm}>
        {isBusy ? 'Changing...' : 'Change my email'}
      </Button>
    </>
  )
}
