import type { PlainDate } from '@home-pulse/contract/primitives'
import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { localToday } from './plain-date.ts'

/**
 * The delay after midnight before an open page loads the data of the new day. It is random, so that not all pages send
 * requests at once. Its minimum allows for a server whose clock is a few seconds slow.
 */
const delayMs = { min: 5_000, max: 60_000 }

const listeners = new Set<() => void>()
/** The date that all screens show. Undefined until `followCurrentDate` is called. */
let shown: PlainDate | undefined

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/**
 * Returns the current date in the browser's time zone. All components get the same date. When a new day begins, the
 * date changes and the components render again.
 */
export const useCurrentDate = (): PlainDate => useSyncExternalStore(subscribe, () => shown ?? localToday())

/**
 * Updates the current date after midnight, and loads all data again. A hidden page is updated when it becomes visible.
 * The date is also checked when the page gets the focus, because timers stop while a computer sleeps. It is checked
 * after each load too, because the server may already use the new date. Nothing is updated while `mayLoad` returns
 * false, as after the end of a session. Returns a function that stops the updates.
 */
export function followCurrentDate(queries: QueryClient, mayLoad: () => boolean): () => void {
  shown = localToday()

  function check() {
    if (localToday() === shown || document.visibilityState === 'hidden' || !mayLoad()) return
    shown = localToday()
    for (const listener of listeners) listener()
    void queries.invalidateQueries()
  }
  function checkDaily() {
    check()
    timer = setTimeout(checkDaily, untilNewDayMs())
  }

  let timer = setTimeout(checkDaily, untilNewDayMs())
  const stopLoads = queries.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') check()
  })
  document.addEventListener('visibilitychange', check)
  window.addEventListener('focus', check)
  return () => {
    clearTimeout(timer)
    shown = undefined
    stopLoads()
    document.removeEventListener('visibilitychange', check)
    window.removeEventListener('focus', check)
  }
}

function untilNewDayMs(): number {
  const now = new Date()
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
  const delay = delayMs.min + Math.random() * (delayMs.max - delayMs.min)
  return midnight.getTime() - now.getTime() + delay
}
