import { useRef, useState } from 'react'

/**
 * Lets one piece of work through at a time; what is asked for meanwhile falls away. A second press may come before the
 * first one is drawn, so that what a screen shows cannot be the lock.
 */
export function useLock() {
  const isHeld = useRef(false)
  const [isBusy, setBusy] = useState(false)

  /** Does the work and answers what it answers; undefined where other work is under way. */
  async function hold<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (isHeld.current) return undefined
    isHeld.current = true
    setBusy(true)
    try {
      return await work()
    } finally {
      isHeld.current = false
      setBusy(false)
    }
  }
  return { isBusy, hold }
}

export type Lock = ReturnType<typeof useLock>
