import { lazy, Suspense, useState } from 'react'
import { useCurrentUser } from '../../platform/session.ts'
import { useTitle } from '../../platform/title.ts'
import { PageSpinner } from '../../ui/spinner.tsx'
import { ProfileNames } from './components/profile-names.tsx'
import { isSection, type ProfileSection } from './components/profile-navigation.tsx'
import { ProfilePicture } from './components/profile-picture.tsx'
import { ProfileSecurity } from './components/profile-security.tsx'
import { ProfileSidebar } from './components/profile-sidebar.tsx'
import { ProfileSubscription } from './components/profile-subscription.tsx'
import styles from './profile-screen.module.css'

// What a person rarely opens comes when they do.
const YourDataScreen = lazy(() =>
  import('../records/your-data-screen.tsx').then(({ YourDataScreen }) => ({ default: YourDataScreen })),
)
const ActivityScreen = lazy(() =>
  import('../records/activity-screen.tsx').then(({ ActivityScreen }) => ({ default: ActivityScreen })),
)

/** Account settings: the sections behind a sidebar. */
export function ProfileScreen() {
  useTitle('Account Settings')
  const user = useCurrentUser()
  // A link may lead to a section.
  const [section, setSection] = useState<ProfileSection>(() => {
    const named = window.location.hash.slice(1)
    return isSection(named) ? named : 'profile'
  })
  if (!user) return null
  return (
    <div className={styles.screen}>
      <ProfileSidebar section={section} onSection={setSection} />
      <div className={styles.content}>
        <h1 className="visually-hidden">Account Settings</h1>
        {section === 'profile' && <ProfileNames user={user} />}
        {section === 'subscription' && <ProfileSubscription userId={user.userId} />}
        {section === 'picture' && <ProfilePicture user={user} />}
        {section === 'security' && <ProfileSecurity user={user} />}
        <Suspense fallback={<PageSpinner />}>
          {section === 'data' && <YourDataScreen />}
          {section === 'activity' && <ActivityScreen />}
        </Suspense>
      </div>
    </div>
  )
}
