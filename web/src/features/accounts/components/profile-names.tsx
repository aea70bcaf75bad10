import { type FormEvent, useState } from 'react'
import { useSingleMutation } from '../../../platform/calls/use-single-mutation.ts'
import { startSession } from '../../../platform/session/session.ts'
import type { CurrentUser } from '../../../platform/session/token.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { TextField } from '../../../ui/controls/field.tsx'
import { LeaveQuestion } from '../../../ui/controls/leave-question.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { updateProfile } from '../api.ts'
import styles from './profile.module.css'

/**
 * The form for the user's names. The response contains a token with the new names, so every screen shows them at once.
 */
export function ProfileNames({ user }: { user: CurrentUser }) {
  const [firstName, setFirstName] = useState(user.firstName)
  const [lastName, setLastName] = useState(user.lastName)
  // The names that were saved last. They are not read from the token, because a server may respond to a change with a
  // token that still has the old names.
  const [stored, setStored] = useState({ firstName: user.firstName, lastName: user.lastName })
  const [hasTried, setTried] = useState(false)
  const { isPending: isBusy, mutateAsync } = useSingleMutation({ mutationFn: save })
  const names = { firstName: firstName.trim(), lastName: lastName.trim() }
  const isChanged = names.firstName !== stored.firstName || names.lastName !== stored.lastName
  const isMissing = (name: string) => name.trim() === ''

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (isMissing(firstName) || isMissing(lastName)) return toast.error('Error', 'Please fill in all fields')
    return mutateAsync()
  }

  async function save() {
    const answer = await updateProfile({ body: names })
    if (answer.ok) {
      setStored(names)
      startSession(answer.data.token)
      toast.success('Profile updated successfully')
    } else {
      toast.error(
        answer.network ? 'Network error while updating profile' : 'Failed to update profile',
        answer.network ? undefined : answer.error.issues?.[0]?.message,
      )
    }
  }

  return (
    <Card title="Update Profile" subtitle="We greet you with your name, here and in our emails.">
      <form className={styles.form} noValidate onSubmit={submit}>
        <LeaveQuestion isAnyPending={isChanged && !isBusy} />
        <TextField label="Email" type="email" autoComplete="email" readOnly value={user.email} />
        <div className={styles.names}>
          <TextField
            label="First Name"
            placeholder="Enter your first name"
            autoComplete="given-name"
            required
            disabled={isBusy}
            value={firstName}
            error={hasTried && isMissing(firstName) ? 'Your first name is needed.' : undefined}
            onChange={(event) => setFirstName(event.currentTarget.value)}
          />
          <TextField
            label="Last Name"
            placeholder="Enter your last name"
            autoComplete="family-name"
            required
            disabled={isBusy}
            value={lastName}
            error={hasTried && isMissing(lastName) ? 'Your last name is needed.' : undefined}
            onChange={(event) => setLastName(event.currentTarget.value)}
          />
        </div>
        <div className={styles.actions}>
          <Button type="submit" variant="primary" disabled={isBusy}>
            {isBusy ? 'Updating...' : 'Update Profile'}
          </Button>
        </div>
      </form>
    </Card>
  )
}
