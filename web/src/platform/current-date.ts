import type { PlainDate } from '@home-pulse/contract/primitives'
import { useSyncExternalStore } from 'react'
import { localToday } from './plain-date.ts'

/** The server's clock may be this much slower. Data loaded before its midnight would belong to the day before. */
const clockToleranceMs = 5_000

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Returns today's date in the browser's time zone. The calling component renders again when a new day begins. */
export const useCurrentDate = (): PlainDate => useSyncExternalStore(subscribe, () => localToday())

/**
 * Renders all dates again after midnight, and calls `onNewDay` to load the data of the new day. Timers stop while a
 * computer sleeps, so the date is also checked when the page is shown again. Returns a function that stops this.
 */
export function followCurrentDate(onNewDay: () => void): () => void {
  let day = localToday()
  let timer = setTimeout(check, untilMidnightMs())

  function check() {
    clearTimeout(timer)
    timer = setTimeout(check, untilMidnightMs())
    if (localToday() === day) return
    day = localToday()
    for (const listener of listeners) listener()
    onNewDay()
  }

  document.addEventListener('visibilitychange', check)
  window.addEventListener('focus', check)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', check)
    window.removeEventListener('focus', check)
  }
}

function untilMidnightMs(): number {
  const now = new Date()
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
  return midnight.getTime() - now.getTime() + clockToleranceMs
}
