import { endsSoonDays } from '@home-pulse/contract/vocabulary'
import { Temporal } from 'temporal-polyfill'

export const lastSoonDay = (today: string): string =>
  Temporal.PlainDate.from(today).add({ days: endsSoonDays }).toString()
