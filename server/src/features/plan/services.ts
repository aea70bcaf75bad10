import type { Services } from '../../platform/services.ts'

export type PlanServices = Pick<
  Services,
  | 'app'
  | 'bind'
  | 'clock'
  | 'config'
  | 'etags'
  | 'feedKey'
  | 'gate'
  | 'jobs'
  | 'mailer'
  | 'makeId'
  | 'pages'
  | 'responseCache'
  | 'signedUrls'
  | 'workerPool'
>
