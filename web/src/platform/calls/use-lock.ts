import { useRef, useState } from 'react'

/**
 * Runs one task at a time and ignores calls in the meantime. A second click can come before the first one is rendered, so
 * state of the screen cannot be the lock.
 */
export function useLock() {
  const isHeld = useRef(false)
  const [isBusy, setBusy] = useState(false)

  /** Runs the task and returns its result. Undefined if another one is running. */
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
