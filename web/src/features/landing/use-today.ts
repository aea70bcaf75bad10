import type { PlainDate } from '@home-pulse/contract/primitives'
import { useEffect, useState } from 'react'
import { localToday } from '../../platform/plain-date.ts'

/**
 * Today's date. A page that was built earlier first renders the date of its build, as in its HTML, and switches to
 * today after hydration.
 */
export function useToday(madeOn?: PlainDate): PlainDate {
  const [today, setToday] = useState(() => madeOn ?? localToday())
  useEffect(() => setToday(localToday()), [])
  return today
}
