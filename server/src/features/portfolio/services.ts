import type { Services } from '../../platform/services.ts'

export type PortfolioServices = Pick<
  Services,
  'backgroundTasks' | 'bind' | 'clock' | 'config' | 'gate' | 'makeId' | 'workerPool'
>
