import { useEffect, useRef } from 'react'

/**
 * Tells whether the component is still mounted when asynchronous work ends, so that a user who left is not navigated
 * back.
 */
export function useIsMounted(): () => boolean {
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return () => isHere.current
}
