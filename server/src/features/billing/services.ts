import type { Services } from '../../platform/services.ts'

export type BillingServices = Pick<
  Services,
  | 'app'
  | 'backgroundTasks'
  | 'bind'
  | 'clock'
  | 'config'
  | 'gate'
  | 'jobs'
  | 'makeId'
  | 'outbox'
  | 'pages'
  | 'payments'
>
