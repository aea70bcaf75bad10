import type { PlainDate } from '@home-pulse/contract/primitives'
import { useEffect, useState } from 'react'
import { localToday } from '../../platform/plain-date.ts'

/**
 * Today's date. A page that was built earlier first renders the date of its build, because its HTML has that date.
 * After hydration it renders today.
 */
export function useToday(madeOn?: PlainDate): PlainDate {
  const [today, setToday] = useState(() => madeOn ?? localToday())
  useEffect(() => setToday(localToday()), [])
  return today
}
