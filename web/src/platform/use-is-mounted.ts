import { useEffect, useRef } from 'react'

/**
 * Returns a function that tells if the component is still mounted. Call it before a navigation at the end of
 * asynchronous work, because the user may have left the screen.
 */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return () => isMounted.current
}
