import type { PlainDate } from '@home-pulse/contract/primitives'
import { useEffect, useState } from 'react'
import { localToday } from '../../platform/plain-date.ts'

/**
 * Returns today's date. On the prerendered page it first returns the date of the build, because hydration needs the
 * HTML of the build.
 */
export function useToday(madeOn?: PlainDate): PlainDate {
  const [today, setToday] = useState(() => madeOn ?? localToday())
  useEffect(() => setToday(localToday()), [])
  return today
}
