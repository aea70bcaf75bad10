import { Link, useLocation } from '@tanstack/react-router'
import { paths } from '../platform/paths.ts'
import { Brand } from '../ui/layout/brand.tsx'
import { Mark } from '../ui/layout/mark.tsx'
import { destinations } from './destinations.tsx'
import styles from './navigation.module.css'

/**
 * The bar at the left of a wide screen. It shows names and icons, or icons without names. The account menu is at its
 * bottom.
 */
export function SideBar({ isRail }: { isRail: boolean }) {
  return (
    <aside className={styles.side} data-rail={isRail} aria-label="Side bar">
      <HomeLink />
      <nav aria-label="Main" className={styles.list}>
        <Destinations />
      </nav>
    </aside>
  )
}

/** The bar at the bottom of a phone. */
export function BottomBar() {
  return (
    <nav aria-label="Main" className={styles.bottom}>
      <Destinations isPhone />
    </nav>
  )
}

export function HomeLink() {
  return (
    <Link to={paths.dashboard} className={styles.home} aria-label="Home Pulse AI, your dashboard">
      <Brand />
    </Link>
  )
}

function Destinations({ isPhone = false }: { isPhone?: boolean }) {
  const place = useLocation({ select: ({ pathname, search }) => ({ pathname, search }) })
  return destinations
    .filter((entry) => entry.isPhone || !isPhone)
    .map(({ label, link, icon, isCurrent }) => (
      <Link
        key={label}
        {...link}
        activeOptions={{ exact: true }}
        aria-current={isCurrent(place) ? 'page' : undefined}
        className={styles.item}
        title={label}
      >
        <Mark path={icon} />
        <span className={styles.label}>{label}</span>
      </Link>
    ))
}
