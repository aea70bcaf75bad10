import type { Services } from '../../platform/services.ts'

/** The services that this feature uses. */
export type PortfolioServices = Pick<
  Services,
  'backgroundTasks' | 'bind' | 'clock' | 'config' | 'gate' | 'makeId' | 'workerPool'
>
