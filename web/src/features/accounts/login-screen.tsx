import { monthlyPrice } from '@home-pulse/contract/terms'
import { Link, useLocation, useRouter } from '@tanstack/react-router'
import { type FormEvent, useEffect, useState } from 'react'
import { useSingleMutation } from '../../platform/calls/use-single-mutation.ts'
import { paths } from '../../platform/paths.ts'
import { markUnpaid, startSession, useCurrentUser } from '../../platform/session/session.ts'
import { useTitle } from '../../platform/title.ts'
import { Button } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/controls/field.tsx'
import { PasswordField } from '../../ui/controls/password-field.tsx'
import { PageSpinner } from '../../ui/feedback/spinner.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { leaveForCheckout } from '../billing/opened-checkouts.ts'
import styles from './components/entrance.module.css'
import { Entrance } from './components/entrance.tsx'
import { NewPasswordField } from './components/new-password-field.tsx'
import { isKeepButton, KeepAccount, OutstandingPayment } from './components/sign-in-obstacles.tsx'
import { attempt, type Mode, type Outcome, type UnpaidAccount } from './sign-in-attempt.ts'
import { useNewPassword } from './use-new-password.ts'
import { welcomeBack } from './welcome-back.ts'

const words = {
  'sign-in': {
    heading: 'Welcome back',
    intro: 'Sign in to see what your homes need next.',
    submit: 'Sign In',
    busy: 'Signing In...',
    question: 'New to Home Pulse AI?',
    other: 'Create an account',
  },
  'sign-up': {
    heading: 'Create your account',
    intro: `Then a secure checkout, and your first home. ${monthlyPrice} a month, cancel any time.`,
    submit: 'Create Account',
    busy: 'Creating Account...',
    question: 'Already have an account?',
    other: 'Sign in instead',
  },
} as const

/** Returns the password as typed, a function that signs in or up, and the outcome of the last attempt. */
function useAttempt(mode: Mode) {
  const [unpaid, setUnpaid] = useState<UnpaidAccount>()
  const [isLeaving, setLeaving] = useState(false)
  const { password, field, isFitToSend, reject } = useNewPassword()

  const { isPending, data, mutateAsync } = useSingleMutation({
    mutationFn: (entered: { email: string; restore: boolean }) =>
      attempt(mode, entered.email, password, entered.restore),
  })

  function show(outcome: Outcome) {
    if (outcome.kind === 'to-checkout') return leaveForCheckout(outcome.url)
    if (outcome.kind === 'signed-in')
      return outcome.isRestored
        ? welcomeBack()
        : toast.success('Login Successful!', 'Welcome to Home Pulse AI!')
    reject(outcome.passwordFault)
    setUnpaid(outcome.unpaid)
    setLeaving(outcome.isLeaving === true)
    if (outcome.unpaid?.isRestored) welcomeBack()
    else toast.error(outcome.title, outcome.message)
  }

  function forgetOutcome() {
    setUnpaid(undefined)
    setLeaving(false)
  }

  async function submit(event: FormEvent<HTMLFormElement>, restore = false) {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('email'))
    if (mode === 'sign-up' && email.trim() !== '' && !isFitToSend()) return
    const outcome = await mutateAsync({ email, restore })
    if (outcome) show(outcome)
  }

  // The form stays disabled while the browser loads the checkout.
  const isBusy = isPending || data?.kind === 'to-checkout'
  return { isBusy, unpaid, isLeaving, password, field, submit, forgetOutcome }
}

export function LoginScreen() {
  const user = useCurrentUser()
  const { state, searchStr } = useLocation()
  const { history } = useRouter()
  // The page to open after the sign-in. It is stored when this screen is mounted, because the location changes before
  // the screen is unmounted.
  const [destination, setDestination] = useState(state.from ?? paths.dashboard)
  const [mode, setMode] = useState<Mode>(() =>
    new URLSearchParams(searchStr).get('mode') === 'sign-up' ? 'sign-up' : 'sign-in',
  )
  const { isBusy, unpaid, isLeaving, password, field, submit, forgetOutcome } = useAttempt(mode)
  const text = words[mode]
  useTitle(text.submit)

  /** Signs in and opens the settings, which need no payment. */
  function openAccount(token: string) {
    setDestination(`${paths.profile}#data`)
    if (startSession(token)) markUnpaid(token)
  }

  useEffect(() => {
    if (user) history.replace(destination)
  }, [user, history, destination])
  if (user) return <PageSpinner />

  return (
    <Entrance heading={text.heading} intro={text.intro}>
      <form
        className={styles.form}
        noValidate
        // The cast is safe, because the native event of `onSubmit` is always a SubmitEvent.
        onSubmit={(event) => submit(event, isKeepButton((event.nativeEvent as SubmitEvent).submitter))}
      >
        <TextField label="Email" name="email" type="email" autoComplete="username" disabled={isBusy} />
        {mode === 'sign-in' ? (
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            disabled={isBusy}
            value={password}
            onChange={field.onChange}
          />
        ) : (
          <NewPasswordField label="Password" name="password" disabled={isBusy} {...field} />
        )}
        {mode === 'sign-in' && (
          <Link to={paths.forgotPassword} className={styles.forgot}>
            Forgot password?
          </Link>
        )}
        <Button type="submit" variant="primary" isWide className={styles.submit} disabled={isBusy}>
          {isBusy ? text.busy : text.submit}
        </Button>
        {isLeaving && <KeepAccount isBusy={isBusy} />}
      </form>
      {unpaid && <OutstandingPayment unpaid={unpaid} onOpenAccount={openAccount} />}
      <p className={styles.switch}>
        {text.question}{' '}
        <button
          type="button"
          disabled={isBusy}
          onClick={() => {
            setMode(mode === 'sign-in' ? 'sign-up' : 'sign-in')
            forgetOutcome()
          }}
        >
          {text.other}
        </button>
      </p>
    </Entrance>
  )
}
