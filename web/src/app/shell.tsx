import { useQueryClient } from '@tanstack/react-query'
import { Outlet, useLocation } from '@tanstack/react-router'
import { Fragment, useEffect } from 'react'
import { PaymentBanner } from '../features/billing/components/payment-banner.tsx'
import { PaymentNeeded } from '../features/billing/components/payment-needed.tsx'
import { ConversationProvider } from '../features/homebot/conversation-provider.tsx'
import { followCurrentDate } from '../platform/current-date.ts'
import { paths } from '../platform/paths.ts'
import { rescueLostFocus } from '../platform/rescue-focus.ts'
import {
  currentToken,
  useCurrentUser,
  useIsSessionRejected,
  useMustPay,
} from '../platform/session/session.ts'
import { useMediaQuery } from '../platform/use-media-query.ts'
import { Button } from '../ui/controls/button.tsx'
import { Mark } from '../ui/layout/mark.tsx'
import { homebotIcon } from './destinations.tsx'
import { dockId, HomebotDock } from './dock/homebot-dock.tsx'
import { useDock } from './dock/use-dock.ts'
import { BottomBar, HomeLink, SideBar } from './navigation.tsx'
import { Palette } from './palette/palette.tsx'
import styles from './shell.module.css'
import { SignInAgain } from './sign-in-again.tsx'
import { UserMenu } from './user-menu.tsx'

/**
 * The frame of every signed-in screen: a side bar, or a bottom bar on a phone. The header has a fixed height and
 * contains the payment reminder, so that the screen does not move when the reminder appears.
 */
export function Shell() {
  const user = useCurrentUser()
  const queries = useQueryClient()
  useEffect(() => followCurrentDate(queries, () => currentToken() !== undefined), [queries])
  useEffect(rescueLostFocus, [])
  const isSessionRejected = useIsSessionRejected()
  const isPhone = useMediaQuery('(max-width: 767.98px)')
  const isWide = useMediaQuery('(min-width: 1280px)')
  const isSettings = useLocation({ select: ({ pathname }) => pathname === paths.profile })
  // The dashboard's Management tab already contains HomeBot, so HomeBot cannot be docked there.
  const hasHomebot = useLocation({
    select: ({ pathname, search }) => pathname === paths.dashboard && search.tab === 'management',
  })
  const dock = useDock(isWide)
  // The settings stay open to unpaid customers, so that they can export their data or delete the account.
  const mustPay = useMustPay()
  const isShut = mustPay && !isSettings
  if (!user) return null
  const offersDock = !mustPay && !hasHomebot
  const isDocked = offersDock && dock.isOpen
  // The side bar shows icons without labels on a narrow screen, in the settings (they have another side bar), and
  // beside a docked HomeBot.
  const isRail = !isWide || isSettings || isDocked
  return (
    <ConversationProvider userId={user.userId}>
      <div className={styles.frame} data-rail={isRail} data-docked={isDocked && isWide}>
        <a className={styles.skip} href="#main">
          Skip to content
        </a>
        {!isPhone && <SideBar isRail={isRail} />}
        <header className={styles.header}>
          {isPhone && <HomeLink />}
          {!isShut && <Palette isPhone={isPhone} />}
          {isSessionRejected && <SignInAgain />}
          {!isSessionRejected && !isShut && <PaymentBanner key={user.userId} userId={user.userId} />}
          <div className={styles.user}>
            {offersDock && (
              <Button
                variant="quiet"
                size="small"
                className={styles.ask}
                aria-expanded={isDocked}
                aria-controls={isDocked && isWide ? dockId : undefined}
                aria-label="Ask HomeBot"
                onClick={() => dock.toggle(!isDocked)}
              >
                <Mark path={homebotIcon} />
                {!isPhone && 'Ask HomeBot'}
              </Button>
            )}
            <span className={styles.welcome}>Welcome, {user.firstName || user.email}</span>
            <UserMenu user={user} isNamed={!isRail} />
          </div>
        </header>
        <main id="main" tabIndex={-1} className={styles.main}>
          {/* The key discards the state of a screen when another user signs in. */}
          <Fragment key={user.userId}>
            {isShut ? <PaymentNeeded userId={user.userId} /> : <Outlet />}
          </Fragment>
        </main>
        {isPhone && <BottomBar />}
        {isDocked && <HomebotDock isBeside={isWide} onClose={() => dock.toggle(false)} />}
      </div>
    </ConversationProvider>
  )
}
