import { useEffect, useRef } from 'react'

/** Tells whether what began some work is still on screen when the work ends: who has left is not fetched back. */
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
