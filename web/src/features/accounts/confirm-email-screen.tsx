import { confirmationDays } from '@home-pulse/contract/features/accounts/link-lifetimes'
import { useEffect, useRef } from 'react'
import { queryClient } from '../../platform/calls/query-client.ts'
import { useSingleMutation } from '../../platform/calls/use-single-mutation.ts'
import { paths } from '../../platform/paths.ts'
import { useCurrentUser } from '../../platform/session/session.ts'
import { useTitle } from '../../platform/title.ts'
import { Button, ButtonLink } from '../../ui/controls/button.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { accountQuery, confirmEmail } from './api.ts'
import { WithEmailLinkToken } from './components/email-link-token.tsx'
import styles from './components/entrance.module.css'
import { Entrance } from './components/entrance.tsx'
import { LinkNote } from './components/link-note.tsx'

type Outcome =
  | { kind: 'asking' | 'not-valid' | 'failed' }
  | { kind: 'confirmed'; email: string; wasConfirmed: boolean }

/** Confirms an email address with the email link. The user does not have to be signed in. */
export function ConfirmEmailScreen() {
  useTitle('Confirm Email')
  return <WithEmailLinkToken>{(token) => <Confirm token={token} />}</WithEmailLinkToken>
}

function Confirm({ token }: { token: string }) {
  const user = useCurrentUser()
  const { data, mutateAsync } = useSingleMutation({
    mutationFn: async (): Promise<Outcome> => {
      const answer = await confirmEmail({ body: { token } })
      if (!answer.ok) {
        const isRefused = !answer.network && answer.error.code === 'link_not_valid'
        return { kind: isRefused ? 'not-valid' : 'failed' }
      }
      if (user) void queryClient.invalidateQueries({ queryKey: accountQuery(user.userId).queryKey })
      return { kind: 'confirmed', ...answer.data }
    },
  })
  const outcome: Outcome = data ?? { kind: token === '' ? 'not-valid' : 'asking' }
  const isAsked = useRef(false)

  // The user has already clicked the link in the email, so the screen confirms the address without a second click.
  useEffect(() => {
    if (isAsked.current || token === '') return
    isAsked.current = true
    void mutateAsync()
  })

  const way = user ? (
    <ButtonLink to={paths.dashboard} size="small">
      Go to your dashboard
    </ButtonLink>
  ) : (
    <ButtonLink to={paths.login} size="small">
      Sign in
    </ButtonLink>
  )
  return (
    <Entrance
      heading="Confirm your email"
      intro="Then we can tell you what your homes need, and you can reset a forgotten password."
    >
      {outcome.kind === 'asking' && (
        <div className={styles.waiting}>
          <Spinner label="Confirming" />
        </div>
      )}
      {outcome.kind === 'confirmed' && (
        <LinkNote title={outcome.wasConfirmed ? 'Already confirmed' : 'Your email is confirmed'} action={way}>
          {outcome.wasConfirmed
            ? `${outcome.email} was confirmed before. There is nothing left to do.`
            : `We send emails to ${outcome.email}.`}
        </LinkNote>
      )}
      {outcome.kind === 'not-valid' && (
        <LinkNote
          title="This link does not work any more"
          action={
            <ButtonLink to={paths.profile} hash="security" size="small">
              {user ? 'Send a new link' : 'Sign in for a new link'}
            </ButtonLink>
          }
        >
          It is older than {confirmationDays} days, incomplete, or for an email that you no longer use.
        </LinkNote>
      )}
      {outcome.kind === 'failed' && (
        <LinkNote
          title="The server did not answer"
          action={
            <Button size="small" onClick={() => mutateAsync()}>
              Try again
            </Button>
          }
        >
          Please try again. Your link still works.
        </LinkNote>
      )}
    </Entrance>
  )
}
