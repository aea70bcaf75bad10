import { useEffect, useRef } from 'react'

/**
 * Returns a function that returns true while the component is mounted. Call it at the end of asynchronous work, so that
 * a user who has left the screen is not navigated back.
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
