import type { Services } from '../../platform/services.ts'

/** The services that this feature uses. */
export type HomebotServices = Pick<
  Services,
  'app' | 'attemptLimiter' | 'bind' | 'clock' | 'config' | 'gate' | 'makeId' | 'workerPool'
>
