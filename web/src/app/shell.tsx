import { Link, Outlet, useLocation } from '@tanstack/react-router'
import { Fragment } from 'react'
import { PaymentBanner } from '../features/billing/components/payment-banner.tsx'
import { PaymentNeeded } from '../features/billing/components/payment-needed.tsx'
import { paths } from '../platform/paths.ts'
import { useCurrentUser, useIsRefused, useMustPay } from '../platform/session.ts'
import { Brand } from '../ui/layout/brand.tsx'
import styles from './shell.module.css'
import { SignInAgain } from './sign-in-again.tsx'
import { UserMenu } from './user-menu.tsx'

/**
 * The frame of every signed-in screen. The payment reminder is inside the header, whose height is fixed, because it arrives
 * late and must not move the screen.
 */
export function Shell() {
  const user = useCurrentUser()
  const isRefused = useIsRefused()
  const isSettings = useLocation({ select: ({ pathname }) => pathname === paths.profile })
  // Unpaid customers can use the settings too, to export their data or delete the account.
  const isShut = useMustPay() && !isSettings
  if (!user) return null
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <header className={styles.header}>
        <Link to={paths.dashboard} className={styles.home} aria-label="Home Pulse AI, your dashboard">
          <Brand />
        </Link>
        {isRefused && <SignInAgain />}
        {!isRefused && !isShut && <PaymentBanner key={user.userId} userId={user.userId} />}
        <div className={styles.user}>
          <span className={styles.welcome}>Welcome, {user.firstName || user.email}</span>
          <UserMenu user={user} />
        </div>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {/* The key discards the state of a screen when another person signs in. */}
        <Fragment key={user.userId}>{isShut ? <PaymentNeeded userId={user.userId} /> : <Outlet />}</Fragment>
      </main>
    </>
  )
}
