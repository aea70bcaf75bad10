import { deletionGraceDays } from '@home-pulse/contract/terms'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { issueOf, useWrite } from '../../../platform/calls/use-write.ts'
import { formatDate } from '../../../platform/format.ts'
import { paths } from '../../../platform/paths.ts'
import { endSession } from '../../../platform/session/session.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/controls/dialog.tsx'
import { TextField } from '../../../ui/controls/field.tsx'
import { PasswordField } from '../../../ui/controls/password-field.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { deleteAccount } from '../api.ts'
import styles from './records.module.css'

const word = 'DELETE'

/** The dialog that starts the account deletion. It asks for the password and a confirmation word. */
export function DeletionDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const { isBusy, problem, run } = useWrite()
  const isConfirmed = password !== '' && confirmation.trim().toUpperCase() === word

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isConfirmed) return
    void run(
      {
        failed: 'Failed to delete the account',
        networkFailed: 'Network error while deleting the account',
      },
      () => deleteAccount({ body: { password, confirmation } }),
      ({ deletedOn }) => {
        // The navigation comes before the end of the session. Otherwise the route guard would redirect to the sign-in.
        void navigate({ to: paths.home, ignoreBlocker: true })
        endSession()
        toast.info(
          `Your account will be deleted on ${formatDate(deletedOn)}`,
          'Sign in before that to keep it. We have sent you an email about it.',
        )
      },
    )
  }

  return (
    <Dialog title="Delete your account?" onClose={onClose} isBusy={isBusy}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <p>
          After {deletionGraceDays} days everything is gone for good, and nobody can restore it. Download a
          copy first if you may need one.
        </p>
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          value={password}
          disabled={isBusy}
          serverError={issueOf(problem, 'password')}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <TextField
          label={
            <>
              Type <b>{word}</b> to confirm
            </>
          }
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={confirmation}
          disabled={isBusy}
          serverError={issueOf(problem, 'confirmation')}
          onChange={(event) => setConfirmation(event.currentTarget.value)}
        />
        <div className={styles.actions}>
          <Button disabled={isBusy} onClick={onClose}>
            Keep my account
          </Button>
          <Button type="submit" className={styles.danger} disabled={!isConfirmed || isBusy}>
            {isBusy ? 'Deleting...' : 'Delete account'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
