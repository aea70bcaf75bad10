import { useCallback, useEffect, useState } from 'react'
import { useMediaQuery } from '../../platform/use-media-query.ts'

/** The only cookie of the app. Its name and lifetime are from the specification (row 10-23). */
const cookieName = 'sidebar_state'
const cookieLifetimeSeconds = 7 * 24 * 60 * 60

/** Returns true unless the cookie says that the sidebar was collapsed. */
export function isSidebarOpen(cookies: string): boolean {
  return !cookies.split('; ').includes(`${cookieName}=collapsed`)
}

export function sidebarCookie(isOpen: boolean): string {
  const value = isOpen ? 'open' : 'collapsed'
  return `${cookieName}=${value}; path=/; max-age=${cookieLifetimeSeconds}; samesite=lax`
}

/** Returns true for Ctrl+B, and for Cmd+B on a Mac. */
export function isToggleKey({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'b' && (ctrlKey || metaKey)
}

/** The state of the sidebar on a wide screen, stored in a cookie for a week. */
export function useSidebarState() {
  const [isOpen, setOpen] = useState(() => isSidebarOpen(document.cookie))
  const toggle = useCallback(() => {
    // Object.assign sets the cookie, because the Cookie Store API is missing on pages served over plain http.
    Object.assign(document, { cookie: sidebarCookie(!isOpen) })
    setOpen(!isOpen)
  }, [isOpen])
  return { isOpen, toggle }
}

/** Calls `onToggle` on Ctrl+B or Cmd+B, wherever the focus is. */
export function useToggleKey(onToggle: () => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isToggleKey(event)) return
      event.preventDefault()
      onToggle()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [onToggle])
}

/** Returns true if the window is narrower than the specification's breakpoint of 768 px. */
export const useIsNarrow = () => useMediaQuery('(max-width: 767.98px)')
