import type { Services } from '../../platform/services.ts'

/** The services that this feature uses. */
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
