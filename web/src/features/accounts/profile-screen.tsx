import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { paths } from '../../platform/paths.ts'
import { useCurrentUser } from '../../platform/session/session.ts'
import { useTitle } from '../../platform/title.ts'
import { PageSpinner } from '../../ui/feedback/spinner.tsx'
import { DashboardLink } from '../../ui/layout/dashboard-link.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { ProfileNames } from './components/profile-names.tsx'
import { isSection, type ProfileSection, ProfileSections } from './components/profile-navigation.tsx'
import { ProfilePicture } from './components/profile-picture.tsx'
import { ProfileSecurity } from './components/profile-security.tsx'
import { ProfileSidebar } from './components/profile-sidebar.tsx'
import { ProfileSubscription } from './components/profile-subscription.tsx'
import styles from './profile-screen.module.css'
import { useIsNarrow } from './profile-sidebar-state.ts'

// Rarely used sections are loaded when they are opened.
const YourDataPanel = lazy(() =>
  import('../records/your-data-panel.tsx').then(({ YourDataPanel }) => ({ default: YourDataPanel })),
)
const ActivityCard = lazy(() =>
  import('../records/activity-card.tsx').then(({ ActivityCard }) => ({ default: ActivityCard })),
)

/** Account settings: the sections behind a sidebar. */
export function ProfileScreen() {
  useTitle('Account Settings')
  const user = useCurrentUser()
  const isNarrow = useIsNarrow()
  const navigate = useNavigate()
  const { section: kept } = useSearch({ from: '/guarded/profile' })
  // Links in emails open a section of the settings by the hash of their URL.
  const hash = useLocation({ select: (location) => location.hash })
  const section = kept ?? (isSection(hash) ? hash : 'profile')
  const setSection = (chosen: ProfileSection) =>
    navigate({
      to: paths.profile,
      search: chosen === 'profile' ? {} : { section: chosen },
      replace: true,
      resetScroll: false,
    })
  if (!user) return null
  return (
    <div className={styles.screen}>
      <ProfileSidebar section={section} onSection={setSection} />
      <div className={styles.content}>
        {isNarrow ? (
          <>
            <PageHeader back={<DashboardLink />} title="Account Settings" />
            <div className={styles.sections}>
              <ProfileSections section={section} onSection={setSection} />
            </div>
          </>
        ) : (
          <h1 className="visually-hidden">Account Settings</h1>
        )}
        {section === 'profile' && <ProfileNames user={user} />}
        {section === 'subscription' && <ProfileSubscription userId={user.userId} />}
        {section === 'picture' && <ProfilePicture user={user} />}
        {section === 'security' && <ProfileSecurity user={user} />}
        <Suspense fallback={<PageSpinner />}>
          {section === 'data' && <YourDataPanel />}
          {section === 'activity' && <ActivityCard />}
        </Suspense>
      </div>
    </div>
  )
}
