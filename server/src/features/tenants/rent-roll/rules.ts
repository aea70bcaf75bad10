import { endsSoonDays } from '@home-pulse/contract/features/tenants/rent-roll'
import { Temporal } from 'temporal-polyfill'

export const lastSoonDay = (today: string): string =>
  Temporal.PlainDate.from(today).add({ days: endsSoonDays }).toString()
