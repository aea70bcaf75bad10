import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { paths } from '../../../platform/paths.ts'
import { useCurrentUser } from '../../../platform/session.ts'
import { Brand } from '../../../ui/brand.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import styles from './nav-bar.module.css'

/** The page shows through the bar until it is scrolled further than this (specification, section 9). */
const opaqueFromPx = 50

function useIsScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(false)
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > opaqueFromPx)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return isScrolled
}

export function NavBar() {
  const isScrolled = useIsScrolled()
  const user = useCurrentUser()
  return (
    <header className={classes(styles.bar, isScrolled && styles.opaque)}>
      <Link to={paths.home} className={styles.home} aria-label="Home Pulse AI, home page">
        <Brand />
      </Link>
      <nav className={styles.links} aria-label="On this page">
        <a href="#home">Home</a>
        <a href="#features">Features</a>
        <a href="#pricing">Pricing</a>
      </nav>
      {user ? (
        <ButtonLink to={paths.dashboard}>Your Dashboard</ButtonLink>
      ) : (
        <ButtonLink to={paths.login}>Login</ButtonLink>
      )}
    </header>
  )
}
