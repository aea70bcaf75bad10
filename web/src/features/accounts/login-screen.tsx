import { Link, useLocation, useRouter } from '@tanstack/react-router'
import { type FormEvent, useEffect, useState } from 'react'
import { paths } from '../../platform/paths.ts'
import { useCurrentUser } from '../../platform/session.ts'
import { useTitle } from '../../platform/title.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField, TextField } from '../../ui/field.tsx'
import { PageSpinner } from '../../ui/spinner.tsx'
import { toast } from '../../ui/toast.ts'
import styles from './components/entrance.module.css'
import { Entrance } from './components/entrance.tsx'
import { attempt, type Mode } from './sign-in-attempt.ts'
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
    intro: 'Then a secure checkout, and your first home. $99 a month, cancel any time.',
    submit: 'Create Account',
    busy: 'Creating Account...',
    question: 'Already have an account?',
    other: 'Sign in instead',
  },
} as const

export function LoginScreen() {
  const user = useCurrentUser()
  const { state, searchStr } = useLocation()
  const { history } = useRouter()
  // Kept from the start: the location is the next page's before this screen is gone.
  const [destination] = useState(state.from ?? paths.dashboard)
  const [mode, setMode] = useState<Mode>(() =>
    new URLSearchParams(searchStr).get('mode') === 'sign-up' ? 'sign-up' : 'sign-in',
  )
  const [isBusy, setBusy] = useState(false)
  const [finishPaymentUrl, setFinishPaymentUrl] = useState<string>()
  const text = words[mode]
  useTitle(text.submit)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setBusy(true)
    const outcome = await attempt(mode, String(form.get('email')), String(form.get('password')))
    if (outcome.kind === 'to-checkout') return location.assign(outcome.url)
    setBusy(false)
    if (outcome.kind === 'signed-in')
      return outcome.isRestored
        ? welcomeBack()
        : toast.success('Login Successful!', 'Welcome to Home Pulse AI!')
    setFinishPaymentUrl(outcome.finishPaymentUrl)
    toast.error(outcome.title, outcome.message)
  }

  useEffect(() => {
    if (user) history.replace(destination)
  }, [user, history, destination])
  if (user) return <PageSpinner />

  return (
    <Entrance heading={text.heading} intro={text.intro}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <TextField label="Email" name="email" type="email" autoComplete="username" disabled={isBusy} />
        <PasswordField
          label="Password"
          name="password"
          autoComplete={mode === 'sign-in' ? 'current-password' : 'new-password'}
          disabled={isBusy}
        />
        {mode === 'sign-in' && (
          <Link to={paths.forgotPassword} className={styles.forgot}>
            Forgot password?
          </Link>
        )}
        <Button type="submit" variant="primary" isWide className={styles.submit} disabled={isBusy}>
          {isBusy ? text.busy : text.submit}
        </Button>
      </form>
      {finishPaymentUrl && (
        <section className={styles.unpaid} aria-label="Outstanding payment">
          <p>Your account is ready; only its first payment is missing.</p>
          <Button onClick={() => location.assign(finishPaymentUrl)}>Finish payment</Button>
        </section>
      )}
      <p className={styles.switch}>
        {text.question}{' '}
        <button
          type="button"
          disabled={isBusy}
          onClick={() => {
            setMode(mode === 'sign-in' ? 'sign-up' : 'sign-in')
            setFinishPaymentUrl(undefined)
          }}
        >
          {text.other}
        </button>
      </p>
    </Entrance>
  )
}
