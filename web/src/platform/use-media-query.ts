import { useCallback, useSyncExternalStore } from 'react'

/**
 * Returns true if a media query such as `(max-width: 40em)` matches. The calling component renders again when that
 * changes.
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}
