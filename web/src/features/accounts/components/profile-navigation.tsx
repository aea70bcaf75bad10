import { Link } from '@tanstack/react-router'
import { paths } from '../../../platform/paths.ts'
import {
  BackMark,
  BoxMark,
  CardMark,
  ClockMark,
  LockMark,
  PersonMark,
  PictureMark,
} from './profile-marks.tsx'
import styles from './profile-sidebar.module.css'

export type ProfileSection = 'profile' | 'subscription' | 'picture' | 'security' | 'data' | 'activity'

export interface SidebarProps {
  section: ProfileSection
  onSection: (section: ProfileSection) => void
}

const sections = [
  { section: 'profile', label: 'Update Profile', mark: <PersonMark /> },
  { section: 'subscription', label: 'Manage Subscription', mark: <CardMark /> },
  { section: 'picture', label: 'Profile Picture', mark: <PictureMark /> },
  { section: 'security', label: 'Security', mark: <LockMark /> },
  { section: 'data', label: 'Your Data', mark: <BoxMark /> },
  { section: 'activity', label: 'Activity', mark: <ClockMark /> },
] as const

export const isSection = (name: string): name is ProfileSection =>
  sections.some(({ section }) => section === name)

/** The content of the sidebar: a link back to the dashboard, and the sections. */
export function ProfileNavigation({ section, onSection }: SidebarProps) {
  return (
    <>
      <Link to={paths.dashboard} className={styles.item} title="Back to Dashboard">
        <BackMark />
        <span className={styles.words}>Back to Dashboard</span>
      </Link>
      <p className={styles.product}>
        <b>Home Pulse AI</b>
        <span>Account Settings</span>
      </p>
      <nav aria-label="Account Settings" className={styles.sections}>
        <SectionButtons section={section} onSection={onSection} />
      </nav>
    </>
  )
}

function SectionButtons({ section, onSection }: SidebarProps) {
  return sections.map((entry) => (
    <button
      key={entry.section}
      type="button"
      className={styles.item}
      title={entry.label}
      aria-current={entry.section === section ? 'true' : undefined}
      onClick={() => onSection(entry.section)}
    >
      {entry.mark}
      <span className={styles.words}>{entry.label}</span>
    </button>
  ))
}

/** The list of sections on the page itself. A phone needs it, because it hides the sidebar until the user opens it. */
export function ProfileSections(props: SidebarProps) {
  return (
    <nav aria-label="Sections" className={styles.onPage}>
      <SectionButtons {...props} />
    </nav>
  )
}
