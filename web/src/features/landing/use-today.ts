import type { PlainDate } from '@home-pulse/contract/primitives'
import { useEffect, useState } from 'react'
import { localToday } from '../../platform/plain-date.ts'

/**
 * Today. A page that was made earlier starts with the day it was made, as its HTML does, and moves on to today once
 * it has been taken over.
 */
export function useToday(madeOn?: PlainDate): PlainDate {
  const [today, setToday] = useState(() => madeOn ?? localToday())
  useEffect(() => setToday(localToday()), [])
  return today
}
