import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { paths } from '../../../platform/paths.ts'
import { readStoredToken } from '../../../platform/session/token.ts'
import { Brand } from '../../../ui/layout/brand.tsx'
import { classes } from '../../../ui/layout/classes.ts'
import { signUpPath } from '../sign-up-path.ts'
import { ActionLink } from './action-link.tsx'
import styles from './nav-bar.module.css'

/** The bar is transparent until the page is scrolled further than this (specification, row 10-02). */
const opaqueFromPx = 50

const anchors = [
  { href: '#home', label: 'Home' },
  { href: '#features', label: 'Features' },
  { href: '#search', label: 'Search' },
  { href: '#reviews', label: 'Reviews' },
]

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

/** True if the visitor is signed in. False until hydration, because the built HTML is the same for all visitors. */
function useIsSignedIn(): boolean {
  const [isSignedIn, setSignedIn] = useState(false)
  useEffect(() => setSignedIn(readStoredToken() !== null), [])
  return isSignedIn
}

export function NavBar() {
  const isScrolled = useIsScrolled()
  const isSignedIn = useIsSignedIn()
  return (
    <header className={classes(styles.bar, isScrolled && styles.opaque)}>
      <a href={paths.home} className={styles.home} aria-label="Home Pulse AI, home page">
        <Brand />
      </a>
      <nav className={styles.links} aria-label="On this page">
        <Anchors />
      </nav>
      {isSignedIn ? (
        <ActionLink href={paths.dashboard}>Your Dashboard</ActionLink>
      ) : (
        <ActionLink href={paths.login}>Login</ActionLink>
      )}
      <PhoneMenu />
    </header>
  )
}

function Anchors({ onChoose }: { onChoose?: () => void }) {
  return anchors.map(({ href, label }) => (
    <a key={href} href={href} onClick={onChoose}>
      {label}
    </a>
  ))
}

/** The menu is a native disclosure element, so it works without JavaScript. */
function PhoneMenu() {
  const menu = useRef<HTMLDetailsElement>(null)
  const button = useRef<HTMLElement>(null)
  const close = () => {
    if (menu.current) menu.current.open = false
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    close()
    button.current?.focus()
  }
  return (
    <details ref={menu} className={styles.menu} onKeyDown={closeOnEscape}>
      <summary ref={button} className={styles.menuButton} aria-label="Menu">
        <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
          <path className={styles.bars} d="M3 7h16M3 15h16" />
          <path className={styles.cross} d="m5 5 12 12M17 5 5 17" />
        </svg>
      </summary>
      <nav className={styles.panel} aria-label="Menu">
        <Anchors onChoose={close} />
        <ActionLink href={signUpPath} isPrimary isWide>
          Get Started
        </ActionLink>
      </nav>
    </details>
  )
}
